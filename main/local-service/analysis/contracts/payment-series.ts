import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { type Cadence, countCollisions, findCadence } from './cadence';
import { agglomerate, mostFragments } from './fragment-merging';
import {
  daysOf,
  type Fragment,
  fragmentOf,
  inOrder,
  type KindOf,
  kindsAgree,
  wordingOf,
} from './series-fragment';
import { readReferences } from './series-references';

/** Bookings with one counterparty, in one direction, that look like one agreement. */
export interface PaymentSeries {
  /** In order of booking day. */
  members: PreparedTransaction[];
  cadence: Cadence | null;
  references: ReadonlySet<string>;
  mandates: ReadonlySet<string>;
}

/** Loose bookings that may make up a series of their own; more without any regularity are invoices. */
const mostLooseEnds = 12;
/** Splits bookings of an irregular fragment by exact amount, where an amount comes back regularly. */
function splitByAmount(fragment: Fragment, kindOf: KindOf): Fragment[] {
  const byAmount = new Map<number, PreparedTransaction[]>();
  for (const member of fragment.members) {
    const list = byAmount.get(member.amountMinor);
    if (list) list.push(member);
    else byAmount.set(member.amountMinor, [member]);
  }
  const regular: Fragment[] = [];
  const rest: PreparedTransaction[] = [];
  for (const members of byAmount.values()) {
    const cadence = members.length >= 3 ? findCadence(daysOf(members)) : null;
    if (cadence && cadence.regularity >= 0.65)
      regular.push(fragmentOf(members, '', fragment.wording, kindOf));
    else rest.push(...members);
  }
  if (regular.length === 0) return [fragment];
  const reference = [...fragment.references][0] ?? '';
  for (const piece of regular) if (reference) piece.references.add(reference);
  if (rest.length > 0) {
    const remains = fragmentOf(rest.sort(inOrder), reference, fragment.wording, kindOf);
    return [...regular, remains];
  }
  return regular;
}

function isRegular(fragment: Fragment): boolean {
  return fragment.members.length >= 3 && fragment.cadence !== null && fragment.cadence.regularity >= 0.65;
}

/** Loose ends join a series one by one where they fill a gap or carry it on. */
function scatter(fragment: Fragment, kindOf: KindOf): Fragment[] {
  if (fragment.members.length === 1 || isRegular(fragment) || fragment.members.length > 24) return [fragment];
  return fragment.members.map((member) =>
    fragmentOf([member], [...fragment.references][0] ?? '', fragment.wording, kindOf),
  );
}

/**
 * Two numbers or mandates that run side by side are two agreements, even where the days fit one, unless the amounts are the
 * same: then a contract number and a customer number take turns.
 */
function runSideBySide(
  transactions: readonly PreparedTransaction[],
  signOf: (transaction: PreparedTransaction) => string,
): boolean {
  const groups = new Map<string, PreparedTransaction[]>();
  for (const transaction of transactions) {
    const sign = signOf(transaction);
    if (sign === '') continue;
    const known = groups.get(sign);
    if (known) known.push(transaction);
    else groups.set(sign, [transaction]);
  }
  const long = [...groups.values()].filter((members) => members.length >= 2);
  return long.some((members, at) => {
    const before = long[at - 1];
    if (!before || (before[before.length - 1]?.dayNumber ?? 0) - (members[0]?.dayNumber ?? 0) <= 20)
      return false;
    const amounts = new Set(before.map((member) => member.amountMinor));
    return !members.some((member) => amounts.has(member.amountMinor));
  });
}

function hasSeveralKinds(transactions: readonly PreparedTransaction[], kindOf: KindOf): boolean {
  const counts = new Map<string, number>();
  for (const transaction of transactions) {
    const kind = kindOf(transaction);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const enough = Math.min(2, transactions.length * 0.2);
  const certain = [...counts.keys()].filter((kind) => (counts.get(kind) ?? 0) >= enough);
  return certain.some((one) => certain.some((other) => !kindsAgree(new Set([one]), new Set([other]))));
}

/** All bookings together, where they already are one regular series. */
function asOneSeries(
  transactions: readonly PreparedTransaction[],
  referenceOf: ReadonlyMap<PreparedTransaction, string>,
  kindOf: KindOf,
): Fragment | null {
  if (transactions.length < 4) return null;
  const days = daysOf(transactions);
  const cadence = findCadence(days);
  if (!cadence || cadence.regularity < 0.8) return null;
  if (countCollisions(days, cadence.interval) > transactions.length * 0.06) return null;
  if (runSideBySide(transactions, (transaction) => referenceOf.get(transaction) ?? '')) return null;
  if (runSideBySide(transactions, (transaction) => transaction.mandate)) return null;
  if (hasSeveralKinds(transactions, kindOf)) return null;
  const whole = fragmentOf([...transactions], '', wordingOf(transactions[0]?.text ?? ''), kindOf);
  for (const reference of referenceOf.values()) whole.references.add(reference);
  return whole;
}

/** Bookings of one kind with one number or, where they have none, one mandate or else one wording. */
interface Piece {
  kind: string;
  reference: string;
  mandate: string;
  wording: string;
  members: PreparedTransaction[];
}

function groupBySign(
  transactions: readonly PreparedTransaction[],
  referenceOf: ReadonlyMap<PreparedTransaction, string>,
  kindOf: KindOf,
): Piece[] {
  const pieces = new Map<string, Piece>();
  let last: Piece | undefined;
  for (const transaction of transactions) {
    const reference = referenceOf.get(transaction) ?? '';
    const mandate = reference ? '' : transaction.mandate;
    const wording = reference || mandate ? '' : wordingOf(transaction.text);
    const kind = kindOf(transaction);
    const isLikeLast =
      last?.wording === wording &&
      last.mandate === mandate &&
      last.reference === reference &&
      last.kind === kind;
    if (!isLikeLast) {
      const key = `${kind} ${reference} ${mandate} ${wording}`;
      last = pieces.get(key);
      if (!last) {
        last = { kind, reference, mandate, wording, members: [] };
        pieces.set(key, last);
      }
    }
    last?.members.push(transaction);
  }
  return [...pieces.values()];
}

function seriesOfOne(transaction: PreparedTransaction): PaymentSeries {
  const mandates = new Set(transaction.mandate ? [transaction.mandate] : []);
  return { members: [transaction], cadence: null, references: new Set(), mandates };
}

/** `transactions` of one counterparty and one direction, in order of booking day. No agreement is paid in two currencies. */
export function splitIntoSeries(
  transactions: readonly PreparedTransaction[],
  kindOf: KindOf = () => '',
): PaymentSeries[] {
  const currencies = new Set(transactions.map(({ currency }) => currency));
  if (currencies.size < 2) return splitOneCurrency(transactions, kindOf);
  return [...currencies].flatMap((wanted) =>
    splitOneCurrency(
      transactions.filter(({ currency }) => currency === wanted),
      kindOf,
    ),
  );
}

function splitOneCurrency(transactions: readonly PreparedTransaction[], kindOf: KindOf): PaymentSeries[] {
  if (transactions.length < 2) return transactions.map(seriesOfOne);
  const referenceOf = readReferences(transactions);
  const whole = asOneSeries(transactions, referenceOf, kindOf);
  if (whole) return [whole];
  const keyless = transactions.filter(
    (transaction) => !referenceOf.has(transaction) && transaction.mandate === '',
  );
  const keylessSeries = keyless.length < transactions.length ? asOneSeries(keyless, new Map(), kindOf) : null;
  const pieces = groupBySign(
    keylessSeries ? transactions.filter((one) => one.mandate !== '' || referenceOf.has(one)) : transactions,
    referenceOf,
    kindOf,
  );
  let fragments: Fragment[] = keylessSeries ? [keylessSeries] : [];
  for (const { members, reference } of pieces) {
    const first = members.find((member) => !member.isTextCut) ?? members[0];
    fragments.push(fragmentOf(members, reference, wordingOf(first?.text ?? ''), kindOf));
  }
  fragments = fragments.flatMap((fragment) =>
    isRegular(fragment) ? [fragment] : splitByAmount(fragment, kindOf),
  );
  const hasSeries = fragments.some(isRegular);
  const scattered = fragments.flatMap((fragment) =>
    hasSeries || fragment.members.length <= mostLooseEnds ? scatter(fragment, kindOf) : [fragment],
  );
  if (scattered.length <= mostFragments) fragments = scattered;
  fragments.sort((a, b) => b.members.length - a.members.length || inOrderOfFirst(a, b));
  return agglomerate(fragments).map(({ members, cadence, references, mandates }) => ({
    members,
    cadence,
    references,
    mandates,
  }));
}

function inOrderOfFirst(a: Fragment, b: Fragment): number {
  const first = a.members[0];
  const second = b.members[0];
  return first && second ? inOrder(first, second) : 0;
}
