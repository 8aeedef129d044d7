import { readFileSync } from 'node:fs';

export type LedgerName = 'company' | 'person';
type Booking = [
  id: string,
  account: string,
  day: string,
  amount: number,
  name: string,
  iban: string,
  purpose: string,
];
/** What a result must say: where, what, and how that was worked out. */
export type RightAnswer = [result: string, member: string, value: unknown, working: string];

const read = (name: LedgerName, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/interface/${name}/${file}`, import.meta.url), 'utf8'));

/** The accounts of a ledger made by hand, as an upload takes them. */
export function accountsOf(name: LedgerName): Array<Record<string, unknown>> {
  const { accounts, bookings } = read(name, 'ledger.json') as {
    accounts: Array<Record<string, unknown>>;
    bookings: Booking[];
  };
  return accounts.map((account) => ({
    ...account,
    transactions: bookings
      .filter(([, own]) => own === account.accountId)
      .map(([transactionId, , day, amount, partner, iban, purpose]) => ({
        transactionId,
        amount,
        currency: 'EUR',
        bookingDate: Date.parse(`${day}T12:00:00Z`) / 1000,
        purpose,
        paymentPartner: { name: partner, ...(iban === '' ? {} : { iban }) },
      })),
  }));
}

export const rightAnswers = (name: LedgerName) => read(name, 'answers.json') as RightAnswer[];

/** The value at a path such as `monthlyOverview.0.amount`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);
}
