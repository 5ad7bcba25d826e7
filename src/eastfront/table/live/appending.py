"""What a command brought, on its way into storage: all of it in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from eastfront.table.live.errors import Conflict
from eastfront.table.live.hub import Hub
from eastfront.table.live.leases import Lease, renew
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.snapshot import take_snapshot
from eastfront.table.storage.records import Event, to_json
from eastfront.table.storage.tables import add_events, put_snapshot, update_seat, update_table

# A snapshot is kept after so many lines of the log, so that a table is back soon after a restart.
SNAPSHOT_LINES: Final = 50


@dataclass(frozen=True)
class Append:
    """New events of a table whose last one was *expected* until now; *now* is server time.

    Whoever acts under a *lease* must still have it.
    """

    live: LiveTable
    draft: Draft
    events: list[Event]
    expected: int
    lease: Lease | None
    now: float

    def write(self, connection: Connection, hub: Hub) -> bool:
        """Write all of it and have the other processes told, unless one of them has been faster.

        Tell whether a snapshot was kept with it.
        """
        record = self.live.record
        for write in self.draft.besides:
            write(connection)
        if not update_table(connection, record, self.expected):
            raise Conflict(f"{record.id}: written by somebody else")
        for seat in sorted(self.draft.seats):
            update_seat(connection, record.id, seat, self.live.seats[seat])
        add_events(connection, record.id, self.events)
        if self.lease:
            renew(connection, self.lease, self.now)
        hub.announce(connection, record.id, record.seq)
        return self.write_snapshot(connection)

    def write_snapshot(self, connection: Connection) -> bool:
        """Keep a snapshot, if it is time for one and nothing could be taken back any more."""
        live, record = self.live, self.live.record
        if live.table is None or record.version < live.snapshot + SNAPSHOT_LINES:
            return False
        snapshot = take_snapshot(live.table)
        if snapshot is None:
            return False
        put_snapshot(connection, record.id, record.version, record.software, to_json(snapshot))
        return True
