import type { Ledger, LedgerAccount, LedgerTransaction, UserType } from './ledger-types';

/** Anything that came over the wire: interface.md 2.2 and 2.3, members missing or of another type. */
export type RawRecord = Record<string, unknown>;

export interface Upload {
  userType: UserType;
  today?: string;
  accounts: readonly RawRecord[];
  /** With `accountId`; transactions nested in an account are read as well. */
  transactions?: readonly RawRecord[];
}

/** ISO 4217 exponents that differ from two. */
// biome-ignore format: a table
const minorDigits: Record<string, number> = {
  JPY: 0, KRW: 0, VND: 0, CLP: 0, ISK: 0, HUF: 2, XAF: 0, XOF: 0, PYG: 0, UGX: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
};

/** Number of decimals of a currency (ISO 4217); two where the table is silent. */
export function decimalsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

/** Minor units back to a JSON number in main units: the last step before the wire. */
export function toMainUnits(minor: number, currency: string): number {
  return minor === 0 ? 0 : minor / 10 ** decimalsOf(currency);
}

function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/**
 * Main units to minor units. A JSON number is shifted in its decimal writing, not multiplied, so 1.005 never
 * meets binary rounding; a string with a decimal point is read the same way. Unreadable is 0.
 */
export function toMinor(value: unknown, currency: string): number {
  const decimals = decimalsOf(currency);
  if (typeof value === 'number') {
    const shifted = value * 10 ** decimals;
    const units = Math.round(shifted);
    // Within this distance of whole minor units the decimal writing has only zeros after them.
    if (Math.abs(units) < 1e10 && Math.abs(shifted - units) < 1e-5) return units === 0 ? 0 : units;
  }
  const written =
    typeof value === 'number' ? (Number.isFinite(value) ? value.toFixed(decimals + 4) : '') : text(value);
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(written);
  if (!match) return 0;
  const fraction = (match[3] ?? '').padEnd(decimals + 1, '0');
  const units = Number(`${match[2]}${fraction.slice(0, decimals)}`);
  const rounded = Number(fraction[decimals]) >= 5 ? units + 1 : units;
  return match[1] === '-' && rounded !== 0 ? -rounded : rounded;
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const dayOfTimestamp = new Map<number, string>();

function berlinDay(milliseconds: number): string {
  const known = dayOfTimestamp.get(milliseconds);
  if (known !== undefined) return known;
  const date = new Date(milliseconds);
  const day = Number.isNaN(date.getTime()) ? '' : berlin.format(date);
  if (dayOfTimestamp.size > 50_000) dayOfTimestamp.clear();
  dayOfTimestamp.set(milliseconds, day);
  return day;
}

/**
 * Unix seconds or milliseconds (by size) or an ISO string to the calendar day in Europe/Berlin (interface-gaps.md), so
 * midnight in Berlin, midnight UTC and noon UTC all give the same day. Empty when unreadable.
 */
export function toBookingDay(value: unknown): string {
  if (typeof value === 'string') {
    const written = value.trim();
    if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return written;
    if (/^\d+(\.\d+)?$/.test(written)) return toBookingDay(Number(written));
    const parsed = Date.parse(written);
    return Number.isNaN(parsed) ? '' : berlinDay(parsed);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return berlinDay(Math.abs(value) >= 1e11 ? value : value * 1000);
}

function firstOf(record: RawRecord, ...names: string[]): string {
  for (const name of names) {
    const found = text(record[name]);
    if (found) return found;
  }
  return '';
}

function asRecord(value: unknown): RawRecord {
  return typeof value === 'object' && value !== null ? (value as RawRecord) : {};
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : text(asRecord(value).name);
}

const plainCode = /^[A-Z0-9]+$/;

function compactIban(value: string): string {
  return value === '' || plainCode.test(value) ? value : value.replace(/\s+/g, '').toUpperCase();
}

function readAccount(raw: RawRecord): LedgerAccount {
  const currency = firstOf(raw, 'currency').toUpperCase() || 'EUR';
  const hasBalance = typeof raw.balance === 'number' || text(raw.balance) !== '';
  return {
    accountId: firstOf(raw, 'accountId', 'accountNumber', 'iban'),
    accountNumber: firstOf(raw, 'accountNumber'),
    iban: compactIban(firstOf(raw, 'iban')),
    bankCode: firstOf(raw, 'bankCode'),
    bic: firstOf(raw, 'bic').toUpperCase(),
    bankName: firstOf(raw, 'bankName'),
    currency,
    name: firstOf(raw, 'name'),
    owner: firstOf(raw, 'owner'),
    type: firstOf(raw, 'type').toUpperCase(),
    balanceMinor: hasBalance ? toMinor(raw.balance, currency) : null,
  };
}

function readTransaction(raw: RawRecord, accountId: string, accountCurrency: string): LedgerTransaction {
  const partner = asRecord(raw.paymentPartner);
  const currency = text(raw.currency).toUpperCase() || accountCurrency || 'EUR';
  return {
    transactionId: text(raw.transactionId),
    accountId,
    amountMinor: toMinor(raw.amount, currency),
    currency,
    bookingDay: toBookingDay(raw.bookingDate ?? raw.valueDate),
    bookingText: text(raw.bookingText),
    purpose: text(raw.purpose),
    partnerName: nameOf(raw.paymentPartner),
    partnerIban: compactIban(text(partner.iban)),
    partnerBic: text(partner.bic).toUpperCase(),
    creditorId: compactIban(text(partner.creditorId)),
    ultimateName: nameOf(raw.differentCreditor) || nameOf(raw.differentDebitor),
    eref: text(raw.eref),
    mref: text(raw.mref),
    merchantCategoryCode: text(raw.merchantCategoryCode),
    sepaPurposeCode: text(raw.sepaPurposeCode).toUpperCase(),
    transactionCode: text(raw.transactionCode),
  };
}

/**
 * Reads accounts and transactions in the wire form of interface.md 2.2 and 2.3. The order is kept, so the caller can join
 * answers to its own records by position where a `transactionId` is missing (those get one made from their content here).
 */
export function ledgerFromUpload(upload: Upload): Ledger {
  const accounts: LedgerAccount[] = [];
  const transactions: LedgerTransaction[] = [];
  const currencies = new Map<string, string>();
  for (const raw of upload.accounts) {
    const account = readAccount(raw);
    accounts.push(account);
    currencies.set(account.accountId, account.currency);
    const nested = Array.isArray(raw.transactions) ? raw.transactions : [];
    for (const entry of nested)
      transactions.push(readTransaction(asRecord(entry), account.accountId, account.currency));
  }
  for (const raw of upload.transactions ?? []) {
    const accountId = firstOf(raw, 'accountId');
    transactions.push(readTransaction(raw, accountId, currencies.get(accountId) ?? ''));
  }
  const seen = new Map<string, number>();
  for (const transaction of transactions) {
    if (transaction.transactionId) continue;
    const base = `no-id:${transaction.accountId}:${transaction.bookingDay}:${transaction.amountMinor}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    transaction.transactionId = `${base}:${count}`;
  }
  return {
    userType: upload.userType,
    ...(upload.today ? { today: upload.today } : {}),
    accounts,
    transactions,
  };
}
