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
  step: { kind: ChangeKind; facts: object },
  changes: readonly unknown[],
): void {
  const declined = Array.from(filesOfDecisions(db, importId, { areUndone: true }));
  const facts = declined.length > 0 ? { ...step.facts, declined } : step.facts;
  db.run('delete from import_changes where import_id = ? and is_undone = 1', importId);
  db.run(
    `insert into import_changes (import_id, kind, facts, changes, changed_at, changed_by) values (?, ?, ?, ?, ?, ?)`,
    importId,
    step.kind,
    JSON.stringify(facts),
    packed(changes),
    now(),
    userName,
  );
}

/**
 * SHA-256 of the files in which equal rows were once decided as before. That a person took it back outlives the step itself, which goes
 * with the next one: `declined` among the facts of that one.
 */
export function filesOfDecisions(
  db: StoreDatabase,
  importId: string,
  { areUndone }: { areUndone: boolean },
): Set<string> {
  const steps = db.all<{ kind: ChangeKind; declined: string | null; changes: Uint8Array }>(
    `select kind, facts ->> '$.declined' as declined, changes from import_changes
     where import_id = ? and is_undone >= ? and (kind = 'asBefore' or facts ->> '$.declined' is not null)`,
    importId,
    areUndone ? 1 : 0,
  );
  return new Set(
    steps.flatMap(({ kind, declined, changes }) => [
      ...(JSON.parse(declined ?? '[]') as string[]),
      ...(kind === 'asBefore'
        ? unpacked<{ key: { fileSha256: string } }>(changes).map(({ key }) => key.fileSha256)
        : []),
    ]),
  );
}
