import { isAnyFirstName } from '../tables/first-names';
import { spreadOf } from './fallback-category';
import { type ContractDraft, guessContract, type LabelContext } from './label';

/**
 * Who brings up a child and is paid child benefit for it is paid maintenance by the other parent, who often writes the name of the child only: the
 * same sum each month from somebody of the same family name, who is no owner of the account. Of two who do so, nobody can say who is the parent.
 */

/** Minor units. Less is a share of a bill. */
const smallest = 10_000;
const fewest = 4;
const tolerance = 0.25;
/** A guess, and said to be one. */
const rightAsGuess = 0.7;

/** Of somebody else: whoever writes the own name only says who pays. */
function isNameOfOther(text: string, payer: readonly string[]): boolean {
  const words = text.split(' ').filter((word) => word !== '');
  const isOther = (word: string) => word === 'UND' || (isAnyFirstName(word) && !payer.includes(word));
  return words.length > 0 && words.length <= 3 && words.every(isOther);
}

function isLikeMaintenance({ category, isOut, payments, cadence }: ContractDraft): boolean {
  if (category !== 'transfers.private' || isOut || cadence?.interval !== 'monthly') return false;
  return (
    payments.length >= fewest &&
    spreadOf(payments) <= tolerance &&
    payments.every(
      ({ amountMinor, partner, text }) =>
        amountMinor >= smallest && partner.isRelated && !partner.isOwn && isNameOfOther(text, partner.words),
    )
  );
}

export function labelMaintenanceByName(context: LabelContext): void {
  const hasChildren = context.contracts.some(({ category }) => category === 'income.child-benefit');
  if (context.options.userType !== 'person' || !hasChildren) return;
  const found = context.contracts.filter(isLikeMaintenance);
  if (new Set(found.map(({ payments }) => payments[0]?.partner)).size > 1) return;
  const reason = 'the same sum each month for a child, from somebody of the same family name';
  for (const contract of found) guessContract(context, contract, 'income.alimony', reason, rightAsGuess);
}
