import type { StoreDatabase } from './database';

/** What was made of a database, and of which state of it. */
interface Made {
  changes: number;
  readonly values: Map<string, unknown>;
}

const madeOf = new WeakMap<StoreDatabase, Made>();
/** Of a customer or two. */
const valuesKept = 4;

/** What `make` gives, from memory as long as nothing in the database has changed. For what reads every booking of a customer. */
export function madeOnce<Value>(db: StoreDatabase, name: string, make: () => Value): Value {
  const changes = db.changeCount();
  const known = madeOf.get(db);
  const made: Made = known?.changes === changes ? known : { changes, values: new Map() };
  madeOf.set(db, made);
  if (made.values.has(name)) return made.values.get(name) as Value;
  const value = make();
  made.values.set(name, value);
  for (const oldest of made.values.keys()) {
    if (made.values.size <= valuesKept) break;
    made.values.delete(oldest);
  }
  return value;
}
