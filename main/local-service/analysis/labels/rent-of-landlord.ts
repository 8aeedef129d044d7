import { spreadOf } from './fallback-category';
import { type ContractDraft, type LabelContext, setLabel } from './label';

/**
 * Who lets rooms: a person whom two tenants pay a rent that says so. What other strangers pay each month in one amount, without a
 * word of what for, is rent as well: "Olgastr. 17", "Garage 3".
 */

const fewestTenants = 2;
const fewest = 4;
const tolerance = 0.3;
const rightAsGuess = 0.8;
const otherwise =
  /UNTERHALT|ALIMENT|DARL|RATE|KREDIT|SPAR|GELD|GESCHENK|ZUSCHUSS|HILFE|TASCHEN|KAUF|RUCKZ|LOHN|GEHALT|HONORAR|RECHNUNG|VERPFLEG|HAUSHALT/;

function isLikeTenant({ category, isOut, payments, cadence }: ContractDraft): boolean {
  if (isOut || payments.length < fewest || cadence?.interval !== 'monthly') return false;
  if (!(category === 'transfers.private' || category === 'income.other')) return false;
  return (
    spreadOf(payments) < tolerance &&
    payments.every(
      ({ partner, text, creditorId }) =>
        creditorId === '' &&
        partner.key !== '' &&
        !partner.hasLegalForm &&
        !partner.isBank &&
        !partner.isRelated &&
        !partner.isNearOwn &&
        !otherwise.test(text),
    )
  );
}

export function labelRentOfLandlord(context: LabelContext): void {
  if (context.options.userType !== 'person') return;
  const tenants = context.contracts.filter(({ category }) => category === 'income.rental');
  if (tenants.length < fewestTenants) return;
  for (const contract of context.contracts.filter(isLikeTenant)) {
    contract.category = 'income.rental';
    const why = { reason: 'the same each month, as tenants pay', weight: 2, share: rightAsGuess };
    for (const payment of contract.payments) setLabel(context, payment, contract.category, why, contract);
  }
}
