import type { AccountDraft, Finding } from '../../../preload/contract';
import { currencyPlaces, minorToDecimal } from '../../../preload/contract/values/minor-units';
import { rowState } from '../rows/import-index';
import { type CheckedChain, chainsOf } from './balance-chains';
import { type Check, type CheckScope, placeOf } from './check';
import { accountFinding, rowFinding } from './row-finding';

/** Opening balance and bookings give the closing balance, where a file states both beside its rows (feature 26). */
export const closingBalance: Check = {
  id: 'closingBalance',
  rules: ['balance.closing', 'balance.blocked'],
  columns: ['amounts', 'currencies'],
  run(scope, found) {
    for (const chain of chainsOf(scope)) {
      if (!chain.isOnly || chain.proof?.isRunning) continue;
      const draft = scope.facts[chain.fileIndex]?.accounts[chain.accountIndex];
      for (const stated of draft ? statedOf(draft) : []) {
        const { booked, announced, isOpen, unread } = sumsOf(scope, chain, stated);
        const difference = stated.closing - stated.opening - booked;
        // A blocked row may be the difference: it says so itself. Some banks count what is announced.
        if (difference === 0 || (announced !== 0 && difference === announced)) continue;
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

interface Stated {
  line: number | null;
  /** Rows of the file, counted from 0. */
  firstRow: number;
  endRow: number;
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
    ? [{ line: null, firstRow: 0, endRow: Number.POSITIVE_INFINITY, opening, closing }]
    : [];
}

function sumsOf(scope: CheckScope, { places, fileIndex }: CheckedChain, { firstRow, endRow }: Stated) {
  let [booked, announced, isOpen] = [0, 0, false];
  const unread: number[] = [];
  // In a document an amount is what it says, also where the day of its row cannot be read.
  const isDocument = scope.facts[fileIndex]?.kind !== 'csv';
  const firstRows = firstRowsOf(scope, fileIndex);
  for (const packed of places) {
    const { segment, position } = placeOf(scope, packed);
    const row = (firstRows.get(segment.id) ?? 0) + position;
    if (row < firstRow || row >= endRow) continue;
    const amount = segment.columns.amounts[position] as number;
    const isBlocked = segment.columns.dispositions[position] === 2;
    if (Number.isNaN(amount) || (isBlocked && !isDocument)) {
      unread.push(packed);
      continue;
    }
    if (segment.states[position] === rowState.leftOut && segment.choices.has(position)) isOpen = true;
    if (segment.columns.dispositions[position] === 1) announced += amount;
    else booked += amount;
  }
  return { booked, announced, isOpen, unread };
}

/** Number of the first row of each segment among the rows of its file. */
function firstRowsOf({ index }: CheckScope, fileIndex: number): Map<number, number> {
  const firsts = new Map<number, number>();
  let row = 0;
  for (const segment of index.segments) {
    if (segment.fileIndex !== fileIndex) continue;
    firsts.set(segment.id, row);
    row += segment.columns.rowCount;
  }
  return firsts;
}
