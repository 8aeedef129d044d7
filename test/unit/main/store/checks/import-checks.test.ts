import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checks } from '../../../../../main/store/checks/check-list';
import { findingsOfImport } from '../../../../../main/store/checks/import-findings';
import { indexOfImport } from '../../../../../main/store/context/load-index';
import { refreshStates } from '../../../../../main/store/rows/import-index';
import type { AccountDraft, Finding } from '../../../../../preload/contract/reading/reading';
import { findingRules } from '../../../../../preload/contract/reading/reading-codes';
import { MemoryStore, stageExport } from '../memory-store';
import { type Booking, draftOf, ibanB } from '../staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const amounts = [-4_599, 120_000, -1_333, -25_017, 777, -90_404, 5_050, -3_101];

function ledger(opening = 100_000, month = '2025-03'): Booking[] {
  let balanceMinor = opening;
  return amounts.map((amountMinor, at) => {
    balanceMinor += amountMinor;
    return {
      day: `${month}-${String(at + 2).padStart(2, '0')}`,
      amountMinor,
      balanceMinor,
      purpose: `${at}`,
    };
  });
}

const found = async (rule: string) =>
  (await store.call('imports.findings', importId)).findings.filter((finding) => finding.rule === rule);
const rowRules = async (line: number) => {
  const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 });
  return rows.find((row) => row.line === line)?.findings.map(({ rule }) => rule);
};
const cell = (rule: string, line: number, field: string): Finding => ({
  severity: 'warning',
  rule,
  line,
  field,
  column: 'Spalte',
  text: 'x',
  params: {},
});
const rules = async () => Object.keys((await store.call('imports.findings', importId)).totals).sort();

describe('the checks of an import', () => {
  it('are a table in which each has an id and rules of its own, each with its level and texts', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { rules: own } of checks) for (const rule of own) expect(findingRules[rule]).toBeDefined();
  });

  it('have each of their rules named in a test of the store, or of the proof by balances', () => {
    const folders = ['../', '../../../preload/contract/proof/'].map((path) => new URL(path, import.meta.url));
    const told = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.test.ts'))
          .map((name) => readFileSync(new URL(name, folder), 'utf8')),
      )
      .join('');
    const silent = checks.flatMap(({ rules: own }) => own).filter((rule) => !told.includes(`'${rule}'`));
    expect(silent, 'rules of main/store/checks without a test: import-checks.test.ts').toEqual([]);
  });

  it('when everything follows, find nothing', async () => {
    await stageExport(store, importId, ledger());
    expect(await rules()).toEqual([]);
  });

  it('when two rows of a day stand in another order than their balances, say so alone, with their lines', async () => {
    const rows = ledger().map((row) => ({ ...row, day: '2025-03-02' }));
    [rows[3], rows[4]] = [rows[4] as Booking, rows[3] as Booking];
    await stageExport(store, importId, rows);
    expect(await rules()).toEqual(['balance.order']);
    expect(await found('balance.order')).toMatchObject([{ severity: 'hint', params: { from: 5, to: 6 } }]);
  });

  it('when a row is missing, name line, account, expected and found balance, and what is missing', async () => {
    const rows = ledger();
    rows.splice(3, 1);
    const { accounts } = await stageExport(store, importId, rows);
    const [gap, ...others] = await found('balance.break');
    expect(others).toEqual([]);
    expect(gap).toMatchObject({
      line: 5,
      accountRowId: accounts[0]?.id,
      expected: '2148.45',
      found: '1898.28',
      params: { expected: 214_845, found: 189_828, difference: -25_017, currency: 'EUR' },
      cause: { code: 'rowMissing', params: { amount: -25_017 } },
    });
    expect(gap?.rowIds).toHaveLength(1);
  });

  it('when an amount is edited in memory, see it; looked at again is the account that was touched alone', async () => {
    await stageExport(store, importId, ledger());
    await stageExport(store, importId, ledger(), { accounts: [draftOf({ iban: ibanB })] });
    const { context } = store.session;
    const index = indexOfImport(context, importId);
    expect(findingsOfImport(context, index).findings).toEqual([]);
    for (const segment of index.segments) {
      segment.columns.amounts[3] = -25_016;
      refreshStates(segment);
    }
    const once = findingsOfImport(context, index, [1]).findings;
    expect(once.map(({ rule, line, accountRowId }) => [rule, line, accountRowId])).toEqual([
      ['balance.break', 5, index.accounts[1]?.id],
    ]);
    expect(once[0]?.suggestion).toMatchObject({ field: 'amount', value: '-250.17' });
    expect(findingsOfImport(context, index, [0]).findings).toHaveLength(2);
  });

  it('when a row cannot be read, offer the amount that the balances give, and say nothing of a gap', async () => {
    const rows = ledger();
    Object.assign(rows[3] as Booking, { disposition: 2, balanceMinor: null, amountMinor: Number.NaN });
    await stageExport(store, importId, rows);
    expect(await rules()).toEqual(['balance.blocked']);
    const [blocked] = await found('balance.blocked');
    expect(blocked).toMatchObject({ line: 5, suggestion: { field: 'amount', value: '-250.17' } });
  });

  it('when opening balance and bookings do not give the closing one, name the difference and the account; what is announced is not counted', async () => {
    const silent = ledger().map((row) => ({ ...row, balanceMinor: null }));
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const draft = (closing: number) =>
      draftOf({ openingBalanceMinor: 100_000, balanceMinor: closing, balanceSource: 'footer' });
    const pending: Booking = { day: '2025-03-20', amountMinor: -5_000, disposition: 1, purpose: 'pending' };
    await stageExport(store, importId, [...silent, pending], { accounts: [draft(100_000 + sum)] });
    expect(await found('balance.closing')).toEqual([]);
    const { accounts } = await stageExport(store, importId, silent, {
      accounts: [{ ...draft(100_000 + sum + 7), iban: ibanB }],
    });
    expect(await found('balance.closing')).toMatchObject([
      { accountRowId: accounts[1]?.id, params: { difference: 7, sum, opening: 100_000 } },
    ]);
  });

  it('when the closing balance beside a running column is not its last balance, name both and the account', async () => {
    const last = ledger().at(-1)?.balanceMinor ?? 0;
    const framed = (change: Partial<AccountDraft>) =>
      draftOf({ balanceMinor: last, balanceDay: '2025-03-09', balanceSource: 'footer', ...change });
    await stageExport(store, importId, ledger(), { accounts: [framed({})] });
    expect(await rules()).toEqual([]);
    const { accounts } = await stageExport(store, importId, ledger().slice(0, -1), {
      accounts: [framed({ iban: ibanB })],
    });
    expect(await found('balance.closing')).toMatchObject([
      {
        severity: 'warning',
        accountRowId: accounts[1]?.id,
        expected: '1044.74',
        found: '1013.73',
        params: { opening: 100_000, closing: last, difference: -3_101, currency: 'EUR' },
      },
    ]);
  });

  it.each([
    ['of a day after the last row and the period, it is said and no warning', '2025-06-10', 'hint'],
    ['of a day within the stated period, it is a warning', '2025-03-31', 'warning'],
    ['of no day, it is a warning', null, 'warning'],
  ])('when a closing balance beside a running column is %s', async (_, balanceDay, severity) => {
    const last = ledger().at(-1)?.balanceMinor ?? 0;
    const period = { from: '2025-03-01', to: '2025-03-31' };
    const draft = { balanceMinor: last + 7, balanceSource: 'preamble' as const, balanceDay, period };
    await stageExport(store, importId, ledger(), { accounts: [draftOf(draft)] });
    expect(await found('balance.closing')).toMatchObject([{ severity, params: { difference: 7 } }]);
  });

  it('when a closing balance counts what is announced, beside a running column or not, find nothing', async () => {
    const last = ledger().at(-1)?.balanceMinor ?? 0;
    const pending: Booking = { day: '2025-03-20', amountMinor: -5_000, disposition: 1, purpose: 'pending' };
    const draft = draftOf({
      openingBalanceMinor: 100_000,
      balanceMinor: last - 5_000,
      balanceSource: 'footer',
    });
    await stageExport(store, importId, [...ledger(), pending], { accounts: [draft] });
    const silent = ledger().map((row) => ({ ...row, balanceMinor: null }));
    await stageExport(store, importId, [...silent, pending], { accounts: [{ ...draft, iban: ibanB }] });
    expect(await rules()).toEqual([]);
  });

  it('when each statement of a document states its own balances, name the one that does not add up', async () => {
    const rows = ledger().map((row) => ({ ...row, balanceMinor: null }));
    const half = (from: number, to: number) =>
      amounts.slice(from, to).reduce((total, amount) => total + amount, 0);
    const statements = [
      { line: 2, firstRow: 0, rows: 4, openingMinor: 0, closingMinor: half(0, 4) },
      { line: 40, firstRow: 4, rows: 4, openingMinor: half(0, 4), closingMinor: half(0, 8) + 1 },
    ];
    await stageExport(store, importId, rows, { kind: 'camt', accounts: [draftOf({ statements })] });
    expect(await found('balance.closing')).toMatchObject([{ line: 40, params: { difference: 1 } }]);
  });

  it('when days lie between two files, or two have the same, say which', async () => {
    await stageExport(store, importId, ledger());
    await stageExport(store, importId, ledger(5_000, '2025-05'), {}, { name: 'may.csv' });
    expect(await found('coverage.gap')).toMatchObject([
      { params: { since: '2025-03-10', until: '2025-05-01' } },
    ]);
    const other = ledger()
      .slice(4)
      .map((row, at) => ({ ...row, purpose: `other ${at}` }));
    await stageExport(store, importId, other, {}, { name: 'again.csv' });
    expect(await found('coverage.overlap')).toMatchObject([
      { params: { since: '2025-03-06', until: '2025-03-09', file: 'umsatz.csv' } },
    ]);
  });

  it('when a next file goes on from another balance, the last row of the one before is missing', async () => {
    await stageExport(store, importId, ledger().slice(0, -1));
    const closing = ledger().at(-1)?.balanceMinor ?? 0;
    await stageExport(store, importId, ledger(closing, '2025-04'), {}, { name: 'april.csv' });
    expect(await found('coverage.gap')).toMatchObject([
      { cause: { code: 'rowMissing', params: { amount: -3_101, currency: 'EUR' } } },
    ]);
  });

  it('when a day has not come, or is one with which programs fill cells, name the row', async () => {
    const rows = ledger().map((row) => ({ ...row, balanceMinor: null }));
    Object.assign(rows[0] as Booking, { day: '1899-12-30' });
    Object.assign(rows[1] as Booking, { day: '9999-12-31' });
    Object.assign(rows[2] as Booking, { day: '2150-01-01' });
    await stageExport(store, importId, rows);
    expect((await found('date.implausible')).map(({ line }) => line)).toEqual([2, 3]);
    expect((await found('date.future')).map(({ line }) => line)).toEqual([4]);
  });

  it('when amounts are zero, all go one way, or are in another currency than the account, say so', async () => {
    const many = Array.from(
      { length: 40 },
      (_, at): Booking => ({ day: '2025-03-02', amountMinor: 100 + at }),
    );
    await stageExport(store, importId, [
      ...many,
      { day: '2025-03-03', amountMinor: 0 },
      { day: '2025-03-04', amountMinor: 5, currency: 'USD' },
    ]);
    expect(await rules()).toEqual(['amount.oneSided', 'amount.zero', 'currency.other']);
  });

  it('when a row stands twice, name the first; not where the balances prove both', async () => {
    const twice = [
      { day: '2025-03-02', amountMinor: -100 },
      { day: '2025-03-02', amountMinor: -100 },
    ];
    await stageExport(store, importId, twice);
    expect(await found('row.twice')).toMatchObject([{ line: 3, params: { first: 2 } }]);
    const other = await store.call('imports.create');
    await stageExport(store, other.id, [
      { ...twice[0], balanceMinor: 900 } as Booking,
      { ...twice[1], balanceMinor: 800 } as Booking,
      { day: '2025-03-03', amountMinor: 5, balanceMinor: 805 },
    ]);
    expect((await store.call('imports.findings', other.id)).findings).toEqual([]);
  });

  it('when equal rows have balances of their own, they are bookings although a row is missing elsewhere; a doubled line is none, and nothing is missing before it', async () => {
    const rows = (...given: [amountMinor: number, balanceMinor: number][]): Booking[] =>
      given.map(([amountMinor, balanceMinor], at) => ({
        day: amountMinor === -100 ? '2025-03-04' : `2025-03-0${at + 1}`,
        amountMinor,
        balanceMinor,
        purpose: `${amountMinor}`,
      }));
    const said = async () =>
      (await store.call('imports.findings', importId)).findings.map(({ rule, line, cause }) => [
        rule,
        line,
        cause?.code,
      ]);
    // 43.21 are missing before the first of the equal rows.
    await stageExport(
      store,
      importId,
      rows([50, 1_050], [7, 1_057], [3, 1_060], [-100, -3_361], [-100, -3_461], [5, -3_456], [9, -3_447]),
    );
    expect(await said()).toEqual([['balance.break', 5, 'rowMissing']]);
    importId = (await store.call('imports.create')).id;
    await stageExport(
      store,
      importId,
      rows([50, 1_050], [7, 1_057], [-100, 957], [3, 960], [8, 968], [-100, 957], [5, 962], [9, 971]),
    );
    const doubled = await said();
    expect(doubled).toContainEqual(['row.twice', 7, undefined]);
    expect(doubled.filter(([, , code]) => code === 'rowMissing')).toEqual([]);
  });

  it('when a broken balance is repaired, say it no more; taken back, say it again; done again, not', async () => {
    const rows = ledger();
    Object.assign(rows[3] as Booking, { amountMinor: -25_016 });
    const reading = {
      findings: [cell('balance.break', 5, 'balanceAfter')],
      findingTotals: { 'balance.break': 1 },
    };
    await stageExport(store, importId, rows, reading);
    const [broken, ...others] = (await store.call('imports.findings', importId)).findings;
    expect(others).toEqual([]);
    expect(broken).toMatchObject({ rule: 'balance.break', line: 5, suggestion: { value: '-250.17' } });
    expect(await rowRules(5)).toEqual(['balance.break']);
    const at = { rowId: broken?.rowIds?.[0] ?? 0 };
    // A repair that is offered is none: only what was pressed is in the rows, and in the history by its name.
    const steps = () => store.call('imports.changes', importId);
    const { rows: asRead } = await store.call('imports.rows', importId, {}, { offset: 3, limit: 1 });
    expect([asRead[0]?.amount, await steps()]).toEqual(['-250.16', []]);
    await store.call('imports.editCells', importId, {
      kind: 'repair',
      cells: [{ at, field: 'amount', value: broken?.suggestion?.value ?? '' }],
    });
    expect((await steps()).map(({ kind, rows, line }) => [kind, rows, line])).toEqual([['repair', 1, 5]]);
    expect(await rules()).toEqual([]);
    expect(await rowRules(5)).toEqual([]);
    await store.call('imports.goToChange', importId, 'back');
    expect(await rules()).toEqual(['balance.break']);
    expect(await rowRules(5)).toEqual(['balance.break']);
    await store.call('imports.goToChange', importId, 'forward');
    expect(await rules()).toEqual([]);
  });

  it('what a cell lacks is settled by a correction of it, in the list, the count and the jump; a row left out keeps it', async () => {
    const findings = [
      cell('iban.checkDigits', 3, 'counterpartyIban'),
      cell('iban.checkDigits', 5, 'counterpartyIban'),
    ];
    await stageExport(store, importId, ledger(), { findings, findingTotals: { 'iban.checkDigits': 7 } });
    const found = () => store.call('imports.findings', importId);
    expect((await found()).totals).toEqual({ 'iban.checkDigits': 7 });
    const rows = await store.call(
      'imports.rows',
      importId,
      { rule: 'iban.checkDigits' },
      { offset: 0, limit: 9 },
    );
    expect(rows.rows.map(({ line }) => line)).toEqual([3, 5]);
    const [first, second] = rows.rows.map(({ rowId }) => ({ rowId }));
    if (!first || !second) throw new Error('no rows');
    await store.call('imports.editCells', importId, {
      kind: 'edit',
      cells: [{ at: first, field: 'counterpartyIban', value: ibanB }],
    });
    expect(await found()).toMatchObject({ totals: { 'iban.checkDigits': 6 }, settled: [{ line: 3 }] });
    await store.call('imports.chooseRows', importId, { rows: [second], choice: 'leaveOut' });
    expect(await found()).toMatchObject({ findings: [{ line: 5 }], totals: { 'iban.checkDigits': 6 } });
    for (const from of [-1, 3]) {
      const next = await store.call('imports.nextFinding', importId, {}, { from, isBackwards: false });
      expect(next?.row.line).toBe(5);
    }
    await store.call('imports.goToChange', importId, 0);
    expect(await found()).toMatchObject({ totals: { 'iban.checkDigits': 7 }, settled: [] });
  });

  it('rows that a check names are found by its filter, its level and the key for the next finding', async () => {
    const rows = ledger().map((row) => ({ ...row, balanceMinor: null }));
    Object.assign(rows[2] as Booking, { day: '2150-01-01' });
    await stageExport(store, importId, rows);
    const window = { offset: 0, limit: 9 };
    for (const filter of [{ rule: 'date.future' }, { severity: 'warning' as const }, { hasFindings: true }]) {
      const { rows: shown } = await store.call('imports.rows', importId, filter, window);
      expect(shown.map(({ line }) => line)).toEqual([4]);
    }
    const next = await store.call('imports.nextFinding', importId, {}, { from: -1, isBackwards: false });
    expect(next).toMatchObject({ offset: 2, column: 'bookingDay' });
    await store.call('imports.chooseRows', importId, { rows: { rule: 'date.future' }, choice: 'leaveOut' });
    expect(await rules()).toEqual([]);
  });

  it('announced rows go in by one choice, are counted, and go out again', async () => {
    const pending = ledger().map((row): Booking => ({ ...row, balanceMinor: null, disposition: 1 }));
    await stageExport(store, importId, [...pending, { day: '2025-03-28', amountMinor: 5 }]);
    const state = async () => {
      const { accounts } = await store.call('imports.get', importId);
      return [accounts[0]?.pending, (await store.call('imports.findings', importId)).pendingIn];
    };
    await store.call('imports.chooseRows', importId, { rows: { states: ['pending'] }, choice: 'send' });
    expect(await state()).toEqual([0, 8]);
    await store.call('imports.chooseRows', importId, { rows: { isPendingIn: true }, choice: 'default' });
    expect(await state()).toEqual([8, 0]);
  });

  it('when an account has no number, say for how many rows', async () => {
    await stageExport(store, importId, ledger(), { accounts: [draftOf({ iban: null })] });
    expect(await found('account.unknown')).toMatchObject([{ params: { rows: 8 } }]);
  });

  it('give the calendar of each account with its gaps as ranges', async () => {
    await stageExport(store, importId, ledger());
    await stageExport(store, importId, ledger(5_000, '2025-05'), {}, { name: 'may.csv' });
    expect(await store.call('imports.coverage', importId)).toMatchObject([
      { since: '2025-03-02', until: '2025-05-09', gaps: [{ since: '2025-03-10', until: '2025-05-01' }] },
    ]);
  });
});
