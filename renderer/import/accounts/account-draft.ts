import type { ImportAccount, ImportAccountPatch, Language } from '../../../preload/contract';
import { decimalSignOf } from '../../../preload/contract';
import { domesticToIban, ibanToDomestic, parseBic, parseIban } from '../engine/values/identifiers';

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
    const value = cleaned(field, draft[field]);
    if (value === cleaned(field, before[field])) continue;
    if (value === '' && (field === 'type' || field === 'currency')) continue;
    patch[field] = value === '' ? null : value;
  }
  return patch as ImportAccountPatch;
}

function cleaned(field: AccountField, text: string): string {
  const trimmed = text.trim();
  if (field === 'iban' || field === 'bic') return trimmed.replace(/\s/g, '').toUpperCase();
  if (field === 'currency') return trimmed.toUpperCase();
  if (field === 'balance') return plainDecimal(trimmed);
  return trimmed;
}

/** What a person types as an amount, German or English, as the contract's decimal. The last sign of two is the decimal one. */
function plainDecimal(text: string): string {
  const bare = text.replace(/[\s'’]/g, '').replace('−', '-');
  const decimalAt = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (decimalAt < 0) return bare;
  const whole = bare.slice(0, decimalAt).replace(/[.,]/g, '');
  return `${whole}.${bare.slice(decimalAt + 1)}`;
}

export type DraftProblem = 'iban' | 'bic' | 'currency' | 'balance';

export function problemsOf(draft: AccountDraftText): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const iban = cleaned('iban', draft.iban);
  if (iban !== '' && parseIban(iban) === null) problems.push('iban');
  const bic = cleaned('bic', draft.bic);
  if (bic !== '' && parseBic(bic) === null) problems.push('bic');
  if (!/^[A-Z]{3}$/.test(cleaned('currency', draft.currency))) problems.push('currency');
  const balance = cleaned('balance', draft.balance);
  if (balance !== '' && !/^-?\d{1,15}(\.\d{1,4})?$/.test(balance)) problems.push('balance');
  return problems;
}

/** Problems of what the user wrote: a fault that stands in the file is shown, but does not keep the rest from being saved. */
export function blockingProblems(
  account: ImportAccount,
  draft: AccountDraftText,
  language: Language,
): DraftProblem[] {
  const before = draftOf(account, language);
  return problemsOf(draft).filter((field) => cleaned(field, draft[field]) !== cleaned(field, before[field]));
}

const countries = { 8: 'DE', 5: 'AT' } as const;

/** The IBAN of a bank code and an account number, as the rule of the country makes it; null when they have not its form. */
export function ibanOfDraft(draft: AccountDraftText): string | null {
  const bankCode = cleaned('bankCode', draft.bankCode).replace(/\s/g, '');
  const country = countries[bankCode.length as keyof typeof countries];
  return country ? domesticToIban(country, bankCode, cleaned('accountNumber', draft.accountNumber)) : null;
}

export function numberOfDraft(draft: AccountDraftText): { bankCode: string; accountNumber: string } | null {
  const iban = parseIban(cleaned('iban', draft.iban));
  return iban === null ? null : ibanToDomestic(iban);
}
