"""Plain pages for people who follow a link, without scripts."""
