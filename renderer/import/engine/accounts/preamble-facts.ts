import { readAccountLine } from '../values/account-line';
import { parseCurrency } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { currencyInTitle } from '../vocabulary/account-words';
import type { Label } from '../vocabulary/preamble-labels';
import { productForm } from '../vocabulary/preamble-sentences';

/** What the lines around a table say of the account; texts are still as written. */
export interface PreambleFacts {
  iban: string | null;
  accountNumber: string | null;
  bankCode: string | null;
  bankName: string | null;
  bic: string | null;
  owner: string | null;
  name: string | null;
  currency: string | null;
  closing: string | null;
  /** Text of the date that stands with the closing balance. */
  closingDay: string | null;
  /** What the line calls the closing balance. */
  closingName: string | null;
  /** A closing balance that a line of the table states in its column of balances. */
  columnClosing: { value: string; day: string | null } | null;
  opening: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  /** Number of transactions the file says it has. */
  count: number | null;
  isCard: boolean;
}

export function emptyFacts(): PreambleFacts {
  return {
    iban: null,
    accountNumber: null,
    bankCode: null,
    bankName: null,
    bic: null,
    owner: null,
    name: null,
    currency: null,
    closing: null,
    closingDay: null,
    closingName: null,
    columnClosing: null,
    opening: null,
    periodFrom: null,
    periodTo: null,
    count: null,
    isCard: false,
  };
}

/** A card number as it is printed, parts of it hidden. */
export const cardForm = /^(?:[\dXx*•]{4}[\s-]?){2,4}[\dXx*•]{1,4}$/;

type Take = (found: PreambleFacts, value: string, day: string | null) => void;

/** What each label makes of its value; the first line that says it counts. */
const takes: Record<Label, Take> = {
  iban: takeAccount,
  account: takeAccount,
  card: takeCard,
  bankCode: (found, value) => {
    if (/^\d[\d ]{3,}$/.test(value)) found.bankCode ??= value.replace(/\s/g, '');
  },
  bic: (found, value) => {
    found.bic ??= value;
  },
  owner: (found, value) => {
    found.owner = value;
  },
  customer: (found, value) => {
    if (!/\d{3}/.test(value)) found.owner ??= value;
  },
  name: (found, value) => {
    found.name ??= value;
    found.currency ??= currencyInTitle(value);
  },
  // A description may be one of the file: only a kind of account names the account.
  described: (found, value) => {
    if (productForm.test(value) && value.length < 60) found.name ??= value;
    found.currency ??= currencyInTitle(value);
  },
  bankName: (found, value) => {
    found.bankName ??= value;
  },
  currency: (found, value) => {
    found.currency ??= parseCurrency(value);
  },
  closing: (found, value, day) => takeBalance(found, 'closing', value, day),
  opening: (found, value, day) => takeBalance(found, 'opening', value, day),
  period: (found, value) => {
    takePeriod(found, value);
    if (dateParts(value)) found.periodFrom ??= value;
  },
  // `From: 01/09/2026 to 30/09/2026`
  from: (found, value) => {
    takePeriod(found, value);
    if (dateParts(value)) found.periodFrom ??= value;
  },
  to: (found, value) => {
    if (dateParts(value)) found.periodTo ??= value;
  },
  day: (found, value) => {
    if (dateParts(value)) found.closingDay ??= value;
  },
  count: (found, value) => {
    if (/^\d{1,7}$/.test(value)) found.count = Number(value);
  },
  other: () => undefined,
};

/** Keeps what a labelled value says. */
export function takeLabelled(found: PreambleFacts, label: Label, value: string, day: string | null): void {
  takes[label](found, value, day);
}

function takeCard(found: PreambleFacts, value: string): void {
  // `4998********2916 Visa Gold`: the number and what the card is called.
  const named = /^((?:[\dXx*•]{4}[\s-]?){3,4}[\dXx*•]{0,4})\s+(\p{L}.*)$/u.exec(value);
  if (named?.[1] && named[2]) {
    found.accountNumber ??= named[1].trim();
    found.name ??= named[2];
  } else if (
    /\d|[X*•]/.test(value) &&
    cardForm.test(value.replace(/.*?((?:[\dXx*•]{4}[\s-]?){2,}.*)$/, '$1'))
  )
    found.accountNumber ??= value;
  else found.name ??= value;
  found.isCard = true;
}

/** `12345678 (USD)`: the currency of the account behind its number. */
function withoutCurrency(found: PreambleFacts, value: string): string {
  const [, number, inner, holder, behind] =
    /^(.*\d.*?)\s*(?:[([]\s*([A-Z]{3})(?:\s[^)\]]*)?[)\]](?:\s+-\s+(\p{Lu}[\p{L} .'’-]{2,60}))?|-\s*([A-Z]{3}))$/u.exec(
      value,
    ) ?? [];
  const code = inner ?? behind;
  const currency = code === undefined ? null : parseCurrency(code);
  if (number === undefined || currency === null) return value;
  found.currency ??= currency;
  found.owner ??= holder ?? null;
  return number;
}

/** An account number of Poland is its IBAN without the country, check digits and all. */
function polishIban(number: string | null | undefined): string | null {
  const digits = number?.replace(/[\s-]/g, '') ?? '';
  return /^\d{26}$/.test(digits) ? parseIban(`PL${digits}`) : null;
}

function takeAccount(found: PreambleFacts, value: string): void {
  const line = readAccountLine(withoutCurrency(found, value));
  found.iban ??= line.iban ?? polishIban(line.accountNumber);
  found.accountNumber ??= line.accountNumber ?? null;
  found.name ??= line.name ?? null;
  found.currency ??= line.currency ?? null;
}

/** `Alter Saldo;2.400,00;S`: the side of zero stands behind the balance. */
export function withSide(value: string, behind = ''): string {
  return /[.,]\d{2}$/.test(value) && /^[SHDC]$/i.test(behind.trim()) ? `${value} ${behind.trim()}` : value;
}

/** Keeps the period that a text names: two days with a word or a dash between them. */
export function takePeriod(into: PreambleFacts, text: string): void {
  const found =
    /(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\s*(?:-|–|bis|to|au|al|a|até|hasta|tot|t\/m|do|till)\s*(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/i.exec(
      text,
    );
  if (!found?.[1] || !found[2]) return;
  into.periodFrom ??= found[1];
  into.periodTo ??= found[2];
}

/** Keeps a balance with the day that stands beside it; a text that is no amount says nothing. */
export function takeBalance(
  found: PreambleFacts,
  label: 'closing' | 'opening',
  value: string,
  day: string | null,
): void {
  const clean = cleanAmount(value);
  if (!clean) {
    // `987,50 EUR au 14/05/2024`.
    const dated =
      /^(.+?)\s+(?:au|al|a|am|per|op|on|em|ao|as of|as at)?\s*(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|20\d{6})$/.exec(
        value,
      );
    if (dated?.[1] && dated[2] && cleanAmount(dated[1])) takeBalance(found, label, dated[1], day ?? dated[2]);
    return;
  }
  if (clean.currency) found.currency ??= clean.currency;
  if (label === 'opening') found.opening ??= value;
  else {
    found.closing ??= value;
    if (day) found.closingDay ??= day;
  }
}
