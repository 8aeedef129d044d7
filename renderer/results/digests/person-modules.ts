import type { AnsweredBreakdown } from '../../../preload/contract/answers/answer-parts';
import { summariseMonths } from '../../../preload/contract/values/result-amounts';
import {
  type Breakdown,
  breakdownOf,
  combined,
  idsOf,
  noMean,
  plainHeadlineOf,
  wholeMonths,
} from '../answers/breakdown';
import type { ResultCell } from '../answers/result-tree';
import {
  bookings,
  column,
  type DigestNote,
  type DigestReading,
  type DigestTable,
  minor,
  table,
  word,
} from './digest-parts';

/** Breakdowns of an answer by module, those with values, largest average first. */
export interface Module {
  name: string;
  breakdown: Breakdown;
}

/** What a lender pays out comes in and is no income. */
export const isBorrowed = ({ name }: Module) => name === 'loan';

export function modulesOf(
  answer: Readonly<Record<string, AnsweredBreakdown>>,
  reading: DigestReading,
): Module[] {
  return Object.entries(answer)
    .map(([name, one]) => {
      const breakdown = breakdownOf(one, reading);
      // An area is compared with the others: a mean over other months than theirs would rank it wrongly.
      return { name, breakdown: breakdown.omitted.length > 0 ? { ...breakdown, ...noMean } : breakdown };
    })
    .filter(({ breakdown }) => breakdown.isAvailable && breakdown.months.length > 0)
    .sort(
      (a, b) => (plainHeadlineOf(b.breakdown).average ?? 0) - (plainHeadlineOf(a.breakdown).average ?? 0),
    );
}

/** The same modules with some of them as one, so that nobody reads which of them it was. */
export function closedAsOne(modules: readonly Module[], isClosedArea = (_name: string) => false): Module[] {
  const isClosed = ({ name }: Module) => isClosedArea(name);
  const breakdown = combined(modules.filter(isClosed).map((one) => one.breakdown));
  const open = modules.filter((one) => !isClosed(one));
  return breakdown ? [...open, { name: 'closed', breakdown }] : open;
}

export const figureColumns = [
  column('results.figure.current'),
  column('results.figure.median'),
  column('results.figure.average'),
];

export function originNotes(breakdowns: readonly Breakdown[]): DigestNote[] {
  const [head] = breakdowns;
  if (!head || head.isMixed) return [];
  const isService = breakdowns.every(({ isServiceBasis }) => isServiceBasis);
  if (breakdowns.some(({ omitted }) => omitted.length > 0))
    return [
      { text: 'results.digest.omitted' },
      ...(isService ? [{ text: 'results.digest.originService' as const }] : []),
    ];
  if (!head.own) return [{ text: 'results.basis.none' }];
  return [
    { text: 'results.basis.months', count: head.own.months.length },
    { text: isService ? 'results.digest.originService' : 'results.digest.originHere' },
    { text: 'results.digest.wholePeriod' },
  ];
}

function moduleRow(label: ResultCell, breakdown: Breakdown): ResultCell[] {
  const { current, median, average } = plainHeadlineOf(breakdown);
  return [label, minor(current), minor(median), minor(average), bookings(idsOf(breakdown))];
}

/** An area below this share of all, or with fewer bookings, is folded with the others (report-anchors, 0.8). */
const folding = { share: 0.02, bookings: 3 };

export function moduleTable(
  heading: DigestTable['heading'],
  label: 'results.person.kind' | 'results.member.category',
  modules: readonly Module[],
  limit: number | null,
): DigestTable {
  const all = combined(modules.map(({ breakdown }) => breakdown));
  // Good enough to fold by, also where months are left out and it is not shown.
  const total = (all && summariseMonths(wholeMonths(all.months), all.currency)?.average) ?? 0;
  const isLarge = ({ breakdown }: Module, place: number) =>
    limit === null ||
    (place < limit &&
      idsOf(breakdown).length >= folding.bookings &&
      (plainHeadlineOf(breakdown).average ?? total) >= total * folding.share);
  const large = modules.filter(isLarge);
  const small = modules.filter((one) => !large.includes(one));
  // One folded area is no fewer lines than itself.
  const shown = small.length < 2 ? modules : large;
  const rest = combined(small.map(({ breakdown }) => breakdown));
  return table(
    heading,
    [column(label, false), ...figureColumns, column('results.bookings')],
    [
      ...shown.map(({ name, breakdown }) => moduleRow(word('results.module', name), breakdown)),
      ...(small.length > 1 && rest ? [moduleRow({ kind: 'others', count: small.length }, rest)] : []),
      ...(all && modules.length > 1 ? [moduleRow(word('results.person', 'all'), all)] : []),
    ],
    { isTotalled: modules.length > 1 },
  );
}
