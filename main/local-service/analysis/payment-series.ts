import { type Cadence, countCollisions, findCadence } from './cadence';
import type { PreparedTransaction } from './prepared-transaction';
import { readReferences } from './series-references';

/** Bookings with one counterparty, in one direction, that look like one agreement. */
export interface PaymentSeries {
  /** In order of booking day. */
  members: PreparedTransaction[];
  cadence: Cadence | null;
  references: ReadonlySet<string>;
  mandates: ReadonlySet<string>;
}

interface Fragment {
  members: PreparedTransaction[];
  references: Set<string>;
  mandates: Set<string>;
  /** Categories the purposes name for certain. */
  kinds: Set<string>;
  wording: string;
  cadence: Cadence | null;
}

/** Loose bookings that may make up a series of their own; more without any regularity are invoices. */
const mostLooseEnds = 12;
/** More fragments than this with one counterparty are invoices, not contracts; merging stops there to stay linear. */
const mostFragments = 48;

const monthWords = new Set(
  'JANUAR JANNER FEBRUAR MARZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER JAN FEB MRZ APR JUN JUL AUG SEP SEPT OKT NOV DEZ JANUARY FEBRUARY MARCH MAY JUNE JULY OCTOBER DECEMBER'.split(
    ' ',
  ),
);

/** The words of a purpose that stay the same from booking to booking, squeezed: banks break words with stray blanks. */
export function wordingOf(text: string): string {
  let wording = '';
  for (const word of text.split(' ')) {
    if (word.length > 1 && !/\d/.test(word) && !monthWords.has(word)) wording += word;
  }
  return wording;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function daysOf(members: readonly PreparedTransaction[]): number[] {
  return members.map((member) => member.dayNumber);
}

/** The category that the purpose of a booking names for certain, or ''. */
export type KindOf = (transaction: PreparedTransaction) => string;

function fragmentOf(
  members: PreparedTransaction[],
  reference: string,
  wording: string,
  kindOf: KindOf,
): Fragment {
  const mandates = new Set<string>();
  const kinds = new Set<string>();
  for (const member of members) {
    if (member.mandate) mandates.add(member.mandate);
    const kind = kindOf(member);
    if (kind) kinds.add(kind);
  }
  return {
    members,
    kinds,
    references: new Set(reference ? [reference] : []),
    mandates,
    wording,
    cadence: findCadence(daysOf(members)),
  };
}

function inOrder(a: PreparedTransaction, b: PreparedTransaction): number {
  if (a.dayNumber !== b.dayNumber) return a.dayNumber - b.dayNumber;
  return a.source.transactionId < b.source.transactionId ? -1 : 1;
}

function mergeFragments(a: Fragment, b: Fragment): Fragment {
  const members = [...a.members, ...b.members].sort(inOrder);
  return {
    members,
    references: new Set([...a.references, ...b.references]),
    mandates: new Set([...a.mandates, ...b.mandates]),
    kinds: new Set([...a.kinds, ...b.kinds]),
    wording: a.members.length >= b.members.length ? a.wording : b.wording,
    cadence: findCadence(daysOf(members)),
  };
}

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const value of a) if (b.has(value)) return true;
  return false;
}

function span(fragment: Fragment): [number, number] {
  const { members } = fragment;
  return [members[0]?.dayNumber ?? 0, members[members.length - 1]?.dayNumber ?? 0];
}

function overlaps(a: Fragment, b: Fragment): boolean {
  const [startA, endA] = span(a);
  const [startB, endB] = span(b);
  return Math.min(endA, endB) - Math.max(startA, startB) > 20;
}

/** Taxes, insurances and fees of one counterparty are told apart by what the purposes say. */
function kindsAgree(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return true;
  for (const one of a) {
    for (const other of b) {
      if (one === other) return true;
      const [top, branch] = one.split('.');
      const [otherTop, otherBranch] = other.split('.');
      if (top === otherTop && (branch === 'other' || otherBranch === 'other')) return true;
    }
  }
  return false;
}

/** Words that stand for any payment and so tell nothing apart when money goes out. */
const neutral =
  /^(KD|KUNDE|KUNDENNR|VERTRAG|RECHNUNG|RG|RNR|INVOICE|LIZENZ|MREF|KDNR|RATE|BEITRAG|ABBUCHUNG|IHRENR|)$/;

/** Purposes that name different things: an instalment of a project is no monthly fee, whatever its amount. */
function speaksOfOther(a: Fragment, b: Fragment): boolean {
  if (
    a.wording === '' ||
    b.wording === '' ||
    a.wording.startsWith(b.wording) ||
    b.wording.startsWith(a.wording)
  )
    return false;
  const isOut = a.members[0]?.isOut ?? true;
  return !isOut || (!neutral.test(a.wording) && !neutral.test(b.wording));
}

/** Members of the smaller fragment that are compared with their neighbours in the larger one. */
const mostCompared = 7;

/** Ratio of amounts, at least 1, between bookings next to each other in time: prices change, but not back and forth. */
function amountDistance(a: Fragment, b: Fragment): number {
  const [small, large] =
    a.members.length <= b.members.length ? [a.members, b.members] : [b.members, a.members];
  const step = Math.max(1, Math.floor(small.length / mostCompared));
  const ratios: number[] = [];
  let at = 0;
  for (let i = 0; i < small.length; i += step) {
    const member = small[i];
    if (!member) continue;
    while (at + 1 < large.length && gap(large[at + 1], member) <= gap(large[at], member)) at += 1;
    const one = Math.abs(member.amountMinor);
    const other = Math.abs(large[at]?.amountMinor ?? 0);
    ratios.push(one === 0 || other === 0 ? 9 : Math.max(one, other) / Math.min(one, other));
  }
  return median(ratios);
}

function gap(a: PreparedTransaction | undefined, b: PreparedTransaction): number {
  return Math.abs((a?.dayNumber ?? Number.POSITIVE_INFINITY) - b.dayNumber);
}

function hasOtherReference(a: Fragment, b: Fragment): boolean {
  return a.references.size > 0 && b.references.size > 0 && !shares(a.references, b.references);
}

/** How much two fragments look like one agreement; 0: not at all. */
function likeness(a: Fragment, b: Fragment): number {
  if (!kindsAgree(a.kinds, b.kinds)) return 0;
  const sameReference = shares(a.references, b.references);
  const sameMandate = shares(a.mandates, b.mandates);
  const isOverlapping = overlaps(a, b);
  if (!sameMandate && a.mandates.size > 0 && b.mandates.size > 0 && isOverlapping && !sameReference) return 0;
  let score = (sameReference ? 4 : 0) + (sameMandate ? 3 : 0);
  const distance = amountDistance(a, b);
  // Customer number and contract number of one agreement take turns; then the amounts are alike and the days fill gaps.
  if (hasOtherReference(a, b) && isOverlapping && distance > 1.02) return 0;
  if (distance === 1) score += 3;
  else if (distance <= 1.12) score += 2;
  else if (distance <= 1.4) score += 0.8;
  else if (distance > 2.5 && !sameReference) score -= 2;
  if (speaksOfOther(a, b) && !sameReference && !sameMandate) score -= 1.2;
  if (a.wording !== '' && a.wording === b.wording) score += 1.5;
  else if (
    a.wording !== '' &&
    b.wording !== '' &&
    (a.wording.startsWith(b.wording) || b.wording.startsWith(a.wording))
  )
    score += 1;
  return score;
}

function tryMerge(a: Fragment, b: Fragment): Fragment | null {
  const merged = mergeFragments(a, b);
  if (!merged.cadence) return null;
  const count = merged.members.length;
  const before = Math.max(
    a.members.length > 2 ? (a.cadence?.regularity ?? 0) : 0,
    b.members.length > 2 ? (b.cadence?.regularity ?? 0) : 0,
  );
  const collisions = countCollisions(daysOf(merged.members), merged.cadence.interval);
  if (hasOtherReference(a, b) && overlaps(a, b) && (collisions > 0 || merged.cadence.regularity < before))
    return null;
  if (collisions > Math.max(count >= 8 ? 1 : 0, count * 0.06)) return null;
  if (merged.cadence.regularity < 0.6 || merged.cadence.regularity < before - 0.12) return null;
  return merged;
}

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

function agglomerate(fragments: Fragment[]): Fragment[] {
  let pieces = fragments;
  for (const least of [5, 3.5, 2.4]) {
    let isChanged = true;
    while (isChanged && pieces.length > 1 && pieces.length <= mostFragments) {
      isChanged = false;
      let best: { i: number; j: number; score: number; merged: Fragment } | null = null;
      for (let i = 0; i < pieces.length; i += 1) {
        for (let j = i + 1; j < pieces.length; j += 1) {
          const a = pieces[i];
          const b = pieces[j];
          if (!a || !b) continue;
          const score = likeness(a, b) + Math.min(1, (a.members.length + b.members.length) / 40);
          if (score < least || (best && score <= best.score)) continue;
          const merged = tryMerge(a, b);
          if (merged) best = { i, j, score: score, merged };
        }
      }
      if (best) {
        const { i, j, merged } = best;
        pieces = [...pieces.slice(0, i), merged, ...pieces.slice(i + 1, j), ...pieces.slice(j + 1)];
        isChanged = true;
      }
    }
  }
  return pieces;
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

/** `transactions` of one counterparty and one direction, in order of booking day. */
export function splitIntoSeries(
  transactions: readonly PreparedTransaction[],
  kindOf: KindOf = () => '',
): PaymentSeries[] {
  const referenceOf = readReferences(transactions);
  const whole = asOneSeries(transactions, referenceOf, kindOf);
  if (whole) return [whole];
  const keyless = transactions.filter(
    (transaction) => !referenceOf.has(transaction) && transaction.mandate === '',
  );
  const keylessSeries = keyless.length < transactions.length ? asOneSeries(keyless, new Map(), kindOf) : null;
  const byKey = new Map<string, PreparedTransaction[]>();
  const referenceOfKey = new Map<string, string>();
  for (const transaction of transactions) {
    const reference = referenceOf.get(transaction) ?? '';
    if (keylessSeries && reference === '' && transaction.mandate === '') continue;
    const wording = reference || transaction.mandate ? '' : wordingOf(transaction.text);
    const sign = reference
      ? `r:${reference}`
      : transaction.mandate
        ? `m:${transaction.mandate}`
        : `w:${wording}`;
    const key = `${kindOf(transaction)} ${sign}`;
    referenceOfKey.set(key, reference);
    const list = byKey.get(key);
    if (list) list.push(transaction);
    else byKey.set(key, [transaction]);
  }
  let fragments: Fragment[] = keylessSeries ? [keylessSeries] : [];
  for (const [key, members] of byKey) {
    const first = members.find((member) => !member.isTextCut) ?? members[0];
    fragments.push(fragmentOf(members, referenceOfKey.get(key) ?? '', wordingOf(first?.text ?? ''), kindOf));
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
