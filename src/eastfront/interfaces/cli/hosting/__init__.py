"""The commands around a server: serving, keeping what it keeps, and a table in the browser."""
