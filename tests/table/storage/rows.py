"""Rows to fill a database with: some of every table, with every kind of value."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, select

from eastfront.table.storage.database import open_engine, reading, writing
from eastfront.table.storage.schema import metadata

Rows = dict[str, list[dict[str, Any]]]

TABLE: Final = {
    "id": "t1",
    "seq": 2**40,
    "version": 3,
    "status": "playing",
    "setup": '{"game":"barbarossa"}',
    "visibility": "open",
    "clock": "{}",
    "times": "[]",
    "offer": "",
    "host": "anna",
    "key": "00ff",
    "salt": "ff00",
    "origin": "",
    "software": "1.0",
    "due": None,
    "asked": None,
    "turn": 0,
    "created": 1.1,
    "changed": 1794771234.1234567,
}
SEAT: Final = {"level": "", "name": "", "language": "en", "webhook": "", "standing": "{}"}


def sample_rows(events: int = 1201) -> Rows:
    """Rows of every table, more events than are read or written at once."""
    return {
        "persons": [person("anna", "Änna “Ж” 🂡\n\t\\"), person("boris", "")],
        "accounts": [{"login": "anna@home", "person": "anna", "password": "$argon2id$", "created": 0.1}],
        "passkeys": [passkey(bytes(range(256))), passkey(b"")],
        "tables": [TABLE, {**TABLE, "id": "t2", "due": 12.75}],
        "seats": [
            {**SEAT, "table_id": "t1", "seat": 0, "person": "anna", "gone": False},
            {**SEAT, "table_id": "t1", "seat": 1, "person": None, "gone": True, "level": "recruit"},
        ],
        "events": [event(seq) for seq in range(events)],
        "snapshots": [{"table_id": "t1", "version": 2, "software": "1.0", "body": "{}"}],
        "leases": [{"table_id": "t1", "holder": "p1", "token": 7, "until": 3.5}],
        "links": [{"digest": "ab", "table_id": "t1", "seat": 1, "person": "anna", "until": 9.0}],
        "mutes": [{"person": "anna", "muted": "boris"}],
        "presence": [{"table_id": "t1", "seat": -1, "process": "p1", "count": 2}],
        "processes": [{"id": "p1", "seen": 4000.5}],
        "uptime": [{"id": 1, "seconds": 4000.5, "seen": 1.0, "key_digest": "cd"}],
    }


def person(name: str, shown: str) -> dict[str, Any]:
    return {"id": name, "name": shown, "language": "en", "created": 0.1 + 0.2}


def passkey(name: bytes) -> dict[str, Any]:
    return {"id": name, "login": "anna@home", "public_key": b"\x00\xff", "sign_count": 2**33, "created": 1.0}


def event(seq: int) -> dict[str, Any]:
    played = seq % 2 == 0
    return {
        "table_id": "t1",
        "seq": seq,
        "at": seq / 7,
        "kind": "entry" if played else "chat",
        "version": seq if played else None,
        "line": f'["choose",{seq}]' if played else None,
        "body": '{"text":"' + "x" * 40 + '"}',
        "nonce": None if played else f"1:{seq}",
    }


async def fill(url: URL, rows: Rows) -> None:
    """Adds *rows* to the migrated database at *url*."""
    engine = open_engine(url)
    async with writing(engine) as connection:
        for table in metadata.sorted_tables:
            await connection.execute(table.insert(), rows[table.name])
    await engine.dispose()


async def contents(url: URL) -> Rows:
    """Everything in the database at *url*, in the order of the keys."""
    engine = open_engine(url)
    async with reading(engine) as connection:
        found = {
            table.name: [
                dict(row)
                for row in (await connection.execute(select(table).order_by(*table.primary_key))).mappings()
            ]
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return found
