import { spreadOf } from './fallback-category';
import { type ContractDraft, guessContract, type LabelContext } from './label';

/**
 * A person who pays no rent that says so, and no loan for a home, but the same amount by standing order to one stranger each month:
 * the largest of them is the rent. Relatives are left out, and whoever writes what else it is for.
 */

/** Minor units. Less is pocket money or a share of a bill. */
const smallest = 30_000;
const fewest = 3;
const tolerance = 0.12;
/** A guess, and said to be one: it stands first among what is asked about. */
const rightAsGuess = 0.6;
const home = /BAUFI|IMMOBILI|HYPOTHE|WOHNKREDIT|WOHNBAU|ANNUIT|HAUSKREDIT|BAUDARL|EIGENHEIM/;
const otherwise =
  /UNTERHALT|ALIMENT|DARL|RATE|KREDIT|SPAR|GELD|GESCHENK|ZUSCHUSS|HILFE|TASCHEN|KAUF|RUCKZ|ABZAHL/;

function isLikeRent({ category, isOut, payments, cadence }: ContractDraft): boolean {
  if (category !== 'transfers.private' || !isOut || cadence?.interval !== 'monthly') return false;
  return (
    payments.length >= fewest &&
    spreadOf(payments) < tolerance &&
    payments.every(
      ({ nature, amountMinor, partner, text }) =>
        nature === 'standing-order' &&
        -amountMinor >= smallest &&
        !partner.isRelated &&
        !partner.isNearOwn &&
        !otherwise.test(text),
    )
  );
}

function paysForHome({ category, payments }: ContractDraft): boolean {
  return (
    category === 'housing.rent' ||
    (category === 'credits.loan' && payments.some(({ text }) => home.test(text)))
  );
}

export function labelRentOfHousehold(context: LabelContext): void {
  if (context.options.userType !== 'person' || context.contracts.some(paysForHome)) return;
  const [rent] = context.contracts
    .filter(isLikeRent)
    .sort((a, b) => (a.payments[0]?.amountMinor ?? 0) - (b.payments[0]?.amountMinor ?? 0));
  if (!rent) return;
  const reason = 'the largest standing order to one person, and no other rent';
  guessContract(context, rent, 'housing.rent', reason, rightAsGuess);
}
