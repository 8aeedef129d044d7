import { afterEach, describe, it } from 'vitest';
import fc from '../../../property';
import { type Booking, ibanA, ibanB } from '../../../unit/main/store/staged-export';
import {
  begin,
  choose,
  closeAll,
  figuresAreOfTheService,
  loseAnswer,
  newImport,
  send,
  setCell,
  stage,
  undo,
} from './figures-of-service';
import { createCustomer, startUpload, type TestWorkspace } from './service-workspace';

afterEach(closeAll);

/** `KONTOR_FUZZ`: walks that are made instead. */
const walks = Math.max(1, Math.ceil(Number(process.env.KONTOR_FUZZ ?? 6)));

/** A step of a walk takes less than a second. */
const longestStepMs = 30_000;

/** Some of them are equal, as two coffees of one morning are. */
const ledger: readonly Booking[] = Array.from({ length: 36 }, (_, at) => ({
  day: `2025-0${1 + Math.floor(at / 14)}-${String(1 + (at % 14) * 2).padStart(2, '0')}`,
  amountMinor: at % 5 === 0 ? 250_00 : -3_50 * (1 + (at % 3)),
  purpose: at % 4 === 1 ? 'Kaffee' : `Rechnung ${at}`,
})).flatMap((one) => (one.purpose === 'Kaffee' ? [one, one] : [one]));

interface Step {
  readonly kind:
    | 'import'
    | 'file'
    | 'removeFile'
    | 'removeTogether'
    | 'forgetFile'
    | 'forgetImport'
    | 'exclude'
    | 'takeIn'
    | 'byDefault'
    | 'amount'
    | 'day'
    | 'undo'
    | 'send'
    | 'sendElsewhere'
    | 'sendStopped'
    | 'sendCancelled'
    | 'sendLost'
    | 'takeBack'
    | 'takeBackLost';
  /** What the step picks, of what there is. */
  readonly picks: readonly [number, number, number];
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('send' as const) },
    {
      weight: 12,
      arbitrary: fc.constantFrom(
        ...([
          'import',
          'file',
          'removeFile',
          'exclude',
          'takeIn',
          'byDefault',
          'amount',
          'day',
          'undo',
        ] as const),
      ),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(...(['sendStopped', 'sendCancelled', 'sendLost', 'takeBack'] as const)),
    },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        ...(['forgetFile', 'forgetImport', 'removeTogether', 'sendElsewhere', 'takeBackLost'] as const),
      ),
    },
  ),
  picks: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)),
});

type Begun = Awaited<ReturnType<typeof begin>>;

/** Goes step by step; what the program refuses, as sending where nothing is to be sent, changes nothing. */
class Walk {
  private readonly imports: string[] = [];
  private readonly uploads: string[] = [];
  readonly log: string[] = [];

  constructor(
    private readonly begun: Begun,
    /** A second customer of the same connection. */
    private readonly other: Begun['customer'],
  ) {}

  private get test(): TestWorkspace {
    return this.begun.test;
  }

  async go({ kind, picks }: Step): Promise<void> {
    const stuck = new Promise((_, reject) =>
      setTimeout(() => reject(new Error(`${kind} ${picks.join(' ')} stands still`)), longestStepMs).unref(),
    );
    stuck.catch(() => undefined);
    try {
      await Promise.race([this[kind](picks), stuck]);
      this.log.push(`${kind} ${picks.join(' ')}`);
    } catch (thrown) {
      const { code } = thrown as { code?: unknown };
      if (typeof code !== 'string') this.log.push(`${kind} ${picks.join(' ')}: ${String(thrown)}`);
      if (typeof code !== 'string') throw thrown;
      this.log.push(`${kind} ${picks.join(' ')}: ${code}`);
    }
  }

  private picked(from: readonly string[], pick: number): string {
    const found = from[pick % Math.max(1, from.length)];
    if (found === undefined) throw Object.assign(new Error('there is none'), { code: 'walk.none' });
    return found;
  }

  private rows(pick: number): { rows: Booking[]; iban: string } {
    const since = pick % 30;
    return { rows: ledger.slice(since, since + 6 + (pick % 11)), iban: pick % 4 === 0 ? ibanB : ibanA };
  }

  private async import([pick]: Step['picks']) {
    const { rows, iban } = this.rows(pick);
    this.imports.push(await newImport(this.test, rows, { iban }));
  }

  private async file([which, pick]: Step['picks']) {
    const { rows, iban } = this.rows(pick);
    await stage(this.test, this.picked(this.imports, which), rows, { iban });
  }

  private async removeFile([which, pick]: Step['picks']) {
    const { files } = await this.test.store.call('imports.get', this.picked(this.imports, which));
    const ids = files.map(({ id }) => id);
    await this.test.store.call('imports.removeFile', this.picked(ids, pick));
  }

  /** Files of one import or of several, in one call, as a folder is taken out. */
  private async removeTogether(picks: Step['picks']) {
    const ids: string[] = [];
    for (const which of picks) {
      const { files } = await this.test.store.call('imports.get', this.picked(this.imports, which));
      ids.push(...files.map(({ id }) => id).filter((id) => !ids.includes(id)));
    }
    await this.test.store.call('imports.removeFiles', ids.slice(0, 1 + (picks[2] % 4)));
  }

  private async forgetFile([which, pick]: Step['picks']) {
    const { files } = await this.test.store.call('imports.get', this.picked(this.imports, which));
    const ids = files.map(({ id }) => id);
    await this.test.store.call('imports.forgetFile', this.picked(ids, pick));
  }

  private async forgetImport([which]: Step['picks']) {
    const importId = this.picked(this.imports, which);
    await this.test.store.call('imports.remove', importId);
    this.imports.splice(this.imports.indexOf(importId), 1);
  }

  private choose(which: number, picks: readonly number[], choice: 'leaveOut' | 'send' | 'default') {
    return choose(
      this.test,
      this.picked(this.imports, which),
      picks.map((pick) => pick % 8),
      choice,
    );
  }

  private exclude = ([which, ...rows]: Step['picks']) => this.choose(which, rows, 'leaveOut');
  private takeIn = ([which, ...rows]: Step['picks']) => this.choose(which, rows, 'send');
  private byDefault = ([which, ...rows]: Step['picks']) => this.choose(which, rows, 'default');

  private amount([which, at, cents]: Step['picks']) {
    return setCell(this.test, this.picked(this.imports, which), at % 8, 'amount', `-${cents}.50`);
  }

  private day([which, at, day]: Step['picks']) {
    const to = `2025-02-${String(1 + (day % 28)).padStart(2, '0')}`;
    return setCell(this.test, this.picked(this.imports, which), at % 8, 'bookingDay', to);
  }

  private undo = ([which]: Step['picks']) => undo(this.test, this.picked(this.imports, which));

  private async send([which]: Step['picks']) {
    const { id } = await send(this.test, this.picked(this.imports, which), this.begun.customer);
    this.uploads.push(id);
  }

  private async sendElsewhere([which]: Step['picks']) {
    const { id } = await send(this.test, this.picked(this.imports, which), this.other);
    this.uploads.push(id);
  }

  /** Figures of both customers are those that the service has. */
  async check(): Promise<void> {
    await figuresAreOfTheService(this.test, this.begun.customer);
    await figuresAreOfTheService(this.test, this.other);
  }

  /** Stopped behind a call that changes something, whichever it is; figures are asked for, then it goes on or not. */
  private async stopped([which, nth]: Step['picks']): Promise<string> {
    const { test, begun } = this;
    const importId = this.picked(this.imports, which);
    const gate = test.hold(
      ({ method, path }) => method !== 'GET' && path.includes('/banking/'),
      1 + (nth % 4),
    );
    const { id } = await startUpload(test.workspace, importId, begun.customer.id).catch(
      (refused: unknown) => {
        gate.letGo();
        throw refused;
      },
    );
    this.uploads.push(id);
    const isOver = test.workspace.uploads.settled(id).then(() => false);
    const isHeld = await Promise.race([gate.reached.then(() => true), isOver]);
    const paused = isHeld ? test.workspace.uploads.pause(id) : null;
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    if (isHeld) await this.check();
    return id;
  }

  private async sendStopped(picks: Step['picks']) {
    const { uploads } = this.test.workspace;
    const id = await this.stopped(picks);
    await uploads.resume(id);
    await uploads.settled(id);
  }

  private async sendCancelled(picks: Step['picks']) {
    const { uploads } = this.test.workspace;
    const id = await this.stopped(picks);
    await uploads.cancel(id);
    await uploads.settled(id);
  }

  private async takeBack([which]: Step['picks']) {
    const { uploads } = this.test.workspace;
    const id = this.picked(this.uploads, which);
    await uploads.rollBack(id);
    await uploads.settled(id);
  }

  /** An answer is lost, and nobody can ask; figures are asked for, then it goes on or is left. */
  private async lost([, , how]: Step['picks'], method: 'POST' | 'DELETE', act: () => Promise<string>) {
    const { uploads } = this.test.workspace;
    let id = '';
    await loseAnswer(this.test, { method, how: how % 2 === 0 ? 'drop' : 'dropAfter' }, async () => {
      id = await act();
      await uploads.settled(id);
    });
    await this.check();
    if (how % 4 < 2) await uploads.cancel(id);
    else await uploads.resume(id);
    await uploads.settled(id);
  }

  private async sendLost(picks: Step['picks']) {
    const [which, method] = picks;
    const importId = this.picked(this.imports, which);
    await this.lost(picks, method % 2 === 0 ? 'POST' : 'DELETE', async () => {
      const { id } = await startUpload(this.test.workspace, importId, this.begun.customer.id);
      this.uploads.push(id);
      return id;
    });
  }

  private async takeBackLost(picks: Step['picks']) {
    const id = this.picked(this.uploads, picks[0]);
    await this.lost(picks, 'DELETE', async () => {
      await this.test.workspace.uploads.rollBack(id);
      return id;
    });
  }
}

describe('whatever an analyst does, in whatever order', () => {
  it(
    'each local figure is of what the service has, asked over HTTP',
    async () => {
      const first: Step = { kind: 'import', picks: [3, 0, 0] };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
          const begun = await begin({ batchLimit: 4 });
          const walk = new Walk(begun, await createCustomer(begun.test.workspace, 'Zweite GmbH'));
          try {
            for (const one of [first, ...steps]) {
              await walk.go(one);
              await walk.check();
            }
          } catch (thrown) {
            console.log(walk.log.join('\n'));
            throw thrown;
          } finally {
            await closeAll();
          }
        }),
        { numRuns: walks, endOnFailure: process.env.KONTOR_FUZZ === undefined },
      );
    },
    Math.max(120_000, walks * 20_000),
  );
});
