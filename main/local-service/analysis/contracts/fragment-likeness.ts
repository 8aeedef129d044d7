import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { isNearly } from '../ledger/near-text';
import { type Fragment, kindsAgree, median } from './series-fragment';

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const value of a) if (b.has(value)) return true;
  return false;
}

function span(fragment: Fragment): [number, number] {
  const { members } = fragment;
  return [members[0]?.dayNumber ?? 0, members[members.length - 1]?.dayNumber ?? 0];
}

export function overlaps(a: Fragment, b: Fragment): boolean {
  const [startA, endA] = span(a);
  const [startB, endB] = span(b);
  return Math.min(endA, endB) - Math.max(startA, startB) > 20;
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
    b.wording.startsWith(a.wording) ||
    isNearly(a.wording, b.wording)
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

export function hasOtherReference(a: Fragment, b: Fragment): boolean {
  return a.references.size > 0 && b.references.size > 0 && !shares(a.references, b.references);
}

/** How much two fragments look like one agreement; 0: not at all. */
export function likeness(a: Fragment, b: Fragment): number {
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
  if (a.wording !== '' && isNearly(a.wording, b.wording)) score += 1.5;
  else if (
    a.wording !== '' &&
    b.wording !== '' &&
    (a.wording.startsWith(b.wording) || b.wording.startsWith(a.wording))
  )
    score += 1;
  return score;
}
