import type { Column } from './column-candidates';

/** Words of headers that are English, or English as well. */
const english = new Set(
  (
    'account action activity after amount amt available balance bank bic booked booking card category charge charges check cheque ' +
    'code comment completed cost counterparty country created credit credits currency customer date day debit debits deposit ' +
    'deposits description desc details direction effective entry exchange fee fees final foreign from gross iban id in info ' +
    'inflow information ledger location member memo merchant message method money name narration narrative net no note notes ' +
    'number of on operation order original out outflow paid particulars payee payer payment payments period place position post ' +
    'posted posting price product purpose quantity rate receipt recipient ref reference remark remarks running sender serial ' +
    'settled settlement sign source started state statement status sub subcategory subject sum symbol tag tags tax text time to ' +
    'total transaction transactions transfer type unit units utc valuta value vat withdrawal withdrawals'
  ).split(' '),
);

function isForeign({ key, matches }: Column): boolean {
  return (
    (matches[0]?.weight ?? 0) >= 0.85 &&
    key.split(' ').every((word) => word.length > 2 && !/\d/.test(word) && !english.has(word))
  );
}

/** At least so many columns are named in another language than English. */
const fewest = 2;

/**
 * Whether the names of the columns are those of a language whose countries write the day before the month, where they write the
 * year last. English names are used for both orders.
 */
export function writesDayFirst(columns: readonly Column[]): boolean {
  return columns.filter(isForeign).length >= fewest;
}
