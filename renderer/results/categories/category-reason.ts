import type { Texts } from '../../base/language';

/**
 * Why a booking has its category, as a sentence of the language files: the local service says it in English (`reason` of
 * interface-gaps.md). A reason that no row knows is shown as the service wrote it.
 */
export interface ReasonSentence {
  /** Key below `results.reason`; null: shown as received. */
  code: string | null;
  values: Record<string, string>;
}

/** Reasons that carry what was found; `found` is their first group. */
const withFind: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^name "(.+)"$/, 'name'],
  [/^purpose "(.+)"$/, 'purpose'],
  [/^booking text "(.+)"$/, 'bookingText'],
  [/^known firm "(.+)"$/, 'firm'],
  [/^shop in the purpose "(.+)"$/, 'shop'],
  [/^firm in the purpose "(.+)"$/, 'firm'],
  [/^sounds like an inn "(.+)"$/, 'inn'],
  [/^SEPA purpose code (\w+)$/, 'sepaCode'],
  [/^merchant code (\d+)$/, 'merchantCode'],
  [/^transaction code (\w+)$/, 'transactionCode'],
  [/^returns the payment of (\d{4}-\d{2}-\d{2})$/, 'returns'],
  [/^takes back the payment of (\d{4}-\d{2}-\d{2})$/, 'takesBack'],
  [/^both legs found, (-?\d+) days apart$/, 'bothLegs'],
  [/^money from (?:name|purpose|booking text|known firm) "(.+)"$/, 'fromLine'],
  [/^paid out, (?:name|purpose|booking text|known firm) "(.+)"$/, 'paidOut'],
];

const sentences: Readonly<Record<string, string>> = {
  'ISIN in the purpose': 'isin',
  'booking text of a card settlement': 'cardSettlement',
  'settlement of a card account in the data': 'cardSettlement',
  'booking text of cash': 'cash',
  'both legs found, less a fee': 'bothLegsFee',
  'IBAN of an own account; the other leg is not in the data': 'ownIban',
  'name of the owner, account not in the data': 'ownName',
  'membership of a firm, not of a club': 'firmMember',
  'a bank is paid': 'bank',
  'name of a person': 'person',
  'looks like the name of a person': 'personLike',
  'shares the name of the firm or its owner': 'owner',
  'shares the family name': 'family',
  'money in without further signs': 'nothing',
  'money out without further signs': 'nothing',
  'card payment without further signs': 'nothing',
  'collective order without further signs': 'nothing',
  'booking of the bank': 'ofBank',
  'small bills each month': 'smallBills',
  'the same small debit each month': 'smallDebit',
  'money in on a card is given back': 'cardBack',
  'other bookings with this partner are trade': 'trade',
  'gives back what was paid to this counterparty': 'givesBack',
  'returns a payment of this contract': 'returnsContract',
  'repeats a returned payment': 'repeats',
  'late payment of this contract': 'late',
  'paid out by a partner that is paid for a credit': 'creditOut',
  'said by the analyst': 'analyst',
  'what a firm gives back is no income': 'firmGivesBack',
  'the largest standing order to one person, and no other rent': 'largestOrder',
  'the same sum each month for a child, from somebody of the same family name': 'forChild',
  'the same standing order to a person each month': 'sameOrder',
  'a person is paid each month without a bill': 'paidMonthly',
  'a collected debit is returned': 'collectedBack',
  'the card is charged the same each month': 'cardSame',
  'words like those of such bookings': 'alike',
  'the number of a bill, as customers write it': 'billNumber',
  'the same each month, as tenants pay': 'tenants',
  'a customer is given money back': 'customerBack',
  'the owner takes money out of the firm': 'ownerTakes',
  'both legs found, in two currencies': 'bothLegsCurrencies',
  'expenses of a person': 'expenses',
};

export function reasonSentence(reason: string): ReasonSentence {
  const code = sentences[reason];
  if (code) return { code, values: {} };
  for (const [pattern, found] of withFind) {
    const match = pattern.exec(reason);
    if (match) return { code: found, values: { found: match[1] ?? '' } };
  }
  return { code: null, values: {} };
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The same in the words of the language; a reason that no file knows as it came. */
export function reasonText({ coded, format }: Pick<Texts, 'coded' | 'format'>, reason: string): string {
  const { code, values } = reasonSentence(reason);
  if (!code) return reason;
  const { found } = values;
  return coded('results.reason', code, found && day.test(found) ? { found: format.day(found) } : values);
}
