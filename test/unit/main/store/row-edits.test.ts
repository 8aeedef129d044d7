import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexOfImport } from '../../../../main/store/context/load-index';
import { readRows } from '../../../../main/store/rows/segment-rows';
import { StoreSession } from '../../../../main/store/store-session';
import type { CellEdit, ImportChange, ImportSummary, ReadWith, RowView } from '../../../../preload/contract';
import { hashBooking, lastHash } from '../../../../preload/contract/rows/booking-hash';
import { contentHashText } from '../../../../preload/contract/rows/content-hash';
import { stopsOnTheWay } from '../../../../renderer/import/queue/step-walk';
import { MemoryStore, stageRows } from './memory-store';
import { type Booking, packed, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

/** Rows with the identities that the engine gives them. */
function engineRows(bookings: readonly Booking[]) {
  const seen = new Map<string, number>();
  return stagedRowsOf(bookings).map((row) => {
    const texts = { reference: '', party: row[8] ?? row[7], purpose: row[13], eref: row[12] };
    hashBooking(row[3], row[5], row[6], texts);
    const [low = 0, high = 0, c = 0, d = 0] = lastHash;
    row[23] = contentHashText(low, high, c, d);
    row[24] = (seen.get(row[23]) ?? 0) + 1;
    seen.set(row[23], row[24]);
    return row;
  });
}

async function stage(bookings: readonly Booking[], name = 'umsatz.csv', chunkRows = 2_000) {
  const rows = engineRows(bookings);
  const fileId = await stageRows(store, importId, rows, { name, chunkRows });
  await store.call('imports.finishFile', fileId, readingOf(rows));
  return { fileId, rows };
}

const views = async (id = importId): Promise<RowView[]> =>
  (await store.call('imports.rows', id, {}, { offset: 0, limit: 500 })).rows;
const edit = (row: RowView | undefined, field: CellEdit['field'], value: string | null) =>
  store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: [{ at: { rowId: row?.rowId ?? 0 }, field, value }],
  });

/** Everything that is known of the rows of an import, as one number. */
function hashOfRows(session: StoreSession, id: string): string {
  const index = indexOfImport(session.context, id);
  const rows = index.segments.map((segment) => [
    readRows(session.context.db, segment),
    Array.from(segment.states),
    Array.from(segment.known ?? []),
  ]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

const bookings: Booking[] = [
  { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: null as never, purpose: 'zwei', disposition: 2 },
  { day: '2025-03-03', amountMinor: -250, purpose: 'drei' },
];

describe('a row that is corrected', () => {
  it('becomes a booking once it has what it lacked, and is what the undamaged file would have given', async () => {
    await stage(bookings);
    const [, blocked] = await views();
    expect(blocked?.state).toBe('blocked');
    const summary = await edit(blocked, 'amount', '-12.50');
    expect(summary.accounts[0]).toMatchObject({ bookings: 3, blocked: 0, totalOut: '-15.00' });
    const repaired = (await views())[1];
    expect(repaired).toMatchObject({ state: 'booking', amount: '-12.50', edited: { amount: null } });
    const other = await store.call('imports.create');
    const whole = engineRows(
      bookings.map((one, at) => (at === 1 ? { ...one, amountMinor: -1_250, disposition: 0 as const } : one)),
    );
    const fileId = await stageRows(store, other.id, whole);
    await store.call('imports.finishFile', fileId, readingOf(whole));
    expect((await views()).map(({ transactionId }) => transactionId)).toEqual(
      (await views(other.id)).map(({ transactionId }) => transactionId),
    );
  });

  it('is sent as it was corrected', async () => {
    await stage(bookings);
    const [first, blocked] = await views();
    await edit(blocked, 'amount', '-12.50');
    await edit(first, 'purpose', 'neuer Zweck');
    await edit(first, 'bookingDay', '2025-02-28');
    await store.call('plans.begin', importId);
    const body = JSON.parse((await store.call('plans.sample', importId, 10, 's')) ?? '[]');
    expect(body.map(({ amount, purpose }: { amount: number; purpose: string }) => [amount, purpose])).toEqual(
      [
        [10, 'neuer Zweck'],
        [-12.5, 'zwei'],
        [-2.5, 'drei'],
      ],
    );
  });

  it('is found by what it says now and no longer by what it said', async () => {
    await stage(bookings);
    await edit((await views())[0], 'purpose', 'Zählerstand');
    const found = async (search: string) =>
      (await store.call('imports.rows', importId, { search }, { offset: 0, limit: 9 })).total;
    expect(await found('zählerstand')).toBe(1);
    expect(
      (await store.call('imports.rows', importId, { isEdited: true }, { offset: 0, limit: 9 })).total,
    ).toBe(1);
  });

  it('counts equal rows anew, here and where another file has them', async () => {
    const twice = { day: '2025-03-01', amountMinor: 100, purpose: 'gleich' };
    await stage([twice, twice, { ...twice, purpose: 'anders' }], 'a.csv');
    await stage([twice, { ...twice, purpose: 'anders' }], 'b.csv');
    const before = await views();
    expect(before.map(({ state }) => state)).toEqual(['booking', 'booking', 'booking', 'known', 'known']);
    await edit(before[0], 'purpose', 'neu');
    const after = await views();
    // One equal row is left in the first file: it is the first of its kind, as in the second file.
    expect(after[1]?.transactionId).toBe(before[0]?.transactionId);
    expect(after.map(({ state }) => state)).toEqual(['booking', 'booking', 'booking', 'known', 'known']);
    await edit(after[2], 'purpose', 'gleich');
    // The second file's copy of each corrected row is corrected with it: nothing of it becomes a booking of its own.
    expect((await views()).map(({ state }) => state)).toEqual([
      'booking',
      'booking',
      'booking',
      'known',
      'known',
    ]);
  });

  it('keeps the amount as it is written under another currency, and refuses one that cannot hold it', async () => {
    await stage([
      { day: '2025-03-01', amountMinor: 1_200 },
      { day: '2025-03-01', amountMinor: 1_250 },
    ]);
    const [whole, part] = await views();
    await edit(whole, 'currency', 'JPY');
    expect((await views())[0]).toMatchObject({
      amount: '12',
      currency: 'JPY',
      edited: { amount: '12.00', currency: 'EUR' },
    });
    await expect(edit(part, 'currency', 'JPY')).rejects.toMatchObject({ code: 'import.amountUnfit' });
    await expect(edit(part, 'amount', '1.234')).rejects.toMatchObject({ code: 'import.amountUnfit' });
    await expect(edit(part, 'bookingDay', '2025-02-30')).rejects.toMatchObject({
      code: 'bridge.invalidArguments',
    });
  });

  it('is replaced in what a filter shows, counted before, and comes back in one step', async () => {
    await stage([
      { day: '2025-03-01', amountMinor: 100, name: 'Muster GmbH' },
      { day: '2025-03-02', amountMinor: 100, name: 'Muster GmbH' },
      { day: '2025-03-03', amountMinor: 100, name: 'Andere AG' },
    ]);
    const replacement = {
      filter: { search: '2025-03-0' },
      field: 'counterpartyName',
      find: 'GmbH',
      replaceWith: 'SE',
      isWhole: false,
    } as const;
    expect(await store.call('imports.countReplaced', importId, replacement)).toBe(2);
    await store.call('imports.replaceText', importId, replacement);
    const names = async () => (await views()).map(({ counterpartyName }) => counterpartyName);
    expect(await names()).toEqual(['Muster SE', 'Muster SE', 'Andere AG']);
    await store.call('imports.goToChange', importId, 'back');
    expect(await names()).toEqual(['Muster GmbH', 'Muster GmbH', 'Andere AG']);
    const [step] = await store.call('imports.changes', importId);
    expect(step).toMatchObject({ kind: 'replace', rows: 2, from: 'GmbH', to: 'SE', isUndone: true });
  });

  it('stays corrected when its file is read anew', async () => {
    const { fileId, rows } = await stage(bookings);
    await edit((await views())[1], 'amount', '-12.50');
    const leaveOut = (await views())[2];
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: leaveOut?.rowId ?? 0 }],
      choice: 'leaveOut',
    });
    await store.call('imports.removeFile', fileId);
    const again = await stageRows(store, importId, rows);
    await store.call('imports.finishFile', again, readingOf(rows));
    expect((await views()).map(({ state, amount }) => [state, amount])).toEqual([
      ['booking', '10.00'],
      ['booking', '-12.50'],
      ['leftOut', '-2.50'],
    ]);
    await store.call('imports.goToChange', importId, 0);
    expect((await views()).map(({ state }) => state)).toEqual(['booking', 'blocked', 'booking']);
  });
});

describe('the history', () => {
  it('takes steps back, does them again, and forgets what was undone once something else is done', async () => {
    await stage(bookings);
    const [first] = await views();
    await edit(first, 'purpose', 'A');
    await edit(first, 'purpose', 'B');
    const purposes = async () => (await views())[0]?.purpose;
    await store.call('imports.goToChange', importId, 'back');
    expect(await purposes()).toBe('A');
    await store.call('imports.goToChange', importId, 'forward');
    expect(await purposes()).toBe('B');
    await store.call('imports.goToChange', importId, 'forward');
    await store.call('imports.goToChange', importId, 0);
    expect(await purposes()).toBe('eins');
    await edit(first, 'purpose', 'C');
    expect((await store.call('imports.changes', importId)).map(({ isUndone }) => isUndone)).toEqual([false]);
    await store.call('imports.goToChange', importId, 'forward');
    expect(await purposes()).toBe('C');
    // What the file says is no correction: nothing is marked then.
    await edit(first, 'purpose', 'eins');
    expect((await views())[0]?.edited).toBeUndefined();
  });

  it('gives the identical rows after 500 mixed steps undone, and the same after a kill', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-edits-'));
    const options = { path: join(folder, 'store.db'), keyHex: 'ab'.repeat(32) };
    let session = new StoreSession(options, () => undefined);
    try {
      const run = (name: string, ...args: unknown[]) =>
        session.run(name as never, args as never) as Promise<never>;
      const asStore = {
        call: (name: string, ...args: unknown[]) => run(name, ...args),
      } as unknown as MemoryStore;
      const { id } = (await run('imports.create')) as { id: string };
      const many: Booking[] = Array.from({ length: 60 }, (_, row) => ({
        day: `2025-03-${String(1 + (row % 28)).padStart(2, '0')}`,
        amountMinor: row % 9 === 4 ? (null as never) : (row % 5) * 100 - 150,
        purpose: `Zweck ${row % 4}`,
        disposition: row % 9 === 4 ? 2 : row % 7 === 3 ? 1 : 0,
      }));
      for (const [name, rows, sha256] of [
        ['a.csv', engineRows(many), 'a'.repeat(64)],
        ['b.csv', engineRows(many.slice(30)), 'b'.repeat(64)],
      ] as const) {
        const fileId = await stageRows(asStore, id, rows, { name, chunkRows: 25 });
        await run('imports.finishFile', fileId, readingOf(rows, { sha256 }));
      }
      const first = hashOfRows(session, id);
      let seed = 7;
      const random = (below: number) => {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
        return (seed >>> 8) % below;
      };
      const pick = async () => {
        const { rows } = (await run('imports.rows', id, {}, { offset: 0, limit: 500 })) as {
          rows: RowView[];
        };
        return rows[random(rows.length)] as RowView;
      };
      const steps = [
        async () => edits('amount', `${random(9) - 4}.${10 + random(80)}`),
        async () => edits('purpose', `Zweck ${random(4)}`),
        async () => edits('bookingDay', `2025-03-0${1 + random(9)}`),
        async () => edits('currency', 'USD'),
        async () =>
          run('imports.chooseRows', id, {
            rows: [{ rowId: (await pick()).rowId }],
            choice: ['leaveOut', 'send', 'default'][random(3)],
          }),
        async () =>
          run('imports.chooseRows', id, { rows: { states: ['pending'] }, choice: 'send' }).catch(
            () => undefined,
          ),
        async () =>
          run('imports.replaceText', id, {
            filter: {},
            field: 'purpose',
            find: `Zweck ${random(4)}`,
            replaceWith: `Zweck ${random(4)}`,
            isWhole: false,
          }),
        // The answer to a question of the mapping: the file is read anew, the other way round.
        async () => {
          if (random(4) > 0) return edits('eref', `E${random(9)}`);
          const order = (await readWithNow()).options.dateOrder === 'DMY' ? 'MDY' : 'DMY';
          const readWith = { options: { dateOrder: order }, templateName: null };
          const wanted = { files: [{ fileId: await newestB(), readWith }], isStep: true };
          await readWaiting((await run('imports.readOtherwise', id, wanted)) as ImportSummary);
        },
      ];
      const newestB = async () =>
        ((await run('imports.get', id)) as ImportSummary).files.find(({ name }) => name === 'b.csv')?.id ??
        '';
      const readWithNow = async () => (await run('imports.readWith', await newestB())) as ReadWith;
      /** What the page does with a file that waits: read as it is wanted, day and month the one way or the other. */
      const readWaiting = async ({ files }: ImportSummary) => {
        const waiting = files.find(({ state }) => state === 'reading');
        if (!waiting) return;
        const readWith = (await run('imports.readWith', waiting.id)) as ReadWith;
        const isOther = readWith.options.dateOrder === 'MDY';
        const bookings = many
          .slice(30)
          .map((one) => ({ ...one, day: isOther ? one.day.replace('-03-', '-04-') : one.day }));
        const rows = engineRows(bookings);
        for (let start = 0, chunk = 0; start < rows.length; start += 25, chunk += 1)
          await run('imports.stageRows', waiting.id, chunk, packed(rows.slice(start, start + 25)));
        await run('imports.finishFile', waiting.id, readingOf(rows, { sha256: 'b'.repeat(64) }), readWith);
      };
      const goTo = async (to: number) => {
        const steps = (await run('imports.changes', id)) as ImportChange[];
        for (const stop of stopsOnTheWay(steps, to).stops)
          await readWaiting((await run('imports.goToChange', id, stop)) as ImportSummary);
      };
      const edits = async (field: string, value: string) =>
        run('imports.editCells', id, {
          kind: 'edit',
          cells: [{ at: { rowId: (await pick()).rowId }, field, value }],
        });
      for (let step = 0; step < 500; step += 1) await steps[step % steps.length]?.();
      const last = hashOfRows(session, id);
      expect(last).not.toBe(first);
      const kinds = new Set(((await run('imports.changes', id)) as ImportChange[]).map(({ kind }) => kind));
      expect(kinds).toContain('reading');
      await goTo(0);
      expect(hashOfRows(session, id)).toBe(first);
      const newest = ((await run('imports.changes', id)) as { id: number }[]).at(-1)?.id;
      await goTo(newest ?? 0);
      expect(hashOfRows(session, id)).toBe(last);
      // Killed: nothing is closed, the file is opened again as it lies there.
      session = new StoreSession(options, () => undefined);
      expect(hashOfRows(session, id)).toBe(last);
      for (let step = 0; step < 500; step += 1)
        await readWaiting((await run('imports.goToChange', id, 'back')) as ImportSummary);
      expect(hashOfRows(session, id)).toBe(first);
    } finally {
      session.close();
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
