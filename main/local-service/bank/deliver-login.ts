import { createHash } from 'node:crypto';
import type { ServiceParts } from '../routing/service-parts';
import type { Stored } from '../storage/document-repository';
import type { LoginRecord } from '../storage/records';
import type { StoredUser } from '../storage/user-repository';
import { type InventedBank, inventIban } from './bank-catalogue';
import { inventBookings } from './invented-bookings';

/** A bank gives about a year of history. */
const MONTHS_OF_HISTORY = 14;
const SAVINGS_BALANCE = 5000;

/** Writes what the bank of a login delivers today: a current and a savings account, old bookings unchanged. */
export function deliverLogin(
  parts: ServiceParts,
  user: StoredUser,
  bank: InventedBank,
  login: Stored<LoginRecord>,
): void {
  // From the user, not from the clock: a second sync finds the same accounts and the same old bookings.
  const seed = createHash('sha256').update(`${user.userId}:${bank.id}`).digest().readUInt32BE(0) % 1_000_000;
  const bookings = inventBookings(user.type, seed, MONTHS_OF_HISTORY, parts.now());
  const turnoverMinor = bookings.reduce((sum, booking) => sum + Math.round(booking.amount * 100), 0);
  const accounts = [
    { suffix: '1', name: 'Girokonto', type: 'GIRO', balance: (500_000 + turnoverMinor) / 100, bookings },
    { suffix: '2', name: 'Tagesgeld', type: 'SPAREN', balance: SAVINGS_BALANCE, bookings: [] },
  ];
  for (const { suffix, bookings: own, ...shown } of accounts) {
    const accountNumber = `${seed}${suffix}`.padStart(10, '0');
    const accountId = `${bank.id}-${accountNumber}`;
    const body = {
      ...shown,
      bankCode: bank.bankCode,
      bankName: bank.name,
      bic: bank.bic,
      currency: 'EUR',
      iban: inventIban(bank.bankCode, accountNumber),
      owner: user.type === 'company' ? 'Erfundene Firma GmbH' : 'Erika Erfunden',
    };
    const known = parts.accounts.find(user.userId, accountId);
    if (known) parts.accounts.updateBody(known.number, body);
    const account =
      known ??
      parts.accounts.insert({ userId: user.userId, accountId, accountNumber, loginId: login.id, body });
    parts.transactions.upsert(
      account.number,
      own.map((booking) => ({ transactionId: booking.transactionId, body: JSON.stringify(booking) })),
    );
  }
}
