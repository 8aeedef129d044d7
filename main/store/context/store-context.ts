import type { StoreDatabase } from '../database/database';
import type { ImportIndex } from '../rows/import-index';
import type { SendRun } from '../sending/send-run';
import type { SendSet } from '../sending/send-set';

/** What the operations of the store worker share. */
export interface StoreContext {
  readonly db: StoreDatabase;
  /** Indexes of the imports in use, newest use last. */
  readonly indexes: Map<string, ImportIndex>;
  /** Plans made, per import. */
  readonly sends: Map<string, SendSet>;
  /** Uploads under way. */
  readonly runs: Map<string, SendRun>;
  /** Instant in UTC, ISO 8601. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Name of the user of this computer, for "who"; null where the system has none. */
  readonly userName: string | null;
  /** Version of the program, for the audit; null where nobody told it. */
  readonly programVersion: string | null;
}
