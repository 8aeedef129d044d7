import type { SentAnswer } from '../../../preload/contract';
import {
  accountOfRow,
  answerOf,
  contentAt,
  type ImportIndex,
  leavesOut,
  type RowAt,
} from '../rows/import-index';
import { finished, isStep, type Stepwise } from '../rows/stepwise';
import { SendSet } from '../sending/send-set';
import { isSendable } from '../sending/sendable-rows';
import { sentRowsOfImport } from '../sending/sent-rows';
import { unsentRows } from '../sending/unsent-rows';
import { isAtService } from '../sending/uploaded-rows';
import { requireImport } from './import-summary';
import { indexOfImport } from './load-index';
import { type Asking, type OtherRow, rowsOfOthers } from './other-uploads';
import {
  type ChosenRows,
  chosenRows,
  freshRows,
  type OwnRow,
  pairsOfContents,
  type RowPair,
} from './same-bookings';
import { pairsOfLines } from './same-lines';
import type { StoreContext } from './store-context';
import { accountOfId, finderOf, unmetRows } from './unmet-rows';

/** A booking that another import sent, and that this one says otherwise: corrected, read in another way, or left out. */
export interface SentOtherwise {
  readonly here: RowAt;
  readonly there: OtherRow;
  /** `leftOut`: the person wants it not to go, and the service has it. */
  readonly kind: 'changed' | 'leftOut';
  /** The identifier is the same, so there can be one of them only. */
  readonly isSameId: boolean;
  /** Null: nobody answered yet. */
  readonly answer: SentAnswer | null;
}

/**
 * Which rows of an import are bookings that other imports sent with other content. Two rows are the same booking when their files say
 * the same of them, whatever was corrected since, or when they are the same line read in two ways. A row that the service has from
 * another import as it is here is no such row; nor is one that this import sent beside it before.
 *
 * @param andTakenBack an upload that counts although it was taken back
 */
export function sentOtherwise(
  context: StoreContext,
  sends: SendSet,
  customerId: string,
  andTakenBack?: string,
): SentOtherwise[] {
  return finished(findSentOtherwise(context, sends, customerId, andTakenBack));
}

/** The same, step by step: with a million rows on either side it takes seconds. */
export function* findSentOtherwise(
  context: StoreContext,
  sends: SendSet,
  customerId: string,
  andTakenBack?: string,
): Stepwise<SentOtherwise[]> {
  const { importId } = sends.index;
  const asking = { customerId, except: { importId }, ...(andTakenBack ? { andTakenBack } : {}) };
  const chosen = yield* chosenRows(sends);
  const met = yield* rowsMet(context, sends, asking, chosen);
  if (!met) return [];
  const fresh = yield* freshRows(sends, met.isMet, chosen);
  // All of it is at the service as it is here: nothing is looked for among the rows of others.
  if (fresh.length === 0 && chosen.rows.length === 0) return [];
  const unmet = yield* unmetRows(context, sends, asking, { chosen, fresh });
  const pairs = [
    ...sameIds(chosen.bySend, met.metBy),
    ...(yield* pairsOfContents(sends, { chosen, fresh, unmet })),
  ];
  const ofLines = yield* pairsOfLines(context, sends, { chosen, fresh, unmet }, pairs);
  const stood: SentOtherwise[] = [];
  for (const pair of [...pairs, ...ofLines]) {
    stood.push(standing(sends, pair));
    if (isStep(stood.length)) yield;
  }
  return stood.sort(byPlace);
}

/** Which rows others, or this import before, brought to the service as they are; undefined where others brought none. */
function* rowsMet(
  context: StoreContext,
  sends: SendSet,
  asking: Asking,
  chosen: ChosenRows,
): Stepwise<{ isMet: Uint8Array; metBy: Map<number, OtherRow> } | undefined> {
  const { importId } = sends.index;
  const isMet = new Uint8Array(sends.size);
  const metBy = new Map<number, OtherRow>();
  const find = finderOf(sends);
  let others = 0;
  for (const other of rowsOfOthers(context, asking)) {
    if (!isAtService(other.mark)) continue;
    others += 1;
    if (isStep(others)) yield;
    const row = find(other.serviceAccountId, other);
    if (row === -1) continue;
    isMet[row] = 1;
    if (chosen.bySend.has(row) && !metBy.has(row)) metBy.set(row, { ...other });
  }
  if (others === 0) return undefined;
  const isUnsent = unsentRows(context.db, sends, asking.customerId);
  let sent = 0;
  for (const { serviceAccountId, identities } of sentRowsOfImport(context.db, importId, asking.customerId)) {
    for (const identity of identities()) {
      sent += 1;
      if (isStep(sent)) yield;
      const row = find(serviceAccountId, identity);
      if (row === -1 || isUnsent(row)) continue;
      isMet[row] = 1;
      metBy.delete(row);
    }
  }
  return { isMet, metBy };
}

interface Found {
  readonly customerId: string;
  readonly state: number;
  readonly pairs: readonly SentOtherwise[];
}

const found = new WeakMap<ImportIndex, Found>();

/** Of all rows that may go: kept until something changes, for the one who shows them, who answers and who plans. */
export function* otherwiseOfImport(
  context: StoreContext,
  importId: string,
): Stepwise<readonly SentOtherwise[]> {
  const { customer_id: customerId } = requireImport(context.db, importId);
  if (customerId === null) return [];
  const index = indexOfImport(context, importId);
  const known = found.get(index);
  const state = context.db.changeCount();
  if (known?.customerId === customerId && known.state === state) return known.pairs;
  const sends = yield* SendSet.gather(index, isSendable);
  const pairs = yield* findSentOtherwise(context, sends, customerId);
  if (context.db.changeCount() === state) found.set(index, { customerId, state, pairs });
  return pairs;
}

/** Corrected in what its identifier does not tell: the service has it as the other import says. */
function sameIds(bySend: ReadonlyMap<number, OwnRow>, metBy: ReadonlyMap<number, OtherRow>): RowPair[] {
  return Array.from(metBy).flatMap(([row, there]): RowPair[] => {
    const here = bySend.get(row);
    if (!here?.segment.edits.has(here.position)) return [];
    const { low, high } = contentAt(here.segment, here.position);
    return here.origin?.low === low && here.origin.high === high ? [{ here, there }] : [];
  });
}

/** The one at the service is to be removed. What is overwritten need not go first. */
export function goesThere({ answer, kind, isSameId }: SentOtherwise): boolean {
  return answer === 'here' && (kind === 'leftOut' || !isSameId);
}

const planned = new WeakMap<SendSet, readonly SentOtherwise[]>();

/** Kept with the rows of the plan, for whoever sends them. */
export function keepForPlan(sends: SendSet, otherwise: readonly SentOtherwise[]): void {
  planned.set(sends, otherwise);
}

export function otherwiseOfPlan(sends: SendSet): readonly SentOtherwise[] {
  return planned.get(sends) ?? [];
}

/** Numbers of rows that overwrite what the service has under their identifier. */
export function rowsSentAnew(sends: SendSet, otherwise: readonly SentOtherwise[]): number[] {
  return otherwise.flatMap(({ here, answer, kind, isSameId }) => {
    if (answer !== 'here' || kind === 'leftOut' || !isSameId) return [];
    const { segment, position } = here;
    const occurrence = segment.columns.occurrences[position] ?? 1;
    return sends.find({
      ...contentAt(segment, position),
      account: accountOfRow(segment, position),
      occurrence,
    });
  });
}

function standing(sends: SendSet, { here, there }: RowPair): SentOtherwise {
  const { segment, position } = here;
  const choice = segment.choices.get(position);
  const content = contentAt(segment, position);
  const isSameContent = content.low === there.low && content.high === there.high;
  const isSameId = isSameContent && accountOfId(sends, there.serviceAccountId) === here.account;
  const isUntouched = isSameId && !segment.edits.has(position);
  const isLeftOut = leavesOut(choice) && (choice !== 'leaveThere' || isUntouched);
  return {
    here,
    there,
    isSameId,
    kind: isLeftOut ? 'leftOut' : 'changed',
    answer: answerOf(choice),
  };
}

function byPlace({ here: a }: SentOtherwise, { here: b }: SentOtherwise): number {
  return a.segment.fileIndex - b.segment.fileIndex || a.segment.id - b.segment.id || a.position - b.position;
}
