import type { ImportAccount, ImportAccountPatch, Language } from '../../../preload/contract';
import { decimalSignOf } from '../../../preload/contract';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { domesticToIban, ibanToDomestic, parseBic, parseIban } from '../engine/values/identifiers';
import { typedAmount } from '../engine/values/typed-amount';

/** The fields of the account form, as text. */
export const accountFields = [
  'iban',
  'accountNumber',
  'bankCode',
  'bankName',
  'bic',
  'owner',
  'name',
  'type',
  'currency',
  'balance',
] as const;
export type AccountField = (typeof accountFields)[number];
export type AccountDraftText = Record<AccountField, string>;

/** Types that the service names, and some that exports show; any other may be typed (interface.md 2.2). */
export const suggestedTypes = ['GIRO', 'KREDIT_KARTE', 'DEPOT', 'TAGESGELD', 'SPARBUCH', 'DARLEHEN'] as const;

/** As a person writes it: the balance with the decimal sign of the language. */
export function draftOf(account: ImportAccount, language: Language): AccountDraftText {
  const draft = {} as AccountDraftText;
  for (const field of accountFields) draft[field] = account[field] ?? '';
  draft.balance = draft.balance.replace('.', decimalSignOf(language));
  return draft;
}

/** Only what was changed; an emptied field becomes null, so that the store forgets the value of the file too. */
export function patchOf(
  account: ImportAccount,
  draft: AccountDraftText,
  language: Language,
): ImportAccountPatch {
  const patch: Record<string, string | null> = {};
  const before = draftOf(account, language);
  for (const field of accountFields) {
    const value = cleaned(field, draft[field], language);
    if (value === cleaned(field, before[field], language)) continue;
    if (value === '' && (field === 'type' || field === 'currency')) continue;
    patch[field] = value === '' ? null : value;
  }
  return patch as ImportAccountPatch;
}

function normalised(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}

function cleaned(field: AccountField, text: string, language: Language): string {
  const trimmed = text.trim();
  if (field === 'iban' || field === 'bic') return normalised(text);
  if (field === 'currency') return trimmed.toUpperCase();
  // What is no amount stays as it was typed, and is told.
  if (field === 'balance') return (trimmed && typedAmount(trimmed, decimalSignOf(language))) || trimmed;
  return trimmed;
}

export type DraftProblem = 'iban' | 'bic' | 'currency' | 'balance';

export function problemsOf(draft: AccountDraftText, language: Language): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const iban = cleaned('iban', draft.iban, language);
  if (iban !== '' && parseIban(iban) === null) problems.push('iban');
  const bic = cleaned('bic', draft.bic, language);
  if (bic !== '' && parseBic(bic) === null) problems.push('bic');
  const currency = cleaned('currency', draft.currency, language);
  if (!/^[A-Z]{3}$/.test(currency)) problems.push('currency');
  const balance = cleaned('balance', draft.balance, language);
  if (balance !== '' && !isBalance(balance, currency)) problems.push('balance');
  return problems;
}

/** One with more places than its currency has would be none. */
function isBalance(text: string, currency: string): boolean {
  const parts = /^-?\d{1,15}(?:\.(\d{1,4}))?$/.exec(text);
  if (!parts) return false;
  const [, fraction = ''] = parts;
  return fraction.replace(/0+$/, '').length <= currencyPlaces(currency);
}

/** Problems of what the user wrote: a fault that stands in the file is shown, but does not keep the rest from being saved. */
export function blockingProblems(
  account: ImportAccount,
  draft: AccountDraftText,
  language: Language,
): DraftProblem[] {
  const before = draftOf(account, language);
  const problems = problemsOf(draft, language);
  return problems.filter(
    (field) => cleaned(field, draft[field], language) !== cleaned(field, before[field], language),
  );
}

const countries = { 8: 'DE', 5: 'AT' } as const;

/** The IBAN of a bank code and an account number, as the rule of the country makes it; null when they have not its form. */
export function ibanOfDraft(draft: AccountDraftText): string | null {
  const bankCode = draft.bankCode.trim().replace(/\s/g, '');
  const country = countries[bankCode.length as keyof typeof countries];
  return country ? domesticToIban(country, bankCode, draft.accountNumber.trim()) : null;
}

export function numberOfDraft(draft: AccountDraftText): { bankCode: string; accountNumber: string } | null {
  const iban = parseIban(normalised(draft.iban));
  return iban === null ? null : ibanToDomestic(iban);
}
