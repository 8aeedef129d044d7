import type { AccountDraft, Finding } from '../../../preload/contract';
import type { BalanceRows } from '../../../preload/contract/proof/balance-rows';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { dayNumberOf, noDay } from '../../../preload/contract/values/calendar-day';
import { currencyPlaces, minorToDecimal } from '../../../preload/contract/values/minor-units';
import { currencyOfRow, type ImportIndex, rowState } from '../rows/import-index';
import { type CheckedChain, chainsOf } from './balance-chains';
import { type Check, type CheckScope, eachRow, type FoundBy, firstAtOrAfter, placeOf } from './check';
import { accountFinding, rowFinding } from './row-finding';

/** Opening balance and bookings give the closing balance, where a file states both beside its rows (feature 26), and is the last of a running column. */
export const closingBalance: Check = {
  id: 'closingBalance',
  rules: ['balance.closing', 'balance.blocked'],
  columns: ['amounts', 'currencies'],
  run(scope, found) {
    for (const chain of chainsOf(scope)) {
      if (!chain.isOnly) continue;
      const draft = scope.facts[chain.fileIndex]?.accounts[chain.accountIndex];
      if (chain.proof?.isRunning) {
        if (draft) compareWithColumn(scope, chain, draft, found);
        continue;
      }
      for (const stated of draft ? statedOf(draft) : []) {
        const { booked, isOpen, unread } = sumsOf(scope, chain, stated);
        const difference = stated.closing - stated.opening - booked;
        // A blocked row may be the difference: it says so itself.
        if (difference === 0 || isAnnounced(scope, chain, difference, stated)) continue;
        const { opening, closing } = stated;
        const { currency, fileIndex, accountIndex } = chain;
        const [only, ...others] = unread;
        if (only !== undefined && others.length === 0 && !isOpen)
          found(blockedAmount(scope, only, difference, currency));
        if (isOpen || only !== undefined) continue;
        found(
          accountFinding(scope, fileIndex, 'balance.closing', {
            line: stated.line,
            field: 'balanceAfter',
            accountIndex,
            params: { opening, sum: booked, closing, difference, currency },
          }),
        );
      }
    }
  },
};

/**
 * A closing balance beside a running column must be the last balance of the column: the only thing that tells of a newest row that is
 * gone. Above the rows banks put the balance of the day of the export: of a day after the last row and the stated period, bookings that
 * were not asked for may have moved it; that is said, and is no warning.
 */
function compareWithColumn(
  scope: CheckScope,
  chain: CheckedChain,
  draft: AccountDraft,
  found: FoundBy,
): void {
  const { proof, rows, currency, fileIndex, accountIndex } = chain;
  const { balanceMinor: closing, balanceSource, balanceDay, period } = draft;
  const isFramed = balanceSource === 'preamble' || balanceSource === 'footer';
  if (!proof || proof.isConstant || !isFramed || closing === null) return;
  const { openingMinor: opening, closingMinor } = proof;
  const difference = closing - closingMinor;
  // What is owed is written without a sign here and there; some banks count what is announced.
  if (difference === 0 || closing === -closingMinor) return;
  if (isAnnounced(scope, chain, difference)) return;
  const last = Math.max(newestDay(rows), (period && dayNumberOf(period.to)) ?? noDay);
  const isNow =
    balanceSource === 'preamble' && balanceDay !== null && (dayNumberOf(balanceDay) ?? noDay) > last;
  const places = currencyPlaces(currency || null);
  found(
    accountFinding(scope, fileIndex, 'balance.closing', {
      ...(isNow ? { severity: 'hint' as const } : {}),
      field: 'balanceAfter',
      accountIndex,
      params: { opening, sum: closingMinor - opening, closing, difference, currency },
      expected: minorToDecimal(closingMinor, places),
      found: minorToDecimal(closing, places),
    }),
  );
}

function newestDay({ days, length }: BalanceRows): number {
  let newest = noDay;
  for (let row = 0; row < length; row += 1) newest = Math.max(newest, days[row] ?? noDay);
  return newest;
}

/** The only row that cannot be read is what the sums lack. */
function blockedAmount(scope: CheckScope, packed: number, amount: number, currency: string): Finding {
  const { segment, position } = placeOf(scope, packed);
  const value = minorToDecimal(amount, currencyPlaces(currency || null));
  const params = { line: segment.columns.lines[position] ?? 0, amount, currency };
  return rowFinding(scope, packed, 'balance.blocked', {
    field: 'amount',
    params: { amount, currency },
    suggestion: { field: 'amount', value, reason: { code: 'rowBlocked', params } },
    expected: value,
  });
}

/** Rows of a file, counted from 0. */
interface RowRange {
  firstRow: number;
  endRow: number;
}

const allRows: RowRange = { firstRow: 0, endRow: Number.POSITIVE_INFINITY };

interface Stated extends RowRange {
  line: number | null;
  opening: number;
  closing: number;
}

/** Each statement of a document, or what a table is framed by. */
function statedOf(draft: AccountDraft): Stated[] {
  if (draft.statements) {
    return draft.statements.map(({ line, firstRow, rows, openingMinor: opening, closingMinor: closing }) => ({
      line,
      firstRow,
      endRow: firstRow + rows,
      opening,
      closing,
    }));
  }
  const { openingBalanceMinor: opening, balanceMinor: closing, balanceSource } = draft;
  const isFramed = balanceSource === 'preamble' || balanceSource === 'footer';
  return isFramed && opening !== null && closing !== null
    ? [{ line: null, ...allRows, opening, closing }]
    : [];
}

function sumsOf(scope: CheckScope, { places, fileIndex }: CheckedChain, rows: RowRange) {
  let [booked, isOpen] = [0, false];
  const unread: number[] = [];
  // In a document an amount is what it says, also where the day of its row cannot be read.
  const isDocument = scope.facts[fileIndex]?.kind !== 'csv';
  eachRow({ ...scope, places: placesIn(scope, places, fileIndex, rows) }, (segment, position, packed) => {
    const amount = segment.columns.amounts[position] as number;
    const isBlocked = segment.columns.dispositions[position] === 2;
    if (Number.isNaN(amount) || (isBlocked && !isDocument)) {
      unread.push(packed);
      return;
    }
    if (segment.states[position] === rowState.leftOut && segment.choices.has(position)) isOpen = true;
    if (segment.columns.dispositions[position] !== 1) booked += amount;
  });
  return { booked, isOpen, unread };
}

/** Some banks count what is announced: the difference is the sum of such rows. */
function isAnnounced(
  scope: CheckScope,
  { fileIndex, accountIndex, currency }: CheckedChain,
  difference: number,
  rows: RowRange = allRows,
): boolean {
  let sum = 0;
  eachRow({ ...scope, places: placesIn(scope, scope.places, fileIndex, rows) }, (segment, position) => {
    const { accountIndexes, amounts, dispositions } = segment.columns;
    if (dispositions[position] !== 1 || accountIndexes[position] !== accountIndex) return;
    const isOfChain = (currencyOfRow(scope.index, segment, position) ?? '') === currency;
    if (isOfChain) sum += amounts[position] || 0;
  });
  return sum !== 0 && sum === difference;
}

/** Of ascending places those of some rows of a file. A document may have a statement a day: each looks at its own rows alone. */
function placesIn(
  { index }: CheckScope,
  places: Uint32Array,
  fileIndex: number,
  { firstRow, endRow }: RowRange,
): Uint32Array {
  const from = firstAtOrAfter(places, placeOfRow(index, fileIndex, firstRow));
  return places.subarray(from, firstAtOrAfter(places, placeOfRow(index, fileIndex, endRow), from));
}

/** Place of a row by its number among the rows of its file, whose segments are neighbours; behind them all where it has fewer. */
function placeOfRow({ segments }: ImportIndex, fileIndex: number, row: number): number {
  let [left, behind] = [row, 0];
  for (const [number, { fileIndex: file, columns }] of segments.entries()) {
    if (file !== fileIndex) continue;
    if (left < columns.rowCount) return number * rowsPerSegment + left;
    left -= columns.rowCount;
    behind = (number + 1) * rowsPerSegment;
  }
  return behind;
}
