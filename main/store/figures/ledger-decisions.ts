import { accountOfRow, type IndexedSegment, rowState } from '../rows/import-index';
import type { StateOf } from './counted-once';
import type { AccountLedger } from './ledger-shape';

/** What a person did to the rows of a segment, by account. */

export function countCorrected(
  segment: IndexedSegment,
  ofAccount: readonly (AccountLedger | undefined)[],
  stateOf: StateOf,
): void {
  for (const position of segment.edits.keys()) {
    const ledger = ofAccount[accountOfRow(segment, position)];
    if (ledger && stateOf(segment, position) === rowState.booking) ledger.corrected += 1;
  }
}

export function countDecided(
  segment: IndexedSegment,
  ofAccount: readonly (AccountLedger | undefined)[],
): void {
  const { columns, choices } = segment;
  for (const [position, choice] of choices) {
    const decided = ofAccount[accountOfRow(segment, position)]?.decided;
    if (!decided) continue;
    if (choice === 'beside') decided.beside += 1;
    if ((columns.occurrences[position] ?? 1) < 2 || columns.dispositions[position] !== 0) continue;
    if (choice === 'send') decided.equalKept += 1;
    if (choice === 'leaveOut') decided.equalLeftOut += 1;
  }
}

export function countReasons(
  segment: IndexedSegment,
  ofAccount: readonly (AccountLedger | undefined)[],
  stateOf: StateOf,
): void {
  for (const [position, reason] of segment.reasons) {
    const ledger = ofAccount[accountOfRow(segment, position)];
    if (ledger && stateOf(segment, position) === rowState.leftOut)
      ledger.leftOutFor.set(reason, (ledger.leftOutFor.get(reason) ?? 0) + 1);
  }
}
