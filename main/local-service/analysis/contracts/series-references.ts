import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { isSpoiltOf } from '../ledger/lost-letters';

/**
 * Contract, customer and policy numbers in purposes: a number that comes back on other days with one counterparty.
 * Invoice numbers come once and tell nothing. The rarest returning number is the most specific one.
 */
const fewestDigits = 5;
const fewestDigitsOfCutNumber = 4;
/** Numbers looked for in every purpose of one counterparty; more are invoices that happen to repeat. */
const mostNumbers = 60;

const longestNumber = 25;

/** Words of a text with enough digits. */
function numbersOf(text: string): string[] {
  const numbers: string[] = [];
  let start = 0;
  let digits = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (code >= 48 && code <= 57) digits += 1;
    else if (code === 32) {
      if (digits >= fewestDigits && i - start <= longestNumber) numbers.push(text.slice(start, i));
      start = i + 1;
      digits = 0;
    }
  }
  return numbers;
}

const subNumber = /(?<![\p{L}\d])(\d{5,12})[-/.](\d{1,3})(?![-/.]?\d)/gu;

/**
 * Contracts numbered under the number of the customer: "LV 118447-1" beside "LV 118447-2". A month behind a number is none: "118447/03"
 * in March.
 */
function subNumbersOf({ source: { purpose, bookingDay } }: PreparedTransaction): string[] {
  const found: string[] = [];
  const month = Number(bookingDay.slice(5, 7));
  for (const [, number = '', sub = ''] of purpose.matchAll(subNumber)) {
    const apart = (12 + Number(sub) - month) % 12;
    if (sub.length === 2 && Number(sub) <= 12 && (apart <= 1 || apart === 11)) continue;
    found.push(number + sub);
  }
  return found;
}

/** Digits that a number may have lost. */
const mostDigitsLost = 2;
const fewestDigitsOfSpoilt = 4;

function hasLostDigits(number: string, whole: string): boolean {
  const lost = whole.length - number.length;
  return (
    lost >= 1 && lost <= mostDigitsLost && number.length >= fewestDigitsOfSpoilt && isSpoiltOf(number, whole)
  );
}

/** A number that lost digits; only when it can be just one. */
function spoiltNumber({ text }: PreparedTransaction, numbers: readonly string[]): string {
  let best = '';
  for (const word of text.split(' ')) {
    if (word.length < fewestDigitsOfSpoilt || !/\d{2}/.test(word)) continue;
    for (const number of numbers) {
      if (number === best || !hasLostDigits(word, number)) continue;
      if (best !== '') return '';
      best = number;
    }
  }
  return best;
}

/** Numbers that stand in purposes of at least two days, without pieces of longer ones and without mandates. */
function returningNumbers(transactions: readonly PreparedTransaction[]): string[] {
  const mandates = new Set<string>();
  for (const { mandate } of transactions) if (mandate) mandates.add(mandate);
  const allMandates = [...mandates].join(' ');
  const seen = new Map<string, { days: number; lastDay: number }>();
  for (const transaction of transactions) {
    const found = numbersOf(transaction.text);
    // The last number of a cut text may be the beginning of a longer one.
    if (
      transaction.isTextCut &&
      found.length > 0 &&
      transaction.text.endsWith(found[found.length - 1] ?? ' ')
    )
      found.pop();
    if (transaction.hasSubNumber) found.push(...subNumbersOf(transaction));
    for (const number of found) {
      const known = seen.get(number);
      if (!known) seen.set(number, { days: 1, lastDay: transaction.dayNumber });
      else if (known.lastDay !== transaction.dayNumber) {
        known.days += 1;
        known.lastDay = transaction.dayNumber;
      }
    }
  }
  const returning: { number: string; days: number }[] = [];
  for (const [number, { days }] of seen)
    if (days >= 2 && !allMandates.includes(number)) returning.push({ number, days });
  returning.sort(
    (a, b) => b.number.length - a.number.length || b.days - a.days || (a.number < b.number ? -1 : 1),
  );
  const whole: string[] = [];
  for (const { number, days } of returning) {
    if (whole.length >= mostNumbers) break;
    if (whole.some((longer) => longer.includes(number))) continue;
    const isSpoilt = returning.some((other) => other.days > days && hasLostDigits(number, other.number));
    if (!isSpoilt) whole.push(number);
  }
  return whole;
}

export function readReferences(
  transactions: readonly PreparedTransaction[],
): Map<PreparedTransaction, string> {
  const result = new Map<PreparedTransaction, string>();
  if (transactions.length < 2) return result;
  const numbers = returningNumbers(transactions);
  if (numbers.length === 0) return result;
  // Squeezed texts have no blanks, so a number that a bank broke in two is found whole.
  const contained = transactions.map(({ text }) => {
    const squeezed = text.replace(/ /g, '');
    return numbers.filter((number) => squeezed.includes(number));
  });
  const count = new Map<string, number>();
  for (const list of contained) for (const number of list) count.set(number, (count.get(number) ?? 0) + 1);
  transactions.forEach((transaction, position) => {
    let best = '';
    for (const number of contained[position] ?? []) {
      const times = count.get(number) ?? 0;
      const bestTimes = count.get(best) ?? Number.POSITIVE_INFINITY;
      if (times < bestTimes || (times === bestTimes && number.length > best.length)) best = number;
    }
    if (!best && transaction.isTextCut) best = cutNumber(transaction, numbers);
    best ||= spoiltNumber(transaction, numbers);
    if (best) result.set(transaction, best);
  });
  return result;
}

/** A number whose end was cut off; only when it can be just one. */
function cutNumber({ text }: PreparedTransaction, numbers: readonly string[]): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (last.length < fewestDigitsOfCutNumber || !/\d/.test(last)) return '';
  const fitting = numbers.filter((number) => number.startsWith(last));
  return fitting.length === 1 ? (fitting[0] ?? '') : '';
}
