import type { Correction } from '../analysis/index';
import type { SwitchBoard } from '../ground/switches';
import type { ServiceDatabase } from '../storage/database';
import type { Repositories } from '../storage/repositories';
import type { StoredRun } from '../storage/run-repository';
import { accountOf } from '../storage/transaction-repository';
import type { EngineClient } from './engine-client';

/** Rows handed to the engine in one message; about 5 ms of reading. */
const SLICE_ROWS = 1000;

interface RunnerOptions {
  repositories: Repositories;
  database: ServiceDatabase;
  engine: EngineClient;
  switches: SwitchBoard;
  now(): number;
  /** Told once a run has ended, inside the transaction that ends it. */
  onEnded(run: StoredRun, state: 'done' | 'failed'): void;
  onFault(error: unknown): void;
}

/**
 * Runs analyses one after the other (`interface.md` 3). The state of every run stands in the database: after a
 * restart, queued runs are taken up again, half-finished ones begin anew, finished ones wait for the rest of their time.
 */
export class AnalysisRunner {
  private isWorking = false;
  private isStopped = false;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private current: Promise<void> = Promise.resolve();

  constructor(private readonly options: RunnerOptions) {}

  /** Takes up what an earlier start left behind. */
  start(): void {
    const { runs } = this.options.repositories;
    for (const run of runs.listByState('running')) {
      if (run.readyAt !== null) this.finishAt(run, run.readyAt);
      else {
        this.options.database.write(() => {
          runs.clearResults(run.runId);
          runs.setState(run.runId, 'queued');
        });
      }
    }
    this.pump();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.options.engine.stop();
    await this.current;
  }

  /** Queues a new run of the user. */
  trigger(userId: string): StoredRun {
    const run = this.options.repositories.runs.create(userId, 'analysis', 'queued');
    this.pump();
    return run;
  }

  /** Queues the analysis of a run that waited for the bank. */
  enqueue(runId: string): void {
    this.options.repositories.runs.setState(runId, 'queued');
    this.pump();
  }

  /** The user is gone: what still runs for it ends without a trace (its rows are gone already). */
  forgetUser(userId: string): void {
    if (this.runningUser === userId) void this.options.engine.stop();
  }

  /**
   * Accounts of the user are gone for good, so no answer may hold their figures any more: finished results are
   * forgotten, a run under way begins anew with what is left, and with nothing left it is cancelled.
   */
  forgetAccounts(userId: string): void {
    const { accounts, runs, users } = this.options.repositories;
    const resultRun = users.findAnywhere(userId)?.resultRun;
    if (resultRun) {
      users.setResultRun(userId, null);
      runs.doomResults(resultRun);
    }
    const isNothingLeft = accounts.list(userId).length === 0;
    for (const run of [...runs.listByState('running'), ...runs.listByState('queued')]) {
      if (run.userId !== userId) continue;
      clearTimeout(this.timers.get(run.runId));
      this.timers.delete(run.runId);
      if (run.runId === this.runningRun) this.isRunStale = true;
      runs.clearResults(run.runId);
      runs.setReadyAt(run.runId, null);
      // The one at work is queued again only when the engine has let go of it.
      if (isNothingLeft) runs.setState(run.runId, 'cancelled');
      else if (run.runId !== this.runningRun) runs.setState(run.runId, 'queued');
    }
    this.pump();
  }

  private runningUser: string | undefined;
  private runningRun: string | undefined;
  /** What the run at work reads has changed under it. */
  private isRunStale = false;

  private pump(): void {
    if (this.isWorking || this.isStopped) return;
    this.isWorking = true;
    this.current = this.drain()
      .catch(this.options.onFault)
      .finally(() => {
        this.isWorking = false;
      });
  }

  private async drain(): Promise<void> {
    const { runs } = this.options.repositories;
    // The answer to the trigger goes out before its run takes the processor.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      const run = this.isStopped ? undefined : runs.listByState('queued')[0];
      if (!run) return;
      await this.perform(run);
    }
  }

  private async perform(run: StoredRun): Promise<void> {
    const { database, engine, repositories, switches } = this.options;
    const user = repositories.users.findAnywhere(run.userId);
    if (!user) {
      repositories.runs.setState(run.runId, 'cancelled');
      return;
    }
    const startedAt = this.options.now();
    this.runningUser = run.userId;
    this.runningRun = run.runId;
    this.isRunStale = false;
    repositories.runs.setState(run.runId, 'running');
    const ranges: number[][] = [];
    try {
      const accounts = repositories.accounts.list(run.userId);
      await engine.analyse(
        {
          userType: user.type,
          accounts: accounts.map((account) => ({
            ...account.body,
            accountId: account.accountId,
            accountNumber: account.accountNumber,
            isUserAdded: account.loginId === null,
          })),
          corrections: this.readCorrections(run.userId),
          slices: this.readSlices(accounts, ranges),
        },
        {
          result: (kind, body) =>
            this.ifAlive(run, () => repositories.runs.saveResult(run.runId, kind, body)),
          categories: (slice, body) =>
            this.ifAlive(run, () => {
              const pks = ranges[slice] ?? [];
              const [first] = pks;
              const last = pks[pks.length - 1];
              if (first === undefined || last === undefined) return;
              const text = `{"pks":${JSON.stringify(pks)},"items":${body}}`;
              repositories.runs.saveCategorized(run.runId, first, last, text);
            }),
        },
      );
      if (this.isRunStale) {
        this.beginAnew(run);
        return;
      }
      const readyAt = Math.max(this.options.now(), startedAt + switches.current.runDurationMs);
      database.write(() => repositories.runs.setReadyAt(run.runId, readyAt));
      this.finishAt(run, readyAt);
    } catch (error) {
      if (!this.isStopped) this.fail(run, error);
    } finally {
      this.runningUser = undefined;
      this.runningRun = undefined;
    }
  }

  private beginAnew(run: StoredRun): void {
    const { database, repositories } = this.options;
    database.write(() => {
      repositories.runs.clearResults(run.runId);
      if (repositories.runs.find(run.userId, run.runId)?.state === 'running')
        repositories.runs.setState(run.runId, 'queued');
    });
  }

  /** What was said about categories of the user, oldest first. */
  private readCorrections(userId: string): Correction[] {
    return this.options.repositories.feedback.listOfUser(userId).flatMap(({ value }) => {
      const { transactionId, category } = value;
      return typeof transactionId === 'string' && typeof category === 'string'
        ? [{ transactionId, category }]
        : [];
    });
  }

  private *readSlices(
    accounts: Array<{ number: number; accountId: string }>,
    ranges: number[][],
  ): Generator<{ accountId: string; bodies: string[] }> {
    const idByNumber = new Map(accounts.map((account) => [account.number, account.accountId]));
    for (const account of accounts) {
      for (const slice of this.options.repositories.transactions.slices(account.number, SLICE_ROWS)) {
        ranges.push(slice.rows.map((row) => row.pk));
        yield {
          accountId: idByNumber.get(accountOf(slice.firstPk)) ?? account.accountId,
          bodies: slice.rows.map((row) => row.body),
        };
      }
    }
  }

  /** Writes only while the run is still there: its user may have been deleted meanwhile. */
  private ifAlive(run: StoredRun, write: () => void): void {
    if (this.options.repositories.runs.find(run.userId, run.runId)) write();
  }

  private fail(run: StoredRun, error: unknown): void {
    const found = this.options.repositories.runs.find(run.userId, run.runId);
    if (found?.state !== 'running') return;
    this.options.onFault(error);
    this.end(found, 'failed');
  }

  private finishAt(run: StoredRun, readyAt: number): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(run.runId);
        try {
          this.end(run, this.options.switches.current.runOutcome);
        } catch (error) {
          this.options.onFault(error);
        }
      },
      Math.max(0, readyAt - this.options.now()),
    );
    this.timers.set(run.runId, timer);
  }

  private end(run: StoredRun, state: 'done' | 'failed'): void {
    const { database, repositories } = this.options;
    database.write(() => {
      const found = repositories.runs.find(run.userId, run.runId);
      // A run cancelled meanwhile stays cancelled.
      if (found?.state !== 'running') return;
      repositories.runs.setState(run.runId, state);
      const user = repositories.users.findAnywhere(run.userId);
      if (state === 'failed') repositories.runs.doomResults(run.runId);
      else if (user) {
        repositories.users.setResultRun(user.userId, run.runId);
        if (user.resultRun) repositories.runs.doomResults(user.resultRun);
      }
      this.options.onEnded(run, state);
    });
  }
}
