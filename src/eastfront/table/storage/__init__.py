"""Where live tables are kept: one schema and one text of each statement for SQLite and PostgreSQL."""
