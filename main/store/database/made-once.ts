import type { StoreDatabase } from './database';

/** What was made of a database, and of which state of it. */
interface Made {
  changes: number;
  /** Changes that nothing here is made of. */
  unrelated: number;
  readonly values: Map<string, unknown>;
}

const madeOf = new WeakMap<StoreDatabase, Made>();
/** Of a customer or two. */
const valuesKept = 4;

function stateOf(db: StoreDatabase): Made {
  const made = madeOf.get(db) ?? { changes: -1, unrelated: 0, values: new Map() };
  madeOf.set(db, made);
  return made;
}

const changesIn = (db: StoreDatabase) => db.get<{ n: number }>('select total_changes() as n')?.n ?? 0;

/** What `make` gives, from memory as long as nothing in the database has changed. For what reads every booking of a customer. */
export function madeOnce<Value>(db: StoreDatabase, name: string, make: () => Value): Value {
  const made = stateOf(db);
  const changes = changesIn(db) - made.unrelated;
  if (changes !== made.changes) made.values.clear();
  made.changes = changes;
  if (made.values.has(name)) return made.values.get(name) as Value;
  const value = make();
  made.values.set(name, value);
  for (const oldest of made.values.keys()) {
    if (made.values.size <= valuesKept) break;
    made.values.delete(oldest);
  }
  return value;
}

/** Writes what nothing that is kept is made of. */
export function writeUnrelated(db: StoreDatabase, write: () => void): void {
  const made = stateOf(db);
  const before = changesIn(db);
  try {
    write();
  } finally {
    made.unrelated += changesIn(db) - before;
  }
}
