import type { RawRecord } from '../../main/local-service/analysis';
import type { LedgerFile } from './ledger-variants';

/**
 * The same ledger as other banks and apps print it: who is paid stands in the text, behind the bank's words for how money moved, in the
 * kind of booking, or with an address. What an engine loses here it loses for the layout alone, since texts and answers stay.
 */

interface Booking {
  kind: 'card' | 'debit' | 'order' | 'in' | 'out';
  name: string;
  purpose: string;
  /** DD.MM. */
  day: string;
  /** Of the partner. */
  iban: string;
}

interface Printed {
  bookingText?: string;
  name?: string;
  purpose: string;
}

type Layout = (booking: Booking) => Printed;

const shopOf = (name: string): string => name.replace(/\/\/.*$/, '');

/** An account of each name's own, with its check digits (ISO 13616). */
function accountOf(name: string): string {
  let number = 0;
  for (const sign of name) number = (number * 31 + sign.charCodeAt(0)) % 99_999_999_977;
  const account = `11000${String(number).padStart(11, '0')}`;
  // AT is 1029.
  const check = 98n - (BigInt(`${account}102900`) % 97n);
  return `AT${String(check).padStart(2, '0')}${account}`;
}

const german = {
  card: 'Kartenzahlung',
  debit: 'Lastschrift',
  order: 'Dauerauftrag',
  in: 'Gutschrift',
  out: 'Überweisung',
} as const;

/** By name of layout; the banks are those whose exports look so. */
export const layouts: Readonly<Record<string, Layout>> = {
  'one text (Commerzbank)': ({ kind, name, purpose, day }) => ({
    bookingText: german[kind === 'card' ? 'debit' : kind],
    purpose:
      kind === 'card'
        ? `${name} ${day}2024 12:31 KFN 1 VJ 2612 Kartenzahlung`
        : `${name} ${purpose} End-to-End-Ref.: NOTPROVIDED`,
  }),
  'kind, name, purpose in one text': ({ kind, name, purpose }) => ({
    purpose: `${german[kind]} ${name} ${purpose}`.trim(),
  }),
  'labels (comdirect)': ({ kind, name, purpose }) => ({
    bookingText: kind === 'debit' || kind === 'card' ? 'Lastschrift / Belastung' : 'Übertrag / Überweisung',
    purpose: `${kind === 'out' || kind === 'order' ? 'Empfänger' : 'Auftraggeber'}: ${name} Buchungstext: ${purpose}`,
  }),
  'name in the kind of booking (Raiffeisen, CH)': ({ kind, name, purpose, day }) =>
    kind === 'card'
      ? { bookingText: `Einkauf ${shopOf(name)}, ${day}2024, 12:31, Karten-Nr. 1234xxxx`, purpose: '' }
      : {
          bookingText: `${{ debit: 'LSV', order: 'Dauerauftrag', in: 'Gutschrift', out: 'E-Banking Auftrag' }[kind]} ${name}`,
          purpose,
        },
  'parts with addresses (UBS)': ({ kind, name, purpose }) => ({
    purpose:
      kind === 'card'
        ? `${shopOf(name)}; 8000 Ort; Zahlung Debitkarte`
        : `${name}; Mustergasse 4; 8000 Ort; CH; ${german[kind]}; Zahlungsgrund: ${purpose}`,
  }),
  'account before the name (easybank)': ({ kind, name, purpose, day, iban }) => ({
    purpose:
      kind === 'card'
        ? `Bezahlung Karte MC/123456 POS 1234 K001 ${day} 12:31 ${shopOf(name)}\\\\ORT\\1020`
        : `${purpose} OG/000123456 BKAUATWWXXX ${iban} ${name}`,
  }),
  'English app (Revolut)': ({ kind, name, purpose }) => ({
    bookingText: kind === 'card' ? 'CARD_PAYMENT' : 'TRANSFER',
    purpose:
      kind === 'card' ? shopOf(name) : `${kind === 'in' ? 'Payment from' : 'To'} ${name} ${purpose}`.trim(),
  }),
  'English sentences (Wise)': ({ kind, name, purpose }) => ({
    purpose:
      kind === 'card'
        ? `Card transaction of 12.30 EUR issued by ${shopOf(name)} ORT`
        : `${kind === 'in' ? 'Received money from' : 'Sent money to'} ${name}${purpose ? ` with reference ${purpose}` : ''}`,
  }),
  'French heads': ({ kind, name, purpose, day }) => ({
    purpose:
      kind === 'card'
        ? `CARTE ${day.slice(0, 2)}/${day.slice(3, 5)} ${shopOf(name).toUpperCase()}`
        : `${{ debit: 'PRLV SEPA', order: 'VIR PERM', in: 'VIR RECU DE', out: 'VIR SEPA' }[kind]} ${name.toUpperCase()} MOTIF ${purpose}`,
  }),
  'address behind the name': ({ kind, name, purpose }) => ({
    bookingText: german[kind],
    name: kind === 'card' ? name : `${name}, Mustergasse 4, 80000 Ort`,
    purpose,
  }),
  'no kind of booking': ({ name, purpose }) => ({ name, purpose }),
};

const byText: readonly (readonly [RegExp, Booking['kind']])[] = [
  [/kart|card|bankomat|einkauf|maestro|visa|kauf|\bpos\b/i, 'card'],
  [/dauerauf|standing/i, 'order'],
  [/lastschr|debit|lsv|einzug/i, 'debit'],
];
const ofCash = /bargeld|automat|auszahl|cash|atm|abrechn/i;

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What the partner's account is: told, another one of the same owner, or one of the name's own. */
function ibanOf(raw: RawRecord, accounts: readonly RawRecord[]): string {
  const { name, iban } = (raw.paymentPartner ?? {}) as RawRecord;
  if (asText(iban) !== '') return asText(iban);
  const own = accounts.find((one) => one.owner === name && one.accountId !== raw.accountId);
  return asText(own?.iban) || accountOf(asText(name));
}

function printed(raw: RawRecord, layout: Layout, accounts: readonly RawRecord[]): RawRecord {
  const partner = (raw.paymentPartner ?? {}) as RawRecord;
  const bookingText = asText(raw.bookingText);
  const name = asText(partner.name);
  if (name === '' || ofCash.test(bookingText)) return raw;
  const day = asText(raw.bookingDate);
  const kind =
    byText.find(([pattern]) => pattern.test(bookingText))?.[1] ?? (Number(raw.amount) < 0 ? 'out' : 'in');
  const made = layout({
    kind,
    name,
    purpose: asText(raw.purpose),
    iban: ibanOf(raw, accounts),
    day: `${day.slice(8)}.${day.slice(5, 7)}.`,
  });
  const { transactionId, accountId, amount, currency, bookingDate } = raw;
  return {
    transactionId,
    accountId,
    amount,
    currency,
    bookingDate,
    bookingText: made.bookingText ?? '',
    purpose: made.purpose,
    paymentPartner: made.name ? { name: made.name } : {},
  };
}

const fewestNamed = 0.7;

/** Whether a ledger names its partners, so that they can be printed elsewhere. */
export function canBeLaidOut(transactions: readonly RawRecord[]): boolean {
  const named = transactions.filter(({ paymentPartner }) =>
    asText((paymentPartner as RawRecord | undefined)?.name),
  );
  return named.length > transactions.length * fewestNamed;
}

export function laidOut({ transactions, accounts }: LedgerFile, name: string): RawRecord[] {
  const layout = layouts[name];
  if (!layout) throw new Error(`no such layout: ${name}`);
  return transactions.map((raw) => printed(raw, layout, accounts));
}
