import { daysOfInterval } from '../contracts/cadence';
import { addMonths, daysInMonth, fromDayNumber, toDayNumber, weekday } from '../ledger/calendar';
import { toMainUnits } from '../ledger/ledger-from-upload';
import type { AmountConsistency, ContractItem, Interval } from '../ledger/ledger-types';
import type { ContractDraft } from './label';

/** Contracts in the shape of the wire, with the next expected day and whether they are still active. */

const monthsOf: Partial<Record<Interval, number>> = {
  monthly: 1,
  'bi-monthly': 2,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

/** Days after the expected one before a contract counts as ended. */
function grace(interval: Interval): number {
  return Math.max(10, daysOfInterval(interval) * 0.35);
}

/** The next bank day, Monday to Friday. */
function onBankDay(day: string): string {
  const number = toDayNumber(day);
  const weekend = weekday(number) - 4;
  return weekend > 0 ? fromDayNumber(number + 3 - weekend) : day;
}

/** The usual day of the month: the latest day that was no shift over a weekend is near the median. */
function usualDate(days: readonly string[]): number {
  const dates = days.slice(-7).map((day) => Number(day.slice(8)));
  return dates.sort((a, b) => a - b)[Math.floor((dates.length - 1) / 2)] ?? 1;
}

function nextDay(days: readonly string[], interval: Interval): string {
  const last = days[days.length - 1] ?? '';
  const months = monthsOf[interval];
  if (months === undefined) return onBankDay(fromDayNumber(toDayNumber(last) + daysOfInterval(interval)));
  const next = addMonths(`${last.slice(0, 8)}01`, months);
  const usual = usualDate(days);
  const lastDate = Number(last.slice(8));
  // A booking late in the month that moved into the next one keeps its own month.
  const shift = usual >= 25 && lastDate <= 5 ? -1 : usual <= 5 && lastDate >= 25 ? 1 : 0;
  const month = addMonths(next, shift);
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return onBankDay(`${month.slice(0, 8)}${String(Math.min(usual, length)).padStart(2, '0')}`);
}

function consistencyOf(amounts: readonly number[]): AmountConsistency {
  const distinct = new Set(amounts);
  if (distinct.size <= 1) return 'fixed';
  let changes = 0;
  for (let i = 1; i < amounts.length; i += 1) if (amounts[i] !== amounts[i - 1]) changes += 1;
  return changes <= Math.max(1, amounts.length / 4) ? 'changing' : 'variable';
}

export function contractItem(contract: ContractDraft, currency: string, today: string): ContractItem {
  const { payments, cadence } = contract;
  const last = payments[payments.length - 1];
  const days = payments.map((payment) => payment.source.bookingDay);
  const amounts = payments.map((payment) => payment.amountMinor);
  const interval = cadence?.interval ?? null;
  const expected = interval ? nextDay(days, interval) : null;
  const isActive =
    interval !== null && expected !== null && toDayNumber(today) <= toDayNumber(expected) + grace(interval);
  const named =
    [...payments].reverse().find((payment) => payment.partner.raw !== '' && !payment.partner.isCut) ?? last;
  return {
    contractId: contract.id,
    paymentPartner: {
      name: named?.partner.raw ?? '',
      iban: [...payments].reverse().find((payment) => payment.iban !== '')?.iban ?? '',
      creditorId: payments.find((payment) => payment.creditorId !== '')?.creditorId ?? '',
    },
    category: contract.category,
    amount: toMainUnits(-(last?.amountMinor ?? 0), last?.currency ?? currency),
    amountConsistency: consistencyOf(amounts),
    interval,
    duration: { since: days[0] ?? '', until: days[days.length - 1] ?? '' },
    nextBookingDate: isActive ? expected : null,
    mref: [...payments].reverse().find((payment) => payment.source.mref !== '')?.source.mref ?? '',
    isActive,
    transactionIDs: payments.map((payment) => payment.transactionId),
  };
}
