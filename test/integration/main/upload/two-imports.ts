import { expect } from 'vitest';
import { type CellEdit, sentOtherwiseWindow, uploadPlan } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf, ibanA } from '../../../unit/main/store/staged-export';
import type { TestWorkspace } from './service-workspace';

/** Line `index` of the bank's export; its raw text stays what it is however it is read. */
export function line(index: number, change: Partial<Booking> = {}): Booking {
  const day = `2025-03-${String(1 + (index % 12)).padStart(2, '0')}`;
  const amountMinor = 100 + index;
  return {
    day,
    amountMinor,
    purpose: `Posten ${index}`,
    raw: `"${day}";"${amountMinor}";"Posten ${index}"`,
    ...change,
  };
}

export function lines(from: number, to: number, change: (booking: Booking) => Partial<Booking> = () => ({})) {
  return Array.from({ length: to - from }, (_, index) => {
    const booking = line(from + index);
    return { ...booking, ...change(booking) };
  });
}

let made = 0;

export async function newImport(
  { store }: TestWorkspace,
  rows: readonly Booking[],
  iban = ibanA,
): Promise<string> {
  const { id } = await store.call('imports.create');
  made += 1;
  const sha256 = made.toString(16).padStart(64, 'a');
  await stageExport(
    store,
    id,
    rows,
    { accounts: [draftOf({ iban })], sha256 },
    { name: `auszug-${made}.csv` },
  );
  return id;
}

export async function send({ workspace }: TestWorkspace, importId: string, customerId: string) {
  const plan = await workspace.uploads.plan(importId, customerId);
  expect(uploadPlan.parse(plan)).toEqual(plan);
  const { id } = await workspace.uploads.start(importId, customerId);
  const end = await workspace.uploads.settled(id);
  expect(end).toMatchObject({ state: 'done', error: null, readBack: { missing: 0, different: 0 } });
  return { plan, end };
}

/** All that the service holds: account, day, text and amount of each booking. */
export async function held({ client }: TestWorkspace, userId: string): Promise<string[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  const { value: accounts } = await client.call('banking.accounts', { path: { 'user-id': userId } });
  const ibans = new Map(
    (accounts as { accounts: { accountId: string; iban: string }[] }).accounts.map((one) => [
      one.accountId,
      one.iban,
    ]),
  );
  const { transactions } = value as {
    transactions: { accountId: string; amount: number; purpose: string; bookingDate: number }[];
  };
  return transactions
    .map(({ accountId, amount, purpose, bookingDate }) => {
      const day = new Date(bookingDate * 1_000).toISOString().slice(0, 10);
      return textOf({ day, amountMinor: Math.round(amount * 100), purpose }, ibans.get(accountId));
    })
    .sort();
}

export function textOf({ day, amountMinor, purpose }: Booking, iban = ibanA): string {
  return `${iban} ${day} ${purpose} ${amountMinor}`;
}

export function texts(rows: readonly Booking[], iban = ibanA): string[] {
  return rows.map((row) => textOf(row, iban));
}

export async function edit(
  test: TestWorkspace,
  importId: string,
  offset: number,
  cells: Partial<CellEdit>[],
) {
  const { rows } = await test.store.call('imports.rows', importId, {}, { offset, limit: cells.length });
  await test.store.call('imports.editCells', importId, {
    kind: cells.length > 1 ? 'paste' : 'edit',
    cells: cells.map((cell, at) => ({
      at: { rowId: rows[at]?.rowId ?? 0 },
      field: cell.field ?? 'amount',
      value: cell.value ?? null,
    })),
  });
}

export async function shown({ store }: TestWorkspace, importId: string) {
  const window = await store.call('imports.sentOtherwise', importId, { offset: 0, limit: 100 });
  expect(sentOtherwiseWindow.parse(window)).toEqual(window);
  return window;
}
