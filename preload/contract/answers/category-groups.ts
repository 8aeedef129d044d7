/** Categories of the tree that figures single out, by what their money is. */

/** Money of one's own that moves; neither in nor out. */
export const ownMoves: readonly string[] = [
  'transfers.internal',
  'transfers.own-external',
  'transfers.card-settlement',
];

/** Borrowed money that comes in: loans paid out, and what is drawn from a line. */
export const loanPayouts: readonly string[] = ['income.loan-payout', 'credits.line-drawdown'];

/** No category, or one that only says that there is no better one. */
export const isUnassigned = (category: string | null): boolean =>
  category === null || category.endsWith('.other');
