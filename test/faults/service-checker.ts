import { callService, type ServiceAccess } from '../e2e/driver/own-service';

/** What should be in one account, in the test's own words. */
export interface ExpectedAccount {
  iban: string;
  bookings: { purpose: string; day: string; amount: number }[];
  balance: number;
}

export interface Checked {
  /** Bookings that are not there, or in another account, or with another day or amount. */
  lost: number;
  /** Bookings that are there more than once, or that nobody sent; accounts that are there twice. */
  doubled: number;
  /** Accounts whose balance is another. */
  otherBalances: number;
}

interface HeldTransaction {
  accountId: string;
  amount: number;
  bookingDate: number;
  purpose?: string;
}

const noon = 12 * 3_600;

/** Asks the service, past program and proxy, what it holds for a user, and compares line by line. */
export async function checkService(
  service: ServiceAccess,
  userId: string,
  expected: readonly ExpectedAccount[],
): Promise<Checked> {
  const path = `/users/${userId}/banking`;
  const accounts = listOf<{ accountId: string; iban?: string; balance?: number }>(
    await callService(service, 'GET', `${path}/accounts`),
  );
  const transactions = listOf<HeldTransaction>(await callService(service, 'GET', `${path}/transactions`));
  const checked: Checked = {
    lost: 0,
    doubled: Math.max(0, accounts.length - expected.length),
    otherBalances: 0,
  };
  const counts = new Map<string, number>();
  const ibanOf = new Map(accounts.map(({ accountId, iban }) => [accountId, iban]));
  for (const { accountId, amount, bookingDate, purpose } of transactions) {
    // A day travels as noon in UTC (interface-gaps.md).
    const day = new Date((bookingDate - noon) * 1_000).toISOString().slice(0, 10);
    const key = keyOf(ibanOf.get(accountId), { purpose: purpose ?? '', day, amount });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { iban, bookings, balance } of expected) {
    for (const booking of bookings) {
      const key = keyOf(iban, booking);
      const count = counts.get(key) ?? 0;
      counts.delete(key);
      if (count === 0) checked.lost += 1;
      else checked.doubled += count - 1;
    }
    if (accounts.find((account) => account.iban === iban)?.balance !== balance) checked.otherBalances += 1;
  }
  for (const count of counts.values()) checked.doubled += count;
  return checked;
}

function keyOf(
  iban: string | undefined,
  { purpose, day, amount }: ExpectedAccount['bookings'][number],
): string {
  return [iban, day, amount.toFixed(2), purpose].join('|');
}

function listOf<Item>(answer: unknown): Item[] {
  const list = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray);
  return (list ?? []) as Item[];
}
