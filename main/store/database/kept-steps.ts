import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ChangeKind } from '../../../preload/contract';
import type { StoreDatabase } from './database';

/** What a step changed, as `import_changes` keeps it. */
export function packed(changes: readonly unknown[]): Uint8Array {
  return deflateRawSync(JSON.stringify(changes), { level: 1 });
}

export function unpacked<T>(bytes: Uint8Array): T[] {
  return JSON.parse(inflateRawSync(bytes).toString('utf8'));
}

/** Writes a step down; what was undone before cannot be done again then. Inside a transaction. */
export function writeStep(
  { db, now, userName }: { db: StoreDatabase; now: () => string; userName: string | null },
  importId: string,
  step: { kind: ChangeKind; facts: unknown },
  changes: readonly unknown[],
): void {
  db.run('delete from import_changes where import_id = ? and is_undone = 1', importId);
  db.run(
    `insert into import_changes (import_id, kind, facts, changes, changed_at, changed_by) values (?, ?, ?, ?, ?, ?)`,
    importId,
    step.kind,
    JSON.stringify(step.facts),
    packed(changes),
    now(),
    userName,
  );
}
