import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalService, startLocalService } from '../../main/local-service/start';
import type { Customer } from '../../preload/contract';
import { madeIbanOf, writeExport } from '../e2e/driver/made-exports';
import { chooseLanguage, waitForStore } from '../e2e/driver/main-job';
import { builtMain, createCustomerOn } from '../e2e/driver/own-service';
import { launchProgram, type RunningProgram } from '../e2e/driver/program';
import { driveJob, type Job } from './driven-job';
import { killsPerStage, type PlannedKill, planKill, randomFrom, type Stage, stages } from './kill-schedule';
import { MisbehavingProxy, type ProxyFault, proxyFaults } from './misbehaving-proxy';
import { checkService } from './service-checker';

export interface KillRunOptions {
  kills: number;
  /** No further job is begun, and nothing more killed, after so long. */
  minutes: number;
  /** Bookings of a job, in two accounts. */
  bookings: number;
  seed: number;
  /** Folder for profile, exports and reports. */
  work: string;
  say(line: string): void;
}

export interface KillRunReport {
  kills: number;
  killsIn: Record<Stage, number>;
  jobs: number;
  requests: number;
  faults: Partial<Record<ProxyFault, number>>;
  /** Steps that had to be asked for once more although nothing was killed. */
  askedAgain: string[];
  lost: number;
  doubled: number;
  otherBalances: number;
  /** Jobs that did not come to an end. */
  stuck: number;
  /** Where the time went, in seconds: starting the program, the stages of the jobs, asking the service. */
  seconds: Partial<Record<Stage | 'starting' | 'checking', number>>;
}

/** Share of requests that meet a fault on their way. */
const faultShare = 0.12;
const databaseKey = 'cd'.repeat(32);
/** Nothing asked of the service and no stage begun for so long: the job stands still, however slow the machine is. */
const stuckMs = 240_000;
/** Asking for ever without coming to an end is no progress either. */
const mostMs = 1_200_000;

/**
 * Jobs in the real program, through a proxy that misbehaves, ended with SIGKILL at random moments of every stage and
 * started again until done; afterwards the service itself is asked what it holds.
 */
export async function runKills(options: KillRunOptions): Promise<KillRunReport> {
  const service = await startLocalService({
    databasePath: join(options.work, 'service.db'),
    databaseKey,
    runDurationMs: 1_500,
    analysisWorker: join(builtMain, 'local-service-analysis.cjs'),
  });
  const proxy = await MisbehavingProxy.start(service.address);
  try {
    return await new KillRun(options, service, proxy).walk();
  } finally {
    await proxy.stop();
    await service.stop();
  }
}

class KillRun {
  readonly #options: KillRunOptions;
  readonly #service: LocalService;
  readonly #proxy: MisbehavingProxy;
  readonly #random: () => number;
  readonly #report: KillRunReport;
  #program: RunningProgram | null = null;
  #stage: Stage = 'staging';
  /** Kills of the job under way that are still to come. */
  #left = new Map<Stage, number>();
  #armed: PlannedKill | null = null;
  #isKilled = false;
  #spentUntil = performance.now();
  #movedAt = Date.now();

  constructor(options: KillRunOptions, service: LocalService, proxy: MisbehavingProxy) {
    this.#options = options;
    this.#service = service;
    this.#proxy = proxy;
    this.#random = randomFrom(options.seed);
    this.#report = {
      kills: 0,
      killsIn: Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>,
      jobs: 0,
      requests: 0,
      faults: {},
      askedAgain: [],
      lost: 0,
      doubled: 0,
      otherBalances: 0,
      stuck: 0,
      seconds: {},
    };
  }

  /** Counts the time since the last call for what went on until now. */
  #spend(on: Stage | 'starting' | 'checking'): void {
    const now = performance.now();
    const { seconds } = this.#report;
    seconds[on] = (seconds[on] ?? 0) + (now - this.#spentUntil) / 1_000;
    this.#spentUntil = now;
  }

  async walk(): Promise<KillRunReport> {
    const { kills, minutes, say } = this.#options;
    const deadline = Date.now() + minutes * 60_000;
    do {
      const job = await this.#makeJob();
      this.#left = killsPerStage(kills - this.#report.kills);
      const isDone = await this.#finish(job, deadline);
      if (!isDone) this.#report.stuck += 1;
      this.#spend(this.#stage);
      const checked = await checkService(this.#service, job.customer.userId, job.accounts);
      this.#spend('checking');
      this.#report.lost += checked.lost;
      this.#report.doubled += checked.doubled;
      this.#report.otherBalances += checked.otherBalances;
      say(`job ${this.#report.jobs}: ${isDone ? 'done' : 'stuck'}, ${this.#report.kills} kills so far`);
      if (!isDone) break;
    } while (this.#report.kills < kills && Date.now() < deadline);
    await this.#program?.quit().catch(() => undefined);
    this.#report.requests = this.#proxy.seen.length;
    for (const { fault } of this.#proxy.seen)
      if (fault) this.#report.faults[fault] = (this.#report.faults[fault] ?? 0) + 1;
    return this.#report;
  }

  /** Exports and a customer of their own, made while the network is well. */
  async #makeJob(): Promise<Job> {
    const { bookings, work } = this.#options;
    this.#proxy.chooseFault = () => null;
    await this.#program?.quit().catch(() => undefined);
    const program = await this.#start();
    this.#report.jobs += 1;
    const number = this.#report.jobs;
    const customer: Customer = await createCustomerOn(
      program.window,
      { ...this.#service, address: this.#proxy.address },
      `Kundin ${number} GmbH`,
    );
    const accounts = [1, 2].map((part) => {
      const iban = madeIbanOf(number * 10 + part);
      const path = join(work, `umsatz-${number}-${part}.csv`);
      return { path, account: { iban, ...writeExport(path, bookings / 2, 600, iban) } };
    });
    this.#proxy.chooseFault = () => this.#faultFor();
    return {
      customer,
      files: accounts.map(({ path }) => path),
      accounts: accounts.map(({ account }) => account),
      reportPath: join(work, `report-${number}.pdf`),
    };
  }

  #faultFor(): ProxyFault | null {
    if (this.#random() > faultShare) return null;
    return proxyFaults[Math.floor(this.#random() * proxyFaults.length)] ?? null;
  }

  /** Answers false when the job stands still. */
  async #finish(job: Job, deadline: number): Promise<boolean> {
    for (;;) {
      const program = this.#program ?? (await this.#start());
      this.#isKilled = false;
      this.#armed = null;
      this.#proxy.onRequest = () => this.#countRequest(program);
      this.#movedAt = Date.now();
      const patience = new AbortController();
      try {
        const isDone = await Promise.race([
          driveJob(program, job, {
            enter: (stage) => this.#enter(stage, program, deadline),
            askedAgain: (what) => this.#report.askedAgain.push(what),
          }).then(() => true),
          this.#standsStill(patience.signal),
        ]);
        if (!isDone) this.#options.say(`stands still in ${this.#stage}`);
        return isDone;
      } catch (error) {
        if (this.#isKilled) continue;
        this.#options.say(`${this.#stage}: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      } finally {
        patience.abort();
        this.#armed = null;
        if (this.#isKilled) this.#program = null;
      }
    }
  }

  /** Answers false once nothing has moved for `stuckMs`, or `mostMs` have gone by. */
  async #standsStill(signal: AbortSignal): Promise<false> {
    const end = Date.now() + mostMs;
    for (;;) {
      const leftMs = Math.min(this.#movedAt + stuckMs, end) - Date.now();
      if (leftMs <= 0) return false;
      await sleep(leftMs, undefined, { signal });
    }
  }

  #enter(stage: Stage, program: RunningProgram, deadline: number): void {
    this.#spend(this.#stage);
    this.#movedAt = Date.now();
    if (this.#stage === stage && this.#armed) return;
    this.#stage = stage;
    const left = this.#left.get(stage) ?? 0;
    if (left === 0 || this.#armed || this.#isKilled || Date.now() > deadline) return;
    const kill = planKill(stage, this.#random, this.#options.bookings / 50_000);
    this.#left.set(stage, left - 1);
    this.#armed = kill;
    if (kill.requests === 0) void this.#killAfter(kill, program);
  }

  #countRequest(program: RunningProgram): void {
    this.#movedAt = Date.now();
    const kill = this.#armed;
    if (!kill || kill.requests === 0) return;
    kill.requests -= 1;
    if (kill.requests === 0) void this.#killAfter(kill, program);
  }

  async #killAfter(kill: PlannedKill, program: RunningProgram): Promise<void> {
    await sleep(kill.afterMs);
    // The job was over before.
    if (this.#armed !== kill || this.#isKilled) return;
    this.#isKilled = true;
    this.#report.kills += 1;
    this.#report.killsIn[this.#stage] += 1;
    this.#options.say(`kill ${this.#report.kills} in ${this.#stage}`);
    this.#spend(this.#stage);
    await program.kill();
  }

  async #start(): Promise<RunningProgram> {
    const program = await launchProgram({ userData: join(this.#options.work, 'profile') });
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    this.#program = program;
    this.#spend('starting');
    return program;
  }
}
