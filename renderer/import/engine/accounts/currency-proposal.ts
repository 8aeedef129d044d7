import type {
  FileReading,
  FormatMatch,
  Question,
  Reason,
} from '../../../../preload/contract/reading/reading';
import { usualCurrency } from '../../../../preload/contract/values/usual-currency';
import { foldHeader } from '../vocabulary/fold';

type Draft = FileReading['accounts'][number];

/** Banks whose customers hold accounts in several currencies under the numbers of one country. */
const ofSeveral = /revolut|wise|transferwise|payoneer|paysera|airwallex|paypal|n26|zen\b/i;
/** The same by their codes inside of account numbers. */
const numberOfSeveral =
  /^(?:LT\d\d32500|BE\d\d967|GB\d\d(?:REVO|TRWI)|(?:FR|ES|IE|NL|IT)\d\d(?:28233|1583|REVO))/;
/** Countries where an account in euro or dollars is nothing special beside the own currency. */
const withEuroAccounts = new Set(
  'CH LI GB PL CZ HU RO BG DK SE NO IS TR UA RS BA MK AL MD BY GE AZ KZ IL'.split(' '),
);

/** Words of headers that only banks of one currency write. */
const wordsOfCurrency: readonly (readonly [words: RegExp, currency: string])[] = [
  [/\b(?:kwota|obciazenia|uznania)\b/, 'PLN'],
  [/\b(?:castka|protiucet)\b/, 'CZK'],
  [/\b(?:osszeg|terheles|jovairas)\b/, 'HUF'],
  [/\b(?:sold contabil|data tranzactiei|suma debit)\b/, 'RON'],
  [/\b(?:bokforingsda(?:g|tum)|insattning)\b/, 'SEK'],
  [/\b(?:beloeb|belob|bogforingsdato)\b/, 'DKK'],
  [/\b(?:bokforingsdato|inn pa konto|ut av konto)\b/, 'NOK'],
  [/\b(?:islem tutari|tutar|bakiye)\b/, 'TRY'],
  [/\bsort code\b/, 'GBP'],
  [/\bbsb\b/, 'AUD'],
  [/\b(?:ifsc|withdrawal amt|chq ref no|narration)\b/, 'INR'],
  [/\b(?:routing number|check number|check no)\b/, 'USD'],
  [/\bsaldo po operacji\b/, 'PLN'],
  [/\b(?:upphaed|stada|skyring)\b|Upphæð/, 'ISK'],
  [/חובה|זכות|יתרה|חיוב/, 'ILS'],
  [/\bso tien|ghi no|ghi co\b/, 'VND'],
  [/ถอน|ฝาก|ยอดคงเหลือ/, 'THB'],
  [/お引出し|お預入れ|お取引|ご?利用(?:日|店|金額)|入出金|残高|取引日/, 'JPY'],
  [/출금|입금|거래일/, 'KRW'],
  // Not with the long signs of Taiwan and Hong Kong.
  [/^(?!.*[餘額帳轉幣]).*(?:交易|余额|支出金额)/s, 'CNY'],
];

interface CurrencyEvidence {
  drafts: readonly Draft[];
  match: FormatMatch | null;
  headers: readonly string[];
}

/** Whether the country of the account number settles the currency, or only proposes it. */
function isOnlyLikely({ iban, bankName, bic, currency, origins }: Draft): boolean {
  if (currency === null || origins.currency !== 'country') return false;
  return (
    withEuroAccounts.has(iban?.slice(0, 2) ?? '') ||
    ofSeveral.test(bankName ?? '') ||
    numberOfSeveral.test(iban ?? '') ||
    /^(?:REVO|TRWI|NTSB)/.test(bic ?? '')
  );
}

function proposal({ drafts, match, headers }: CurrencyEvidence): { currency: string; reason: Reason } | null {
  const byCountry = drafts.find(isOnlyLikely);
  if (byCountry?.currency)
    return {
      currency: byCountry.currency,
      reason: { code: 'currency.ofCountry', params: { country: byCountry.iban?.slice(0, 2) ?? '' } },
    };
  const ofBank = match && !ofSeveral.test(match.bank) ? usualCurrency(match.country) : null;
  const keys = headers.map(foldHeader).join(' · ');
  const found = wordsOfCurrency.find(([words]) => words.test(keys) || words.test(headers.join(' ')));
  const byWords = found ? { currency: found[1], reason: { code: 'currency.ofWords' } } : null;
  // What a bank that is only suggested would have says less than the language of the headers.
  if (byWords && (match?.confidence ?? 0) < sureBank) return byWords;
  if (match && ofBank)
    return { currency: ofBank, reason: { code: 'currency.ofBank', params: { bank: match.bank } } };
  return byWords;
}

/** From here on a bank is recognised, not suggested. */
const sureBank = 0.8;

/**
 * The questions of a reading, of which that for the currency stands only where nothing settles it; what speaks for one of the
 * choices is preselected there, with its reason. A bank with accounts in several currencies is asked about in any case.
 */
export function settleCurrency(questions: readonly Question[], evidence: CurrencyEvidence): Question[] {
  const isSettled = evidence.drafts.every((draft) => draft.currency !== null && !isOnlyLikely(draft));
  return questions.flatMap((question) => {
    if (question.kind !== 'currency') return [question];
    if (isSettled) return [];
    const proposed = proposal(evidence);
    if (!proposed) return [question];
    const values = question.choices.map(({ value }) => value).filter((value) => value !== proposed.currency);
    return [
      {
        ...question,
        reason: proposed.reason,
        choices: [proposed.currency, ...values].map((value) => ({
          value,
          isProposed: value === proposed.currency,
          examples: [],
        })),
      },
    ];
  });
}
