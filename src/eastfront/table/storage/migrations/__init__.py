"""The way from each revision of the schema to the next; run by Alembic, by `revisions.py`."""
