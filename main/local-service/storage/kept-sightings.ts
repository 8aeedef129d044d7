import type { KeptSightings } from '../../database-guard/witnessed-clock';
import type { ServiceDatabase } from './database';

/** What the clock was seen to say, in the database itself. */
export function keptSightings(database: ServiceDatabase): KeptSightings {
  return {
    read: () => {
      const row = database.get('SELECT last_seen, jump_seen_at, jump_ran_ms FROM clock');
      if (!row) return null;
      return {
        lastSeen: Number(row.last_seen),
        jumpSeenAt: row.jump_seen_at === null ? null : Number(row.jump_seen_at),
        jumpRanMs: Number(row.jump_ran_ms),
      };
    },
    write: ({ lastSeen, jumpSeenAt, jumpRanMs }) => {
      database.run(
        'REPLACE INTO clock VALUES (1, ?, ?, ?)',
        Math.floor(lastSeen),
        jumpSeenAt,
        Math.floor(jumpRanMs),
      );
    },
  };
}
