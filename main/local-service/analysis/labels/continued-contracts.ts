import { daysOfInterval, findCadence } from '../contracts/cadence';
import { daysOf, wordingOf } from '../contracts/series-fragment';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { isNearly } from '../ledger/near-text';
import { type ContractDraft, type LabelContext, replaceContracts } from './label';

/**
 * A supplier with a new name, creditor identifier or mandate stays one contract: where one series ends and another of the same
 * kind begins an interval later, and number, account, wording, amount or name of both agree, they are one.
 */

const fewestDigits = 6;
const enough = 4;

function numbersIn(payments: readonly PreparedTransaction[]): Set<string> {
  const numbers = new Set<string>();
  for (const { text } of payments.slice(0, 3).concat(payments.slice(Math.max(payments.length - 2, 0))))
    for (const [number] of text.matchAll(/\d[\dA-Z]*/g))
      if (number.length >= fewestDigits) numbers.add(number);
  return numbers;
}

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true;
  return false;
}

function topOf(category: string): string {
  return category.slice(0, category.indexOf('.'));
}

/** How much speaks for `late` being `early` under a new name. */
function likeness(early: ContractDraft, late: ContractDraft): number {
  const last = early.payments[early.payments.length - 1];
  const first = late.payments[0];
  if (!last || !first) return 0;
  const [small, large] = [Math.abs(last.amountMinor), Math.abs(first.amountMinor)].sort((a, b) => a - b);
  const ratio = small ? (large ?? 0) / small : 9;
  let score = ratio === 1 ? 2.5 : ratio <= 1.1 ? 1 : ratio > 1.5 ? -3 : 0;
  if (shares(numbersIn(early.payments), numbersIn(late.payments))) score += 3;
  if (last.iban !== '' && last.iban === first.iban) score += 3;
  const wording = wordingOf(first.text);
  if (wording !== '' && wording === wordingOf(last.text)) score += 1;
  if (isNearly(last.partner.key, first.partner.key)) score += 2;
  else if ((last.partner.words[0] ?? '').length >= 3 && last.partner.words[0] === first.partner.words[0])
    score += 1.5;
  const apart = Math.abs(Number(last.source.bookingDay.slice(8)) - Number(first.source.bookingDay.slice(8)));
  if (Math.min(apart, 31 - apart) <= 3) score += 0.5;
  if (early.category === late.category) score += 0.5;
  return score;
}

function isNext(early: ContractDraft, late: ContractDraft): boolean {
  const interval = early.cadence?.interval ?? late.cadence?.interval;
  const last = early.payments[early.payments.length - 1];
  const first = late.payments[0];
  if (!interval || !last || !first) return false;
  if (early.cadence && late.cadence && early.cadence.interval !== late.cadence.interval) return false;
  const gaps = (first.dayNumber - last.dayNumber) / daysOfInterval(interval);
  return gaps >= 0.5 && gaps <= 2.4;
}

/** Contracts by what must be equal and the month in which they begin. */
function byBeginning(contracts: readonly ContractDraft[]): Map<string, ContractDraft[]> {
  const found = new Map<string, ContractDraft[]>();
  for (const contract of contracts) {
    const first = contract.payments[0];
    if (!first) continue;
    const key = `${topOf(contract.category)} ${contract.isOut} ${first.currency} ${first.month}`;
    const list = found.get(key);
    if (list) list.push(contract);
    else found.set(key, [contract]);
  }
  return found;
}

const mostMonthsAhead = 13;
/** More contracts that begin in one month are customers of a mass, whose likeness tells nothing. */
const mostAlike = 40;

function successorOf(
  early: ContractDraft,
  beginnings: ReadonlyMap<string, ContractDraft[]>,
): ContractDraft | null {
  const last = early.payments[early.payments.length - 1];
  if (!last) return null;
  let best: ContractDraft | null = null;
  let bestScore = enough;
  for (let month = last.month; month <= last.month + mostMonthsAhead; month += 1) {
    const key = `${topOf(early.category)} ${early.isOut} ${last.currency} ${month}`;
    const list = beginnings.get(key);
    if (!list || list.length > mostAlike) continue;
    for (const late of list) {
      if (late === early || late.payments.length === 0 || !isNext(early, late)) continue;
      const score = likeness(early, late);
      if (score >= bestScore) {
        best = late;
        bestScore = score;
      }
    }
  }
  return best;
}

export function joinContinued(context: LabelContext): void {
  const beginnings = byBeginning(context.contracts);
  const joined = new Map<ContractDraft, ContractDraft>();
  const order = [...context.contracts].sort(
    (a, b) => (a.payments[0]?.rank ?? 0) - (b.payments[0]?.rank ?? 0),
  );
  for (const contract of order) {
    if (joined.has(contract)) continue;
    for (let late = successorOf(contract, beginnings); late; late = successorOf(contract, beginnings)) {
      joined.set(late, contract);
      contract.payments = [...contract.payments, ...late.payments];
      contract.cadence = findCadence(daysOf(contract.payments)) ?? contract.cadence;
      late.payments = [];
    }
  }
  replaceContracts(context, joined, { takesCategory: false });
}
