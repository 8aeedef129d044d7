import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { type Cadence, findCadence } from './cadence';

/** A piece of a series while series are put together: bookings that share a number, a mandate or a wording. */
export interface Fragment {
  members: PreparedTransaction[];
  references: Set<string>;
  mandates: Set<string>;
  /** Categories the purposes name for certain. */
  kinds: Set<string>;
  wording: string;
  cadence: Cadence | null;
}

const monthWords = new Set(
  'JANUAR JANNER FEBRUAR MARZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER JAN FEB MRZ APR JUN JUL AUG SEP SEPT OKT NOV DEZ JANUARY FEBRUARY MARCH MAY JUNE JULY OCTOBER DECEMBER'.split(
    ' ',
  ),
);

/** The words of a purpose that stay the same from booking to booking, squeezed: banks break words with stray blanks. */
export function wordingOf(text: string): string {
  let wording = '';
  let start = 0;
  let hasDigit = false;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (code >= 48 && code <= 57) hasDigit = true;
    else if (code === 32) {
      const word = hasDigit || i - start < 2 ? '' : text.slice(start, i);
      if (word !== '' && !monthWords.has(word)) wording += word;
      start = i + 1;
      hasDigit = false;
    }
  }
  return wording;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

export function daysOf(members: readonly PreparedTransaction[]): number[] {
  return members.map((member) => member.dayNumber);
}

/** The category that the purpose of a booking names for certain, or ''. */
export type KindOf = (transaction: PreparedTransaction) => string;

export function fragmentOf(
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

export function inOrder(a: PreparedTransaction, b: PreparedTransaction): number {
  if (a.dayNumber !== b.dayNumber) return a.dayNumber - b.dayNumber;
  return a.transactionId < b.transactionId ? -1 : 1;
}

export function mergeFragments(a: Fragment, b: Fragment): Fragment {
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

/** Taxes, insurances and fees of one counterparty are told apart by what the purposes say. */
export function kindsAgree(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
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
