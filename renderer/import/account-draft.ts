import type { ImportAccount, ImportAccountPatch, Language } from '../../preload/contract';

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
type AccountDraftText = Record<AccountField, string>;

/** Types that the service names, and some that exports show; any other may be typed (interface.md 2.2). */
export const suggestedTypes = ['GIRO', 'KREDIT_KARTE', 'DEPOT', 'TAGESGELD', 'SPARBUCH', 'DARLEHEN'] as const;

/** As a person writes it: the balance with the decimal sign of the language. */
export function draftOf(account: ImportAccount, language: Language): AccountDraftText {
  const draft = {} as AccountDraftText;
  for (const field of accountFields) draft[field] = account[field] ?? '';
  if (language === 'de') draft.balance = draft.balance.replace('.', ',');
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

export type DraftProblem = 'iban' | 'currency' | 'balance';

export function problemsOf(draft: AccountDraftText): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const iban = cleaned('iban', draft.iban);
  if (iban !== '' && !hasIbanCheckDigits(iban)) problems.push('iban');
  if (!/^[A-Z]{3}$/.test(cleaned('currency', draft.currency))) problems.push('currency');
  const balance = cleaned('balance', draft.balance);
  if (balance !== '' && !/^-?\d{1,15}(\.\d{1,4})?$/.test(balance)) problems.push('balance');
  return problems;
}

/** ISO 13616: moved to the end, letters as numbers, rest 1 by 97. */
export function hasIbanCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = sign >= 'A' ? sign.charCodeAt(0) - 55 : Number(sign);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
