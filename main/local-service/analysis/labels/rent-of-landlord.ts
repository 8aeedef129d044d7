import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { spreadOf } from './fallback-category';
import { type ContractDraft, guessContract, type LabelContext } from './label';

/**
 * Who lets rooms: a person whom two tenants pay a rent that says so. What other strangers pay each month in one amount is rent as well
 * where the text names a place, "Olgastr. 17", "Garage 3", or nothing at all and it is as much as rooms cost. Any other word says
 * what it is for.
 */

const fewestTenants = 2;
const fewest = 4;
const tolerance = 0.3;
const rightByPlace = 0.8;
const rightWithoutWord = 0.65;
/** Of what the tenants pay in the middle: less is pocket money or a share of a bill. */
const leastOfRents = 0.4;
const otherwise =
  /UNTERHALT|ALIMENT|DARL|RATE|KREDIT|SPAR|GELD|GESCHENK|ZUSCHUSS|HILFE|TASCHEN|KAUF|RUCKZ|LOHN|GEHALT|HONORAR|RECHNUNG|VERPFLEG|HAUSHALT/;
const place =
  /(?:STR|STRASSE|WEG|GASSE|ALLEE|PLATZ|RING|UFER|DAMM|STRAAT|LAAN|PLEIN)[ .]*\d|(?:^|[ .\d])(?:WHG|WOHNUNG|APPARTEMENT|APARTMENT|(?:TIEF)?GARAGE|STELLPLATZ|PARKPLATZ|ZIMMER|LADEN|HALLE|HAUS|EG|OG|DG|UG)(?= |\.|\d|$)/;
/** Months, and what banks and orders write of themselves. */
const saysNothing =
  /^(?:JAN(?:UAR|NER)?|FEB(?:RUAR|ER)?|MARZ|MRZ|APR(?:IL)?|MAI|JUNI?|JULI?|AUG(?:UST)?|SEPT?(?:EMBER)?|OKT(?:OBER)?|NOV(?:EMBER)?|DEZ(?:EMBER)?|NOTPROVIDED|EREF|KREF|SEPA|MONAT|FUR|FUER|VOM|DAUERAUFTRAG|UBERWEISUNG|GUTSCHRIFT)$/;

const namesPlace = ({ text }: PreparedTransaction): boolean => place.test(text);

function isWordless({ text, partner }: PreparedTransaction): boolean {
  return text
    .split(/[^A-Z]+/)
    .every((word) => word.length < 3 || saysNothing.test(word) || partner.words.includes(word));
}

const middleOf = (amounts: number[]): number =>
  amounts.sort((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;

function isLikeTenant({ category, isOut, payments, cadence }: ContractDraft): boolean {
  if (isOut || payments.length < fewest || cadence?.interval !== 'monthly') return false;
  if (!(category === 'transfers.private' || category === 'income.other')) return false;
  return (
    spreadOf(payments) < tolerance &&
    payments.every(
      (payment) => !otherwise.test(payment.text) && (namesPlace(payment) || isWordless(payment)),
    ) &&
    payments.every(
      ({ partner, creditorId }) =>
        creditorId === '' &&
        partner.key !== '' &&
        !partner.hasLegalForm &&
        !partner.isBank &&
        !partner.isRelated &&
        !partner.isNearOwn,
    )
  );
}

export function labelRentOfLandlord(context: LabelContext): void {
  if (context.options.userType !== 'person') return;
  const tenants = context.contracts.filter(({ category }) => category === 'income.rental');
  if (tenants.length < fewestTenants) return;
  const rent = middleOf(tenants.map(({ payments }) => payments.at(-1)?.amountMinor ?? 0));
  for (const contract of context.contracts.filter(isLikeTenant)) {
    const isOfPlace = contract.payments.some(namesPlace);
    if (!isOfPlace && contract.payments.some(({ amountMinor }) => amountMinor < rent * leastOfRents))
      continue;
    const share = isOfPlace ? rightByPlace : rightWithoutWord;
    guessContract(context, contract, 'income.rental', 'the same each month, as tenants pay', share);
  }
}
