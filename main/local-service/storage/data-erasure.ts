import type { WitnessedClock } from '../../database-guard/witnessed-clock';
import type { ServiceDatabase } from './database';
import { rowRange } from './transaction-repository';
import type { UserRepository } from './user-repository';

/** Rows erased in one go: a slice of about 10 ms, so that no request waits longer for it. */
const SLICE_ROWS = 500;
/** setTimeout holds at most 2^31 - 1 ms; later expiries are looked at again after a day. */
const LONGEST_WAIT_MS = 86_400_000;
/** Wait while the clock is doubted, in milliseconds. */
const DOUBT_MS = 3_600_000;
/** Wait after a failure (a full disk, say) before erasing goes on, in milliseconds. */
const RETRY_MS = 60_000;

/** By which erasure knows that a lifetime is over. */
export interface ErasureClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where the clock is a person's own, and may be wrong. */
  witness?: WitnessedClock;
}

/**
 * Deletes users whose `expiresIn` is over (`interface.md` 1.8, 2.1), also those that fell due while the service was
 * off, and erases the rows of removed accounts and the results of past runs in slices. What is still to erase is noted in
 * the database, so a kill in between loses nothing.
 */
export class DataErasure {
  private timer: NodeJS.Timeout | undefined;
  private slice: NodeJS.Immediate | undefined;
  private isStopped = false;
  /** Something was erased since the copy was renewed. */
  private hasErased = false;

  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UserRepository,
    private readonly clock: ErasureClock,
    private readonly onDeleted: (userId: string) => void,
    private readonly onFault: (error: unknown) => void,
  ) {}

  start(): void {
    this.guard(() => this.sweepDueUsers());
  }

  /** See `WitnessedClock.vouch`. What is due by it goes with the next `start`. */
  vouch(clockSeen: number): void {
    this.clock.witness?.vouch(clockSeen);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    clearImmediate(this.slice);
  }

  /** To be called after any change of an expiry. */
  reschedule(): void {
    clearTimeout(this.timer);
    const next = this.users.nextExpiry();
    if (next === null || this.isStopped) return;
    const due = Math.max(next - this.clock.now(), 0);
    // Due by a clock that is not believed yet.
    const wait = this.clock.witness?.isDoubted ? DOUBT_MS : Math.min(due, LONGEST_WAIT_MS);
    this.timer = setTimeout(() => this.guard(() => this.sweepDueUsers()), wait);
    this.timer.unref();
  }

  /** To be called after removing accounts or users. */
  eraseDoomed(): void {
    if (this.slice || this.isStopped) return;
    this.slice = setImmediate(() => {
      this.slice = undefined;
      this.guard(() => {
        if (this.eraseSlice()) {
          this.hasErased = true;
          this.eraseDoomed();
        } else if (this.hasErased) {
          this.hasErased = false;
          this.database.renewCopy();
        }
      });
    });
  }

  /** What fails here was asked for by no request: it is reported, and tried again from the start. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.onFault(error);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.guard(() => this.sweepDueUsers()), RETRY_MS);
      this.timer.unref();
    }
  }

  private sweepDueUsers(): void {
    for (const user of this.users.listDue(this.clock.witness?.passed() ?? this.clock.now())) {
      this.users.delete(user.userId);
      this.onDeleted(user.userId);
    }
    this.eraseDoomed();
    this.reschedule();
  }

  /** False when nothing is left to erase. */
  private eraseSlice(): boolean {
    return this.eraseAccountSlice() || this.eraseResultSlice();
  }

  private eraseAccountSlice(): boolean {
    const doomed = this.database.get('SELECT number FROM doomed_accounts LIMIT 1');
    if (!doomed) return false;
    const number = Number(doomed.number);
    const { start, end } = rowRange(number);
    return this.database.write(() => {
      const erased = this.database.run(
        'DELETE FROM transactions WHERE pk IN (SELECT pk FROM transactions WHERE pk >= ? AND pk < ? LIMIT ?)',
        start,
        end,
        SLICE_ROWS,
      );
      if (erased < SLICE_ROWS) this.database.run('DELETE FROM doomed_accounts WHERE number = ?', number);
      return true;
    });
  }

  private eraseResultSlice(): boolean {
    const doomed = this.database.get('SELECT run_id FROM doomed_results LIMIT 1');
    if (!doomed) return false;
    const runId = String(doomed.run_id);
    return this.database.write(() => {
      const erased = ['results', 'categorized'].map((table) =>
        this.database.run(
          `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE run_id = ? LIMIT 1)`,
          runId,
        ),
      );
      if (erased.every((rows) => rows === 0)) {
        this.database.run('DELETE FROM doomed_results WHERE run_id = ?', runId);
      }
      return true;
    });
  }
}
