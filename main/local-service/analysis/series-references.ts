import type { PreparedTransaction } from './prepared-transaction';

/**
 * Contract, customer and policy numbers in purposes: a number that comes back on other days with one counterparty.
 * Invoice numbers come once and tell nothing. The rarest returning number is the most specific one.
 */
const fewestDigits = 5;
const fewestDigitsOfCutNumber = 4;

function numbersOf(text: string): string[] {
  const numbers: string[] = [];
  for (const token of text.split(' ')) {
    let digits = 0;
    for (let i = 0; i < token.length; i += 1) {
      const code = token.charCodeAt(i);
      if (code >= 48 && code <= 57) digits += 1;
    }
    if (digits >= fewestDigits && token.length <= 25) numbers.push(token);
  }
  return numbers;
}

export function readReferences(
  transactions: readonly PreparedTransaction[],
): Map<PreparedTransaction, string> {
  const result = new Map<PreparedTransaction, string>();
  if (transactions.length < 2) return result;
  const mandates = new Set<string>();
  for (const { mandate } of transactions) if (mandate) mandates.add(mandate);
  const allMandates = [...mandates].join(' ');
  const dayOfNumber = new Map<string, number>();
  const count = new Map<string, number>();
  const numbers = transactions.map((transaction) => {
    const found = numbersOf(transaction.text);
    // The last number of a cut text may be the beginning of a longer one.
    if (transaction.isTextCut && found.length > 0 && transaction.text.endsWith(found[found.length - 1] ?? ' ')) found.pop();
    for (const number of found) {
      if (dayOfNumber.get(number) === transaction.dayNumber) continue;
      dayOfNumber.set(number, transaction.dayNumber);
      count.set(number, (count.get(number) ?? 0) + 1);
    }
    return found;
  });
  const stable = [...count.keys()].filter(
    (number) => (count.get(number) ?? 0) >= 2 && !allMandates.includes(number),
  );
  const long = stable.filter((number) => number.length >= 7).slice(0, 40);
  transactions.forEach((transaction, position) => {
    let best = '';
    for (const number of numbers[position] ?? []) {
      const times = count.get(number) ?? 0;
      if (times < 2 || allMandates.includes(number)) continue;
      const bestTimes = count.get(best) ?? Number.POSITIVE_INFINITY;
      if (times < bestTimes || (times === bestTimes && number.length > best.length)) best = number;
    }
    if (!best) best = brokenNumber(transaction, long);
    if (!best && transaction.isTextCut) best = cutNumber(transaction, stable);
    if (best) result.set(transaction, best);
  });
  return result;
}

/** A number with a stray blank in it. */
function brokenNumber({ squeezed }: PreparedTransaction, stable: readonly string[]): string {
  return stable.find((number) => squeezed.text.includes(number)) ?? '';
}

/** A number whose end was cut off; only when it can be just one. */
function cutNumber({ text }: PreparedTransaction, stable: readonly string[]): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (last.length < fewestDigitsOfCutNumber || !/\d/.test(last)) return '';
  const fitting = stable.filter((number) => number.startsWith(last));
  return fitting.length === 1 ? (fitting[0] ?? '') : '';
}
