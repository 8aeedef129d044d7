import { expect } from 'vitest';
import { localFigures } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf, ibanA } from '../../../unit/main/store/staged-export';
import {
  changeSwitches,
  createCustomer,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const open: TestWorkspace[] = [];

/** To be called after each test. */
export async function closeAll(): Promise<void> {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
}

type Peer = { id: string; userId: string };

export async function begin(
  switches: Record<string, unknown> = {},
): Promise<{ test: TestWorkspace; customer: Peer }> {
  const test = await startWorkspace({ service: { switches }, isImpatient: true });
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

/** Bookings of a month, one a day, from the first on. */
export function month(number: number, count: number, change: Partial<Booking> = {}): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-${String(number).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
    amountMinor: (index % 3 === 0 ? -1 : 1) * (1_000 * number + index),
    purpose: `${number} ${index}`,
    ...change,
  }));
}

let files = 0;

export function stage(
  { store }: TestWorkspace,
  importId: string,
  rows: readonly Booking[],
  { iban = ibanA, sha256 = '', name = 'umsatz.csv' } = {},
) {
  files += 1;
  const own = sha256 || files.toString(16).padStart(64, 'a');
  const account = draftOf({ iban, period: { from: rows[0]?.day ?? '', to: rows.at(-1)?.day ?? '' } });
  return stageExport(store, importId, rows, { accounts: [account], sha256: own }, { name });
}

export async function newImport(test: TestWorkspace, rows: readonly Booking[], of = {}): Promise<string> {
  const { id } = await test.store.call('imports.create');
  await stage(test, id, rows, of);
  return id;
}

export async function send({ workspace }: TestWorkspace, importId: string, customer: Peer) {
  const { id } = await startUpload(workspace, importId, customer.id);
  return workspace.uploads.settled(id);
}

interface Held {
  accountId: string;
  amount: number;
  bookingDate: number;
}

async function held(
  { client }: TestWorkspace,
  { userId }: Peer,
): Promise<{ iban: string | null; month: string; cents: number }[]> {
  const path = { 'user-id': userId };
  const { value } = await client.call('banking.transactions', { path });
  const { value: accounts } = await client.call('banking.accounts', { path });
  const ibans = new Map(
    (accounts as { accounts: { accountId: string; iban?: string }[] }).accounts.map(({ accountId, iban }) => [
      accountId,
      iban ?? null,
    ]),
  );
  return (value as { transactions: Held[] }).transactions.map(({ accountId, amount, bookingDate }) => ({
    iban: ibans.get(accountId) ?? null,
    month: new Date(bookingDate * 1_000).toISOString().slice(0, 7),
    cents: Math.round(amount * 100),
  }));
}

/**
 * The first call of that kind has no answer, and after it the service answers nothing that could be asked about it, until `act` has ended.
 * @param how the call reached the service, or did not
 */
export async function loseAnswer(
  test: TestWorkspace,
  { method, how }: { method: 'POST' | 'DELETE'; how: 'drop' | 'dropAfter' },
  act: () => Promise<unknown>,
): Promise<void> {
  const gate = test.hold((one) => one.method === method && one.path.endsWith('/transactions'), 1);
  const over = act();
  const isHeld = await Promise.race([gate.reached.then(() => true), over.then(() => false)]).catch(
    () => false,
  );
  const refused = { method: 'GET', kind: 'status', status: 403, times: 99 };
  if (isHeld) await changeSwitches(test.service, { faults: [{ method, kind: how }, refused] });
  gate.letGo();
  await over.finally(() => changeSwitches(test.service, { faults: [] }));
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** Every local figure that can be asked of the service itself, asked over HTTP. Answers what is told of the difference to the files. */
export async function figuresAreOfTheService(test: TestWorkspace, customer: Peer) {
  const there = await held(test, customer);
  const figures = localFigures.parse(await test.store.call('results.localFigures', customer.id));
  const counted = figures.transactions + (figures.beyond ?? 0);
  const unknown = figures.accounts.reduce((sum, one) => sum + (one.differs?.unknown ?? 0), 0);
  expect(there.length).toBeGreaterThanOrEqual(counted);
  expect(there.length).toBeLessThanOrEqual(counted + unknown);
  const differs = figures.accounts.flatMap((one) => (one.differs ? [one.differs] : []));
  // Said not to be known: no sum claims to be that of the service.
  if (unknown > 0) return { figures, differs };
  // Said to be more than is counted: no sum claims to be that of the service.
  if (figures.beyond !== undefined) return { figures, differs };
  const sumOf = (rows: typeof there, isIn: boolean) =>
    decimal(rows.reduce((sum, { cents }) => sum + (cents > 0 === isIn ? cents : 0), 0));
  const total = (name: 'totalIn' | 'totalOut') =>
    decimal(figures.accounts.reduce((sum, one) => sum + Math.round(Number(one[name]) * 100), 0));
  expect([total('totalIn'), total('totalOut')]).toEqual([sumOf(there, true), sumOf(there, false)]);
  for (const one of figures.months) {
    const own = there.filter(({ month: of }) => of === one.month);
    expect([one.month, one.moneyIn, one.moneyOut]).toEqual([one.month, sumOf(own, true), sumOf(own, false)]);
  }
  for (const { accountId, iban, totalIn, totalOut, bookings } of figures.accounts) {
    const own = there.filter((one) => one.iban === iban);
    expect([iban, totalIn, totalOut]).toEqual([iban, sumOf(own, true), sumOf(own, false)]);
    expect(bookings).toBe(own.length);
    const ofAccount = { accountIds: [accountId], since: null, until: null };
    const listed = await test.store.call('results.bookingsOf', customer.id, ofAccount);
    expect([iban, listed.total]).toEqual([iban, own.length]);
  }
  for (const { month: of } of there) expect(figures.months.map((one) => one.month)).toContain(of);
  const filter = { accountIds: [], since: null, until: null };
  expect((await test.store.call('results.bookingsOf', customer.id, filter)).total).toBe(there.length);
  return { figures, differs };
}

async function rowIds(test: TestWorkspace, importId: string): Promise<number[]> {
  const { rows } = await test.store.call('imports.rows', importId, {}, { offset: 0, limit: 200 });
  return rows.map(({ rowId }) => rowId);
}

export async function choose(
  test: TestWorkspace,
  importId: string,
  at: readonly number[],
  choice: 'leaveOut' | 'send' | 'default',
) {
  const ids = await rowIds(test, importId);
  const rows = at.map((number) => ({ rowId: ids[number] ?? 0 }));
  await test.store.call('imports.chooseRows', importId, { rows, choice });
}

export async function setCell(
  test: TestWorkspace,
  importId: string,
  at: number,
  field: 'amount' | 'bookingDay' | 'valueDay',
  value: string,
) {
  const ids = await rowIds(test, importId);
  const cells = [{ at: { rowId: ids[at] ?? 0 }, field, value }];
  await test.store.call('imports.editCells', importId, { kind: 'edit', cells });
}

export const undo = (test: TestWorkspace, importId: string) =>
  test.store.call('imports.goToChange', importId, 'back');
