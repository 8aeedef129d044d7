import type { Question, ReadOptions } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import type { ColumnProfile } from '../columns/column-profile';
import { pendingFlags } from '../columns/pending-flags';
import { pendingMarks } from '../columns/pending-legend';
import type { CsvRecord } from '../records/record-reader';
import { thousandthsIn } from '../values/amounts';
import { fold } from '../vocabulary/fold';
import { isPlaceholder, isUndoneWord, type RowStatus, readStatus } from '../vocabulary/word-lists';
import type { TablePlan } from './table-plan';

/** More different words than that are texts, not states. */
const mostWords = 12;
/** Letters of a word of which two rows show that they belong together. */
const shortestWord = 4;
const longestWord = 60;
const mostExamples = 3;

interface StatusEvidence {
  plan: TablePlan;
  headers: readonly string[];
  profiles: readonly ColumnProfile[];
  /** Records below the header, in which a legend may explain marks. */
  body: readonly CsvRecord[];
  /** The rows that were judged, and the records they are of. */
  rows: readonly string[][];
  sample: readonly CsvRecord[];
  options: ReadOptions;
  /** The known export that this is. */
  format: ExportFormat | null;
}

/**
 * Words for the state of a row that nobody taught: what the user said of them or what the running balance shows is taken, the
 * others are asked, each word once. An empty cell is such a word where the column says of nothing but booked rows that they are.
 */
export function settleStatuses(evidence: StatusEvidence): void {
  const { plan, headers, profiles, body, rows, sample, options, format } = evidence;
  const reserved = plan.fields.has('status')
    ? null
    : (pendingMarks(body, headers, profiles) ?? pendingFlags(headers, profiles));
  if (reserved) {
    plan.fields.set('status', [reserved.column]);
    plan.pendingMarks = reserved.marks;
  }
  const column = plan.fields.get('status')?.[0] ?? -1;
  const profile = profiles[column];
  const said = new Map<string, RowStatus>(
    Object.entries(options.statusWords ?? {}).map(([word, said]) => [fold(word), said]),
  );
  plan.settledStatuses = said;
  if (!profile || isShared(plan, column) || plan.pendingMarks.size > 0) return;
  if ((options.bookedMarkers ?? []).length > 0) return;
  const open = openWords(plan, profile, said);
  if (format) open.delete('');
  if (open.size === 0) return;
  const moves = balanceMoves(plan, rows);
  const settled = new Map(said);
  const asked = new Set<string>();
  for (const [key, word] of open) {
    const own = rows.flatMap((cells, at) =>
      fold(cells[column] ?? '') === key && holdsMoney(plan, cells) ? [at] : [],
    );
    const seen = own.flatMap((at) => moves[at] ?? []);
    const undone = seen.length === 0 && isUndoneWord(word) ? undoneOf(plan, rows, own, column) : null;
    if (seen.length > 0 && seen.every(Boolean)) settled.set(key, 'booked');
    else if (undone) settled.set(key, undone);
    else if (own.length > 0) {
      asked.add(key);
      const proposed = seen.length > 0 && !seen.some(Boolean) ? 'pending' : null;
      plan.questions.push(statusQuestion(column, word, own, { rows, sample, profile, proposed }));
    }
  }
  plan.settledStatuses = settled;
  plan.openStatuses = asked;
}

/**
 * What was taken back: booked where each of its rows has one of the other sign and of its words to itself among those that are booked,
 * nothing that moved money where none has one in the whole table; null where some have, where an equal amount speaks of something else,
 * and where amounts alone do not say their sign.
 */
function undoneOf(
  plan: TablePlan,
  rows: readonly string[][],
  own: readonly number[],
  column: number,
): RowStatus | null {
  if (plan.fields.has('direction') || plan.rowSigns || plan.sides.length > 0) return null;
  const movedIn = thousandthsIn(plan.decimalSign);
  const of = (cells: readonly string[], field: 'amount' | 'debit' | 'credit') =>
    movedIn(cells[plan.fields.get(field)?.[0] ?? -1]) || 0;
  const movedBy = (cells: readonly string[]) =>
    of(cells, 'amount') || of(cells, 'credit') - Math.abs(of(cells, 'debit'));
  const undone = own.map((at) => ({ at, cells: rows[at] as string[], size: movedBy(rows[at] as string[]) }));
  const sizes = new Set(undone.map(({ size }) => size));
  const isOpposite = (size: number) => size !== 0 && sizes.has(-size);
  if (undone.some(({ size }) => isOpposite(size))) return null;
  const taken = new Set(own);
  const backs = rows.flatMap((cells, at) => {
    const isBooked = !taken.has(at) && readStatus(cells[column] ?? '') === 'booked';
    const size = isBooked ? movedBy(cells) : 0;
    return isOpposite(size) ? [{ at, cells, size }] : [];
  });
  if (backs.length === 0) return 'declined';
  return haveOneEach(undone, backs, (cells) => wordsOfCells(cells, column)) ? 'booked' : null;
}

/** A row by its place, with what it moved. */
interface Moved {
  at: number;
  cells: readonly string[];
  size: number;
}

/** Whether each undone row has one of the other sign to itself, the first in the file that shares a word with it. */
function haveOneEach(
  undone: readonly Moved[],
  backs: readonly Moved[],
  wordsOf: (cells: readonly string[]) => readonly string[],
): boolean {
  // By size and word, the first in the file at the end: each row is put there and taken from there once.
  const open = new Map<string, number[]>();
  for (const { at, cells, size } of [...backs].reverse())
    for (const word of new Set(wordsOf(cells))) {
      const key = `${size} ${word}`;
      const places = open.get(key);
      if (places) places.push(at);
      else open.set(key, [at]);
    }
  const used = new Set<number>();
  const firstOf = (places: number[] | undefined): number => {
    while (places && used.has(places.at(-1) ?? -1)) places.pop();
    return places?.at(-1) ?? Number.POSITIVE_INFINITY;
  };
  return undone.every(({ cells, size }) => {
    const first = wordsOf(cells).reduce(
      (least, word) => Math.min(least, firstOf(open.get(`${-size} ${word}`))),
      Number.POSITIVE_INFINITY,
    );
    used.add(first);
    return Number.isFinite(first);
  });
}

/** Names and texts of a row, word by word; short ones stand everywhere. */
const wordsOfCells = (cells: readonly string[], status: number): string[] =>
  cells
    .filter((cell, at) => at !== status && /\p{L}/u.test(cell))
    .flatMap((cell) => fold(cell).split(' '))
    .filter((word) => word.length >= shortestWord && /\p{L}/u.test(word));

/** Days and directions stand in columns that hold a word for the state of some rows only. */
function isShared({ fields }: TablePlan, column: number): boolean {
  return [...(fields.get('valueDate') ?? []), ...(fields.get('direction') ?? [])].includes(column);
}

function openWords(
  plan: TablePlan,
  profile: ColumnProfile,
  said: ReadonlyMap<string, RowStatus>,
): Map<string, string> {
  const open = new Map<string, string>();
  const leftOut = new Set(plan.leftOutWords.map(fold));
  const known = new Set<RowStatus>();
  for (const text of profile.distinct.keys()) {
    const key = fold(text);
    const status = said.get(key) ?? (leftOut.has(key) ? 'declined' : readStatus(text));
    if (status) known.add(status);
    else if (isStatusWord(text)) open.set(key, text);
  }
  if (open.size > mostWords) return new Map();
  if (profile.filled < profile.rows && !said.has('') && known.size === 1 && known.has('booked'))
    open.set('', '');
  return open;
}

/** A word that could name the state of a row. */
export function isStatusWord(text: string): boolean {
  return text.length <= longestWord && /[\p{L}\d]/u.test(text) && !isPlaceholder(text);
}

/** A booking, and not a line of text or of a balance. */
function holdsMoney({ fields }: TablePlan, cells: readonly string[]): boolean {
  const money = [
    ...(fields.get('amount') ?? []),
    ...(fields.get('debit') ?? []),
    ...(fields.get('credit') ?? []),
  ];
  return money.some((index) => /[1-9]/.test(cells[index] ?? ''));
}

/**
 * Whether each row moves the running balance by its amount, in the direction of time that most rows have; empty where the balance
 * says nothing of a row. A row without a balance beside rows that have one moves nothing.
 */
function balanceMoves(plan: TablePlan, rows: readonly string[][]): (boolean | [])[] {
  const column = plan.fields.get('balanceAfter')?.[0] ?? -1;
  if (column < 0) return [];
  const minorOf = thousandthsIn(plan.decimalSign);
  const balanceIn = thousandthsIn(plan.balanceDecimalSign);
  const balanceOf = (cells: readonly string[] | undefined) => {
    const minor = cells ? balanceIn(cells[column]) : Number.NaN;
    return Number.isNaN(minor) ? null : minor;
  };
  const sizeOf = (cells: readonly string[]) => {
    for (const field of ['amount', 'debit', 'credit'] as const) {
      for (const index of plan.fields.get(field) ?? []) {
        const minor = minorOf(cells[index]);
        if (!Number.isNaN(minor) && minor !== 0) return Math.abs(minor);
      }
    }
    return null;
  };
  const stepOf = (way: -1 | 1) =>
    rows.map((cells, at): boolean | [] => {
      const size = sizeOf(cells);
      const own = balanceOf(cells);
      const before = balanceOf(rows[at + way]);
      if (size === null) return [];
      if (own === null) return false;
      return before === null ? [] : Math.abs(own - before) === size;
    });
  const [down, up] = [stepOf(-1), stepOf(1)];
  const count = (steps: readonly (boolean | [])[], wanted: boolean) =>
    steps.filter((step) => step === wanted).length;
  const best = count(down, true) >= count(up, true) ? down : up;
  const kept = count(best, true);
  return kept >= 2 && kept > count(best, false) ? best : [];
}

function statusQuestion(
  column: number,
  word: string,
  own: readonly number[],
  {
    rows,
    sample,
    profile,
    proposed,
  }: {
    rows: readonly string[][];
    sample: readonly CsvRecord[];
    profile: ColumnProfile;
    proposed: RowStatus | null;
  },
): Question {
  const examples = own.slice(0, mostExamples).map((at) => ({
    line: sample[at]?.line ?? 0,
    text: (rows[at] ?? [])
      .filter((cell) => cell.trim() !== '')
      .join(' · ')
      .slice(0, 200),
    meaning: '',
  }));
  const choice = (value: RowStatus, isProposed: boolean) => ({ value, isProposed, examples });
  const isOnly = profile.distinct.size === 1 && word !== '';
  return {
    id: `status:${fold(word)}`,
    kind: 'status',
    blocking: true,
    column,
    option: 'statusWords',
    word: word.slice(0, longestWord),
    choices: [
      // An export of one state only is mostly one of booked rows.
      choice('booked', isOnly && proposed === null),
      choice('pending', proposed === 'pending'),
      choice('declined', false),
    ],
  };
}
