import { afterEach, describe, expect, it } from 'vitest';
import type { SentAnswer } from '../../../../preload/contract';
import { type Booking, ibanA, ibanB } from '../../../unit/main/store/staged-export';
import { createCustomer, startWorkspace, type TestWorkspace } from './service-workspace';
import { edit, held, line, lines, newImport, send, shown, textOf, texts } from './two-imports';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

async function workspaceWithCustomer() {
  const test = await startWorkspace();
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

interface Case {
  name: string;
  /** What the second import says of lines 10 to 30, as it is read. */
  rows?: Booking[];
  iban?: string;
  change?: (test: TestWorkspace, importId: string) => Promise<unknown>;
  /** Lines of the overlap that are asked for, and what the second import says of them. */
  asked: number[];
  says: (booking: Booking) => Booking | null;
}

const overlap = Array.from({ length: 10 }, (_, index) => 10 + index);

const cases: Case[] = [
  {
    name: 'an amount corrected',
    change: (test, id) => edit(test, id, 2, [{ field: 'amount', value: '77.77' }]),
    asked: [12],
    says: (booking) => ({ ...booking, amountMinor: 7_777 }),
  },
  {
    name: 'a day corrected',
    change: (test, id) => edit(test, id, 2, [{ field: 'bookingDay', value: '2025-03-29' }]),
    asked: [12],
    says: (booking) => ({ ...booking, day: '2025-03-29' }),
  },
  {
    name: 'a text corrected',
    change: (test, id) => edit(test, id, 2, [{ field: 'purpose', value: 'Neu' }]),
    asked: [12],
    says: (booking) => ({ ...booking, purpose: 'Neu' }),
  },
  {
    name: 'a block pasted',
    change: (test, id) =>
      edit(test, id, 1, [{ value: '11.11' }, { value: '11.11' }, { value: '11.11' }, { value: '11.11' }]),
    asked: [11, 12, 13, 14],
    says: (booking) => ({ ...booking, amountMinor: 1_111 }),
  },
  {
    name: 'a text replaced in all rows',
    change: ({ store }, id) =>
      store.call('imports.replaceText', id, {
        filter: {},
        field: 'purpose',
        find: 'Posten 1',
        replaceWith: 'Zahlung 1',
        isWhole: false,
      }),
    asked: overlap,
    says: (booking) => ({ ...booking, purpose: (booking.purpose ?? '').replace('Posten 1', 'Zahlung 1') }),
  },
  {
    name: 'read with the other sign',
    rows: lines(10, 30, ({ amountMinor }) => ({ amountMinor: -amountMinor })),
    asked: overlap,
    says: (booking) => ({ ...booking, amountMinor: -booking.amountMinor }),
  },
  {
    name: 'read with day and month turned round',
    rows: lines(10, 30, ({ day }) => ({ day: `2025-${day.slice(8)}-03` })),
    // The third of March is the same in both readings.
    asked: overlap.filter((index) => line(index).day !== '2025-03-03'),
    says: (booking) => ({ ...booking, day: `2025-${booking.day.slice(8)}-03` }),
  },
  {
    name: 'read with another column as its text',
    rows: lines(10, 30, ({ purpose }) => ({ purpose: `${purpose} anders` })),
    asked: overlap,
    says: (booking) => ({ ...booking, purpose: `${booking.purpose} anders` }),
  },
  { name: 'read for another account', iban: ibanB, asked: overlap, says: (booking) => booking },
  {
    name: 'a row left out',
    change: async ({ store }, id) => {
      const { rows } = await store.call('imports.rows', id, {}, { offset: 2, limit: 1 });
      const at = { rowId: rows[0]?.rowId ?? 0 };
      await store.call('imports.chooseRows', id, { rows: [at], choice: 'leaveOut' });
    },
    asked: [12],
    says: () => null,
  },
];

describe('a booking that another import sent with other content', () => {
  // Of a row that is left out there are no two that could stay.
  const answersOf = ({ says }: Case) =>
    (['here', 'both', 'there'] as const).filter((answer) => answer !== 'both' || says(line(12)) !== null);
  const wanted = cases.flatMap((one) => answersOf(one).map((answer) => ({ ...one, answer })));

  it.each(wanted)('$name: asked before anything is sent; $answer', async ({ answer, ...one }) => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await newImport(test, lines(0, 20)), customer.id);
    const importId = await newImport(test, one.rows ?? lines(10, 30), one.iban);
    await one.change?.(test, importId);
    const plan = await test.workspace.uploads.plan(importId, customer.id);
    expect(plan.sentOtherwise).toEqual({ rows: one.asked.length, open: one.asked.length });
    expect(plan.replaces).toBeUndefined();
    await expect(test.workspace.uploads.start(importId, customer.id)).rejects.toMatchObject({
      code: 'import.sentOtherwise',
    });
    expect(await held(test, customer.userId)).toEqual(texts(lines(0, 20)).sort());
    await test.store.call('imports.answerSent', importId, { rows: 'open', answer });
    await send(test, importId, customer.id);
    expect(await held(test, customer.userId)).toEqual(expected(one, answer));
    // What is computed here counts what is there, once.
    const figures = await test.store.call('results.localFigures', customer.id);
    expect(figures.transactions).toBe(expected(one, answer).length);
    const decided = figures.accounts.reduce((sum, { decided: one }) => sum + (one?.replaced ?? 0), 0);
    expect(decided).toBe(answer === 'here' ? one.asked.length : 0);
    // Nothing is asked, sent or taken away a second time.
    const again = await test.workspace.uploads.plan(importId, customer.id);
    expect(again.calls).toEqual([]);
    expect(again.sentOtherwise?.open ?? 0).toBe(0);
  });
});

/** Lines 0 to 20 as the first import sent them, 10 to 30 as the second says them, by the answer for those asked for. */
function expected({ asked, says, iban = ibanA, rows }: Case, answer: SentAnswer): string[] {
  const isAsked = new Set(asked);
  const all: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const booking = line(index);
    const said = rows || isAsked.has(index) ? says(booking) : booking;
    const isOfSecond = index >= 10 && (index >= 20 || (isAsked.has(index) && answer !== 'there'));
    const isOfFirst = index < 20 && (!isAsked.has(index) || answer !== 'here');
    if (isOfFirst) all.push(textOf(booking));
    if (isOfSecond && said) all.push(textOf(said, iban));
  }
  return all.sort();
}

describe('the question of two imports', () => {
  it('names both lines, and what was answered is a step that can be undone and outlives the memory', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await send(test, first, customer.id);
    const importId = await newImport(test, lines(10, 30));
    await edit(test, importId, 2, [{ value: '77.77' }]);
    await test.workspace.uploads.plan(importId, customer.id);
    const { rows, total } = await shown(test, importId);
    const [asked] = rows;
    expect(total).toBe(1);
    expect(asked).toMatchObject({ kind: 'changed', answer: null, importId: first, isSameId: false });
    expect(asked?.here).toMatchObject({ line: 4, amount: '77.77', isEdited: true });
    expect(asked?.there).toMatchObject({ line: 14, amount: '1.12', raw: line(12).raw, isEdited: false });
    const rowId = asked?.here.rowId ?? 0;
    await test.store.call('imports.answerSent', importId, { rows: [rowId], answer: 'here' });
    // Others in memory push it out: what is read then is what was written down.
    for (const other of [first, await newImport(test, lines(40, 41)), await newImport(test, lines(41, 42))])
      await test.store.call('imports.rows', other, {}, { offset: 0, limit: 1 });
    expect((await shown(test, importId)).rows[0]?.answer).toBe('here');
    const steps = await test.store.call('imports.changes', importId);
    expect(steps.at(-1)).toMatchObject({ kind: 'choice', choice: 'replace', rows: 1 });
    await test.store.call('imports.goToChange', importId, 'back');
    expect((await shown(test, importId)).open).toBe(1);
    await test.store.call('imports.goToChange', importId, 'forward');
    expect((await shown(test, importId)).open).toBe(0);
  });

  it('one of two equal bookings corrected: the other stays', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const coffee = line(3);
    await send(test, await newImport(test, [coffee, coffee, line(4)]), customer.id);
    const importId = await newImport(test, [coffee, coffee, line(4), line(5)]);
    await edit(test, importId, 0, [{ value: '9.99' }]);
    await test.workspace.uploads.plan(importId, customer.id);
    expect((await shown(test, importId)).total).toBe(1);
    await test.store.call('imports.answerSent', importId, { rows: 'open', answer: 'here' });
    await send(test, importId, customer.id);
    const all = [coffee, { ...coffee, amountMinor: 999 }, line(4), line(5)];
    expect(await held(test, customer.userId)).toEqual(texts(all).sort());
  });

  it('a line that the first import corrected and the second has as its file says', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await edit(test, first, 12, [{ field: 'bookingDay', value: '2025-03-29' }]);
    await send(test, first, customer.id);
    const importId = await newImport(test, lines(10, 30));
    const plan = await test.workspace.uploads.plan(importId, customer.id);
    expect(plan.sentOtherwise).toEqual({ rows: 1, open: 1 });
    await test.store.call('imports.answerSent', importId, { rows: 'open', answer: 'there' });
    await send(test, importId, customer.id);
    const all = lines(0, 30).map((row, index) => (index === 12 ? { ...row, day: '2025-03-29' } : row));
    expect(await held(test, customer.userId)).toEqual(texts(all).sort());
  });

  it('a line that the first import corrected after it was sent, and has not sent since', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await send(test, first, customer.id);
    await edit(test, first, 12, [{ value: '55.55' }]);
    const importId = await newImport(test, lines(10, 30));
    await edit(test, importId, 2, [{ value: '77.77' }]);
    const plan = await test.workspace.uploads.plan(importId, customer.id);
    expect(plan.sentOtherwise).toEqual({ rows: 1, open: 1 });
    await test.store.call('imports.answerSent', importId, { rows: 'open', answer: 'here' });
    await send(test, importId, customer.id);
    const all = lines(0, 30).map((row, index) => (index === 12 ? { ...row, amountMinor: 7_777 } : row));
    expect(await held(test, customer.userId)).toEqual(texts(all).sort());
    // The first import asks in its turn before its own correction goes.
    const turn = await test.workspace.uploads.plan(first, customer.id);
    expect(turn.sentOtherwise).toEqual({ rows: 1, open: 1 });
  });

  it('a correction that its identifier does not tell overwrites what is there, or stays here', async () => {
    for (const answer of ['here', 'there'] as const) {
      const { test, customer } = await workspaceWithCustomer();
      await send(test, await newImport(test, lines(0, 20)), customer.id);
      const importId = await newImport(test, lines(10, 30));
      await edit(test, importId, 2, [{ field: 'mref', value: 'M-1' }]);
      await test.workspace.uploads.plan(importId, customer.id);
      expect((await shown(test, importId)).rows[0]).toMatchObject({ isSameId: true, answer: null });
      await test.store.call('imports.answerSent', importId, { rows: 'open', answer });
      await send(test, importId, customer.id);
      expect(await held(test, customer.userId)).toEqual(texts(lines(0, 30)).sort());
      const { value } = await test.client.call('banking.transactions', {
        path: { 'user-id': customer.userId },
      });
      const { transactions } = value as { transactions: { mref?: string }[] };
      expect(transactions.filter(({ mref }) => mref === 'M-1').length).toBe(answer === 'here' ? 1 : 0);
      const again = await test.workspace.uploads.plan(importId, customer.id);
      expect(again.calls).toEqual([]);
    }
  });

  it('taken back: the correction goes, and the first import knows that its row is not there any more', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await send(test, first, customer.id);
    const importId = await newImport(test, lines(10, 30));
    await edit(test, importId, 2, [{ value: '77.77' }]);
    await test.workspace.uploads.plan(importId, customer.id);
    await test.store.call('imports.answerSent', importId, { rows: 'open', answer: 'here' });
    const { end } = await send(test, importId, customer.id);
    await test.workspace.uploads.rollBack(end.id);
    await test.workspace.uploads.settled(end.id);
    expect(await held(test, customer.userId)).toEqual(
      texts(lines(0, 20).filter((_, index) => index !== 12)).sort(),
    );
    expect((await test.store.call('imports.get', first)).state).toBe('open');
    await send(test, first, customer.id);
    expect(await held(test, customer.userId)).toEqual(texts(lines(0, 20)).sort());
  });

  it('the same fee on the same day in two accounts is asked for by nobody', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await newImport(test, lines(0, 20)), customer.id);
    const others = lines(0, 20, ({ raw }) => ({ raw: `${raw} anders` })).with(4, line(4));
    const plan = await test.workspace.uploads.plan(await newImport(test, others, ibanB), customer.id);
    expect(plan.sentOtherwise).toBeUndefined();
  });
});
