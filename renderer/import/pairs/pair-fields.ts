import type { BookingSide } from '../../../preload/contract';

const fields = [
  'account',
  'bookingDay',
  'valueDay',
  'amount',
  'counterpartyName',
  'counterpartyIban',
  'purpose',
  'bookingText',
] as const;
export type PairField = (typeof fields)[number];

/** What both always show, so that a person knows which booking it is. */
const alwaysShown: readonly PairField[] = ['bookingDay', 'amount', 'counterpartyName'];

export interface PairLine {
  readonly field: PairField;
  readonly differs: boolean;
}

/** What of two rows is worth a line: what tells them, and whatever differs. */
export function pairLines(here: BookingSide, there: BookingSide): PairLine[] {
  return fields
    .map((field) => ({ field, differs: comparedBy(here, field) !== comparedBy(there, field) }))
    .filter(({ field, differs }) => differs || alwaysShown.includes(field));
}

function comparedBy(side: BookingSide, field: PairField): string {
  return field === 'amount' ? `${side.amount} ${side.currency}` : (side[field] ?? '');
}
