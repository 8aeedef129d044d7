import { createHash } from 'node:crypto';
import { contentHashLength, wordsOfContentHash } from '../../../preload/contract/rows/content-hash';
import { usualCurrency } from '../../../preload/contract/values/usual-currency';

/** What tells one bank account from another. */
export interface AccountIdentity {
  iban: string | null;
  accountNumber: string | null;
  bankCode: string | null;
  currency: string | null;
  /** Field -> where its value comes from: a currency that is only proposed or assumed tells nothing. */
  origins: Record<string, string>;
}

const proposed = new Set(['format', 'country', 'evidence']);

/** The currency as far as a file or the user states it. */
export function statedCurrency({ currency, origins }: AccountIdentity): string | null {
  const origin = origins.currency;
  return origin === undefined || proposed.has(origin) ? null : currency;
}

/** One number may have accounts in several currencies. The one in that of the country (else euro) goes by the number alone. */
function walletOf(account: AccountIdentity): string {
  const currency = statedCurrency(account);
  const home = usualCurrency(normaliseCode(account.iban)?.slice(0, 2) ?? '') ?? 'EUR';
  return currency === null || currency === home ? '' : `:${currency}`;
}

/** Spaces, dots and case are writing, not identity. Stars of a masked card number are kept: they are all there is. */
export function normaliseCode(code: string | null): string | null {
  const text = (code ?? '').replace(/[\s.]/g, '').toUpperCase();
  return text === '' ? null : text;
}

/** IBAN, else bank code + account number (docs/architecture.md), and the currency of a wallet; null while no number is known. */
function identityText(account: AccountIdentity): string | null {
  const base = baseText(account);
  return base === null ? null : base + walletOf(account);
}

function baseText(account: AccountIdentity): string | null {
  const iban = normaliseCode(account.iban);
  if (iban !== null) return `iban:${iban}`;
  const number = normaliseCode(account.accountNumber);
  if (number === null) return null;
  return numberKey(normaliseCode(account.bankCode) ?? '', number);
}

function numberKey(bankCode: string, number: string): string {
  return `number:${bankCode}:${number.replace(/^0+(?=.)/, '')}`;
}

/**
 * The names under which an account may appear in two files: a German IBAN holds bank code and account number
 * (positions 5 to 12 and 13 to 22), so an export that names these means the same account.
 */
export function identityKeys(account: AccountIdentity): string[] {
  return baseKeys(account).map((key) => key + walletOf(account));
}

/** The same without the currency: what all wallets of one number share. */
export function baseKeys(account: AccountIdentity): string[] {
  const keys: string[] = [];
  const own = baseText(account);
  if (own !== null) keys.push(own);
  const iban = normaliseCode(account.iban);
  if (iban !== null && /^DE\d{20}$/.test(iban)) keys.push(numberKey(iban.slice(4, 12), iban.slice(12)));
  return keys;
}

/**
 * `accountId` on the wire, the same for the same account in every import; null while the account is unknown. A hash,
 * because it stands in the path of calls and an IBAN must not (SEC-20).
 */
export function serviceAccountIdOf(account: AccountIdentity): string | null {
  const text = identityText(account);
  return text === null ? null : `acc-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Short form of an `accountId` for transaction ids. */
export function accountTagOf(serviceAccountId: string): string {
  return serviceAccountId.slice(4, 20);
}

/** `transactionId` (docs/architecture.md, "Identity of a transaction"): depends on account and content, not on file or order. */
export function transactionIdOf(serviceAccountId: string, contentHash: string, occurrence: number): string {
  return `${accountTagOf(serviceAccountId)}.${contentHash}.${occurrence}`;
}

const tagLength = 16;
const hashStart = tagLength + 1;

/** The parts of an id that this program made, of the content hash its first 64 bits; null for any other id. */
export function partsOfTransactionId(
  transactionId: string,
): { accountTag: string; low: number; high: number; occurrence: number } | null {
  const hashEnd = hashStart + contentHashLength;
  if (transactionId[tagLength] !== '.' || transactionId[hashEnd] !== '.') return null;
  const accountTag = transactionId.slice(0, tagLength);
  const occurrence = transactionId.slice(hashEnd + 1);
  if (!/^[0-9a-f]+$/.test(accountTag) || !/^[1-9]\d{0,9}$/.test(occurrence)) return null;
  const words = wordsOfContentHash(transactionId.slice(hashStart, hashEnd));
  if (!words) return null;
  const [low = 0, high = 0] = words;
  return { accountTag, low, high, occurrence: Number(occurrence) };
}
