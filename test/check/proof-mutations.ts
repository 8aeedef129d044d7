import { emptyFields } from '../../main/store/accounts/account-record';
import { type CheckedChain, chainsOf } from '../../main/store/checks/balance-chains';
import { checkImport } from '../../main/store/checks/import-checks';
import type { ImportIndex, IndexedSegment } from '../../main/store/rows/import-index';
import { refreshStates } from '../../main/store/rows/import-index';
import type { Finding } from '../../preload/contract/reading/reading';
import { emptyColumns, rowsPerSegment } from '../../preload/contract/rows/row-columns';
import { dayNumberOf } from '../../preload/contract/values/calendar-day';
import type { WholeRead } from './read-file';

interface KindTally {
  found: number;
  missed: number;
  /**
   * What no file can tell: the oldest row where no opening balance is stated, the newest where no closing one is (nothing but a
   * later file states what comes after it), rows of no amount, two rows that are the same, and files of so few rows that nothing is left to follow.
   */
  undetectable: number;
}

export interface Tally {
  files: { proven: number; broken: number; open: number };
  kinds: Record<string, KindTally>;
  falseAlarms: string[];
  missed: string[];
}

export function newTally(): Tally {
  return { files: { proven: 0, broken: 0, open: 0 }, kinds: {}, falseAlarms: [], missed: [] };
}

/** Adds what was counted of a folder. */
export function addTally(all: Tally, { files, kinds, falseAlarms, missed }: Tally): void {
  for (const state of ['proven', 'broken', 'open'] as const) all.files[state] += files[state];
  for (const [kind, counts] of Object.entries(kinds)) {
    const known = all.kinds[kind] ?? { found: 0, missed: 0, undetectable: 0 };
    for (const outcome of ['found', 'missed', 'undetectable'] as const) known[outcome] += counts[outcome];
    all.kinds[kind] = known;
  }
  all.falseAlarms.push(...falseAlarms);
  all.missed.push(...missed);
}

/** Rows as they are changed; fields as in a staged row. */
type Row = WholeRead['rows'][number];

const balanceRules = new Set(['balance.break', 'balance.closing', 'balance.blocked']);
const today = dayNumberOf('2199-12-31') ?? 0;

function factsOf({ reading }: WholeRead) {
  return [{ kind: reading.kind, accounts: reading.accounts, headerRows: reading.headerRows }];
}

/** The rows as the store holds them, in one file of one import. */
function indexOf({ reading }: WholeRead, rows: readonly Row[]): ImportIndex {
  const currencies = [...new Set(rows.map(({ currency }) => (currency as string | null) ?? ''))];
  const accounts = reading.accounts.map((draft, position) => ({
    id: `account ${position}`,
    position,
    serviceAccountId: `id ${position}`,
    isLeftOut: false,
    fields: { ...emptyFields(), currency: draft.currency ?? 'EUR' },
  }));
  const segments: IndexedSegment[] = [];
  for (let start = 0; start < rows.length; start += 2_000) {
    const part = rows.slice(start, start + 2_000);
    const columns = emptyColumns(part.length);
    for (const [at, row] of part.entries()) {
      columns.amounts[at] = (row.amountMinor as number | null) ?? Number.NaN;
      columns.balances[at] = (row.balanceMinor as number | null) ?? Number.NaN;
      if (row.bookingDay !== null) columns.days[at] = dayNumberOf(row.bookingDay as string) ?? 0;
      columns.lines[at] = row.line as number;
      columns.hashLow[at] = start + at;
      columns.occurrences[at] = 1;
      columns.lineSpans[at] = 1;
      columns.accountIndexes[at] = row.accountIndex as number;
      columns.currencyIndexes[at] = currencies.indexOf((row.currency as string | null) ?? '');
      columns.dispositions[at] = row.disposition as number;
    }
    const segment: IndexedSegment = {
      id: segments.length,
      fileIndex: 0,
      columns,
      currencies,
      accountMap: accounts.map((_, at) => at),
      isLeftOut: accounts.map(() => false),
      known: null,
      choices: new Map(),
      reasons: new Map(),
      edits: new Map(),
      states: new Uint8Array(part.length),
      revision: 0,
    };
    refreshStates(segment);
    segments.push(segment);
  }
  const file = { id: 'file', name: 'file', position: 0, sha256: '', lines: rows.length, notBookingLines: 0 };
  return {
    importId: 'i',
    files: [{ ...file, firstBookingDay: null, accountMap: accounts.map((_, account) => account) }],
    accounts,
    segments,
    rowCount: rows.length,
    lastFilter: null,
    unplaced: [],
  };
}

function findingsOf(read: WholeRead, rows: readonly Row[]): Finding[] {
  return checkImport(indexOf(read, rows), factsOf(read), today).findings;
}

function chainsOfFile(read: WholeRead): CheckedChain[] {
  const index = indexOf(read, read.rows);
  return index.accounts.flatMap((_, account) => {
    const places = new Uint32Array(
      read.rows.flatMap(({ accountIndex }, at) =>
        accountIndex === account ? [Math.floor(at / 2_000) * rowsPerSegment + (at % 2_000)] : [],
      ),
    );
    return chainsOf({ index, account, places, facts: factsOf(read), today });
  });
}

export function proveFile(
  name: string,
  read: WholeRead,
  { sample, reason }: { sample: number; reason: string | null },
  tally: Tally,
): void {
  const blocked = new Set(read.rows.flatMap(({ line, disposition }) => (disposition === 2 ? [line] : [])));
  // What the balances give for a row that cannot be read is no alarm.
  const alarms = findingsOf(read, read.rows).filter(
    ({ rule, line, cause }) =>
      balanceRules.has(rule) &&
      !(rule === 'balance.blocked' && blocked.has(line)) &&
      cause?.code !== 'rowsBlocked',
  );
  if (reason !== null) {
    tally.files.broken += 1;
    if (alarms.length === 0) tally.missed.push(`${name}: ${reason}`);
    return;
  }
  for (const { rule, line, params, cause } of alarms)
    tally.falseAlarms.push(`${name}:${line} ${rule} ${JSON.stringify(params)} ${cause?.code ?? ''}`);
  let isProven = false;
  if (alarms.length === 0) {
    for (const chain of chainsOfFile(read)) {
      const rowAt = Array.from(chain.places, (packed) => (packed >>> 11) * 2_000 + (packed & 2_047));
      if (chain.proof?.isRunning && !chain.proof.isConstant && chain.rows.length > 1) {
        isProven = true;
        mutateRunning(name, read, chain, rowAt, sample, tally);
      } else if (!chain.proof?.isRunning && hasSums(read, chain)) {
        isProven = true;
        mutateSums(name, read, rowAt, sample, tally);
      }
    }
  }
  if (isProven) tally.files.proven += 1;
  else tally.files.open += 1;
}

function count(tally: Tally, kind: string, outcome: keyof KindTally, about: string): void {
  const known = tally.kinds[kind] ?? { found: 0, missed: 0, undetectable: 0 };
  known[outcome] += 1;
  tally.kinds[kind] = known;
  if (outcome === 'missed') tally.missed.push(`${kind} ${about}`);
}

/** Every row, or so many of them at even distances. */
function picked(count: number, sample: number): number[] {
  const step = Math.max(1, count / sample);
  return Array.from({ length: Math.min(count, Math.ceil(count / step)) }, (_, at) => Math.floor(at * step));
}

function mutateRunning(
  name: string,
  read: WholeRead,
  chain: CheckedChain,
  rowAt: readonly number[],
  sample: number,
  tally: Tally,
): void {
  const { rows } = chain;
  const hasOpening =
    read.reading.accounts[chain.accountIndex]?.openingBalanceMinor !== null &&
    read.reading.accounts[chain.accountIndex]?.origins.openingBalance !== 'runningColumn';
  const source = read.reading.accounts[chain.accountIndex]?.balanceSource;
  const hasClosing = source === 'preamble' || source === 'footer';
  // What is announced is in no balance.
  const all = timeOrder(chain);
  const inTime = all.filter((row) => read.rows[rowAt[row] ?? 0]?.disposition !== 1);
  const nodes = inTime.filter(
    (row) => !Number.isNaN(rows.balanceAt(row)) && !Number.isNaN(rows.amountAt(row)),
  );
  const isFew = nodes.length < (hasOpening ? 3 : 4);
  const minor = (row: number) => rows.amountAt(row);
  for (const at of picked(nodes.length, sample)) {
    const row = nodes[at] as number;
    const own = rowAt[row] as number;
    const line = rows.lines[row] ?? 0;
    const next = nodes[at + 1];
    const isOldest = at === 0 && !hasOpening;
    // Nothing follows the newest row: the closing balance beside the column misses it, where the file states one.
    const isNewest = next === undefined && !hasClosing;
    const behind = all[all.indexOf(row) + 1] ?? row;
    const spots = new Set([line, rows.lines[next ?? row] ?? 0, rows.lines[behind] ?? 0]);
    if (minor(row) === 0 || isOldest || isNewest || isFew) count(tally, 'row removed', 'undetectable', '');
    else {
      const found = findingsOf(
        read,
        read.rows.filter((_, index) => index !== own),
      );
      const isFound = next === undefined ? found.some(isClosing) : namesSpot(found, spots);
      count(tally, 'row removed', isFound ? 'found' : 'missed', `${name}:${line}`);
    }
    for (const [kind, factor, more] of [
      ['amount a cent off', 1, 1],
      ['decimal sign misread', 100, 0],
    ] as const) {
      if (isOldest || isFew || minor(row) * factor + more === minor(row)) {
        count(tally, kind, 'undetectable', '');
        continue;
      }
      const changed = [...read.rows];
      changed[own] = { ...(changed[own] as Row), amountMinor: minor(row) * factor + more };
      const found = findingsOf(read, changed);
      count(tally, kind, namesSpot(found, new Set([line])) ? 'found' : 'missed', `${name}:${line}`);
    }
    const partner = nodes[(at * 7 + 3) % nodes.length] as number;
    swap(name, read, [own, rowAt[partner] as number], tally);
    if (next !== undefined) swap(name, read, [own, rowAt[next] as number], tally);
  }
}

/** Swapped rows are put in order: nothing breaks, and what was moved is named; equal ones are no swap. */
function swap(name: string, read: WholeRead, [one, other]: [number, number], tally: Tally): void {
  const [a, b] = [read.rows[one] as Row, read.rows[other] as Row];
  if (one === other || (a.amountMinor === b.amountMinor && a.balanceMinor === b.balanceMinor)) return;
  const changed = [...read.rows];
  changed[one] = { ...b, line: a.line };
  changed[other] = { ...a, line: b.line };
  const found = findingsOf(read, changed).filter(({ rule }) => rule.startsWith('balance.'));
  // Where balances stand once a day the rows between tell no order: then the break stands at one of the two.
  const near = new Set([a.line, b.line, (a.line as number) + 1, (b.line as number) + 1]);
  const isQuiet = found.every(({ rule, line }) => rule !== 'balance.break' || near.has(line));
  count(tally, 'two rows swapped', isQuiet ? 'found' : 'missed', `${name}:${a.line} and ${b.line}`);
}

const isClosing = ({ rule }: Finding) => rule === 'balance.closing';

function namesSpot(found: readonly Finding[], lines: ReadonlySet<number>): boolean {
  return found.some(({ rule, line }) => rule === 'balance.break' && line !== null && lines.has(line));
}

/** Rows of the chain from the oldest to the newest, as their balances lead to each other. */
function timeOrder({ rows, proof }: CheckedChain): number[] {
  const down = Array.from({ length: rows.length }, (_, row) => row);
  const order = proof?.direction === 'newestFirst' ? down.reverse() : down;
  if (!proof) return order;
  if (proof.moved.length === 0 && proof.oldest === order[0] && proof.newest === order.at(-1)) return order;
  // By balance: each row goes on from where another ended.
  const byStart = new Map<number, number[]>();
  for (const row of [...order].reverse()) {
    const start = rows.balanceAt(row) - rows.amountAt(row);
    byStart.set(start, [...(byStart.get(start) ?? []), row]);
  }
  const sorted: number[] = [];
  for (let place = proof.openingMinor; ; ) {
    const row = byStart.get(place)?.pop();
    if (row === undefined) break;
    sorted.push(row);
    place = rows.balanceAt(row);
  }
  return sorted.length === order.length ? sorted : order;
}

function hasSums({ reading }: WholeRead, { accountIndex, rows }: CheckedChain): boolean {
  const draft = reading.accounts[accountIndex];
  if (!draft || draft.openingBalanceMinor === null || draft.balanceMinor === null) return false;
  if (draft.balanceSource === 'runningColumn' || draft.balanceSource === 'column') return false;
  // The closing balance of the moment: bookings may follow it.
  if (draft.balanceSource === 'statement' && !draft.statements) return false;
  let sum = 0;
  for (let row = 0; row < rows.length; row += 1) sum += rows.amountAt(row);
  return draft.openingBalanceMinor + sum === draft.balanceMinor;
}

/** Files that state what they begin and end with: any loss is a difference of their account. */
function mutateSums(
  name: string,
  read: WholeRead,
  rowAt: readonly number[],
  sample: number,
  tally: Tally,
): void {
  const isFound = (rows: readonly Row[]) => findingsOf(read, rows).some(isClosing);
  for (const at of picked(rowAt.length, sample)) {
    const own = rowAt[at] as number;
    const row = read.rows[own] as Row;
    const amount = row.amountMinor as number | null;
    if (amount === null || row.disposition !== 0) continue;
    const about = `${name}:${row.line}`;
    // The statements of a document count its rows: one that moves nothing is as good as none.
    const without = read.rows.map((one, index) => (index === own ? { ...one, amountMinor: 0 } : one));
    if (amount === 0) count(tally, 'row removed (sums)', 'undetectable', about);
    else count(tally, 'row removed (sums)', isFound(without) ? 'found' : 'missed', about);
    for (const [kind, changed] of [
      ['amount a cent off (sums)', amount + 1],
      ['decimal sign misread (sums)', amount * 100],
    ] as const) {
      if (changed === amount) continue;
      const rows = [...read.rows];
      rows[own] = { ...row, amountMinor: changed };
      count(tally, kind, isFound(rows) ? 'found' : 'missed', about);
    }
  }
}
