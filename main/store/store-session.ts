import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { StoreContext } from './context/store-context';
import { StoreDatabase } from './database/database';
import { type StoreOperation, storeOperations } from './operations';
import type { SlowStatement, WorkerStart } from './store-protocol';

/** The open store with its operations, as the worker runs it. Tests of single operations use it without a worker. */
export class StoreSession {
  readonly context: StoreContext;
  #operation = 'open';

  constructor(start: WorkerStart, onSlow: (statement: SlowStatement) => void) {
    const db = new StoreDatabase({
      ...start,
      onSlow: (sql, durationMs) => onSlow({ operation: this.#operation, sql, durationMs }),
    });
    this.context = {
      db,
      indexes: new Map(),
      sends: new Map(),
      runs: new Map(),
      now: () => new Date().toISOString(),
      newId: randomUUID,
      userName: systemUserName(),
      programVersion: start.programVersion ?? null,
    };
    storeOperations['imports.dropUnfinished'](this.context);
    storeOperations['uploads.markInterrupted'](this.context);
    db.settle();
    db.keepCopy();
  }

  run(name: string, args: readonly unknown[]): unknown {
    if (!Object.hasOwn(storeOperations, name)) throw new RangeError(`no operation ${name}`);
    this.#operation = name;
    const operation = storeOperations[name as StoreOperation] as (
      context: StoreContext,
      ...args: readonly unknown[]
    ) => unknown;
    return operation(this.context, ...args);
  }

  close(): void {
    this.context.db.close();
  }
}

/** A user without an entry in the system's list has no name; nothing depends on it. */
function systemUserName(): string | null {
  try {
    return userInfo().username.slice(0, 200) || null;
  } catch {
    return null;
  }
}
