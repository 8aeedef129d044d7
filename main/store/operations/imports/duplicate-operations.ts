import type {
  BookingSide,
  DuplicateDeciding,
  DuplicateGroup,
  DuplicateWindow,
  EqualDecision,
  ImportSummary,
} from '../../../../preload/contract';
import { dayOf, noDay } from '../../../../preload/contract/values/calendar-day';
import {
  addDay,
  type EqualGroup,
  equalGroups,
  keptPairs,
  noDays,
  type OverlapGroup,
  overlapGroups,
} from '../../checks/duplicate-groups';
import { changesOfChoices, type RowChange } from '../../context/change-steps';
import { requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import type { StoreContext } from '../../context/store-context';
import { bookingSides } from '../../rows/booking-side';
import { placeKey, type RowAt, type RowChoice } from '../../rows/import-index';
import { inSteps, take } from './change-operations';

const listedLines = keptPairs;
const shownPairs = 3;

type SidesOf = (rows: readonly RowAt[]) => BookingSide[];

/** Equal rows and overlaps of an import with their evidence, and what a person says of them. */
export const duplicateOperations = {
  'imports.duplicates': (
    context: StoreContext,
    importId: string,
    { offset, limit }: { offset: number; limit: number },
  ): DuplicateWindow => {
    requireImport(context.db, importId);
    const index = indexOfImport(context, importId);
    const equal = equalGroups(context, index);
    const all = [...equal, ...overlapGroups(index)];
    const sideOf = bookingSides(context.db);
    const sidesOf: SidesOf = (rows) => rows.flatMap((row) => sideOf(index, row) ?? []);
    return {
      total: all.length,
      open: equal.filter(isOpen).length,
      groups: all
        .slice(offset, offset + limit)
        .map((group) => ('pairs' in group ? shownOverlap(group, sidesOf) : shownEqual(group, sidesOf))),
    };
  },

  /** One step, whatever the number of groups. */
  'imports.decideDuplicates': (
    context: StoreContext,
    importId: string,
    { groups, decision }: DuplicateDeciding,
  ): ImportSummary =>
    inSteps(context, importId, (index) => {
      const wanted = groups === 'open' ? null : new Set(groups);
      const choices = new Map<string, RowChoice | null>();
      const places: RowAt[] = [];
      for (const group of equalGroups(context, index)) {
        if (!(wanted ? wanted.has(group.key) : isOpen(group))) continue;
        for (const [at, place] of group.rows.entries()) {
          choices.set(placeKey(place), choiceOf(decision, at, group));
          places.push(place);
        }
      }
      const changes = changesOfChoices(context, index, places, {
        choiceOf: (row) => choices.get(placeKey(row)) ?? null,
      });
      const choice = decision === null ? 'default' : decision === 'all' ? 'send' : 'leaveOut';
      // What is counted is what the step is called by: the rows that it leaves out.
      const counted = countOf(changes, decision);
      return take(context, index, 'choice', changes, { choice, isOfEqualRows: true, ...counted });
    }),
};

function isOpen({ decision, isProven }: EqualGroup): boolean {
  return decision === null && !isProven;
}

/** Where one is to stay, so do those of which their balance proves that they were booked; of a group proven whole, a person's word counts. */
function choiceOf(
  decision: EqualDecision | null,
  at: number,
  { isOwn, isProven }: EqualGroup,
): RowChoice | null {
  if (decision === null) return null;
  const stays = at === 0 || (isOwn[at] === true && !isProven);
  return decision === 'all' || (decision === 'one' && stays) ? 'send' : 'leaveOut';
}

function countOf(changes: readonly RowChange[], decision: EqualDecision | null): { rows?: number } {
  if (decision !== 'one') return {};
  return { rows: changes.filter(({ field, after }) => field === 'choice' && after === 'leaveOut').length };
}

function shownEqual(group: EqualGroup, sidesOf: SidesOf): DuplicateGroup {
  const { key, rows, isProven, decision } = group;
  return {
    key,
    kind: 'equal',
    rows: rows.length,
    lines: rows.slice(0, listedLines).map(lineOf),
    sides: sidesOf(rows.slice(0, 2)),
    ...periodOf(daysOf(rows)),
    isProven,
    decision,
  };
}

function shownOverlap({ key, rows, days, pairs }: OverlapGroup, sidesOf: SidesOf): DuplicateGroup {
  return {
    key,
    kind: 'overlap',
    rows,
    lines: pairs.slice(0, listedLines).map(({ copy }) => lineOf(copy)),
    sides: sidesOf(pairs.slice(0, shownPairs).flatMap(({ first, copy }) => [first, copy])),
    ...periodOf(days),
    isProven: false,
    decision: null,
  };
}

function lineOf({ segment, position }: RowAt): number {
  return segment.columns.lines[position] ?? 0;
}

function daysOf(rows: readonly RowAt[]): [first: number, last: number] {
  const days: [number, number] = [...noDays];
  for (const { segment, position } of rows) addDay(days, segment.columns.days[position] ?? noDay);
  return days;
}

function periodOf([first, last]: readonly [number, number]): { since: string | null; until: string | null } {
  return first > last ? { since: null, until: null } : { since: dayOf(first), until: dayOf(last) };
}
