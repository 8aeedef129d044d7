import type {
  ImportSummary,
  SentAnswer,
  SentAnswering,
  SentOtherwiseWindow,
} from '../../../../preload/contract';
import { rowIdOf } from '../../../../preload/contract/rows/row-columns';
import { changesOfChoices } from '../../context/change-steps';
import { indexOfImport } from '../../context/load-index';
import { otherwiseOfImport, type SentOtherwise } from '../../context/sent-otherwise';
import type { StoreContext } from '../../context/store-context';
import { bookingSides } from '../../rows/booking-side';
import { placeKey, type RowAt, type RowChoice } from '../../rows/import-index';
import { finished, ofOneState } from '../../rows/stepwise';
import { inSteps, take } from '../imports/change-operations';

/** Rows that other imports of the customer sent with other content, and what becomes of them. */
export const sentOtherwiseOperations = {
  'imports.sentOtherwise': async (
    context: StoreContext,
    importId: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<SentOtherwiseWindow> => {
    const pairs = await ofOneState(
      () => context.db.changeCount(),
      () => otherwiseOfImport(context, importId),
    );
    const sideOf = bookingSides(context.db);
    return {
      total: pairs.length,
      open: pairs.filter(({ answer }) => answer === null).length,
      rows: pairs.slice(offset, offset + limit).flatMap((pair) => shownPair(context, importId, pair, sideOf)),
    };
  },

  /** One step. An answer that a row cannot have leaves it as it is. */
  'imports.answerSent': (
    context: StoreContext,
    importId: string,
    { rows, answer }: SentAnswering,
  ): ImportSummary =>
    inSteps(context, importId, (index) => {
      const wanted = Array.isArray(rows) ? new Set(rows) : null;
      const choices = new Map<string, RowChoice | null>();
      const places: RowAt[] = [];
      for (const pair of finished(otherwiseOfImport(context, importId))) {
        const isWanted = wanted ? wanted.has(rowIdAt(pair.here)) : rows === 'all' || pair.answer === null;
        const choice = choiceOf(pair, answer);
        if (!isWanted || choice === undefined) continue;
        choices.set(placeKey(pair.here), choice);
        places.push(pair.here);
      }
      const changes = changesOfChoices(context, index, places, {
        choiceOf: (row) => choices.get(placeKey(row)) ?? null,
      });
      const named = changes[0]?.field === 'choice' ? changes[0].after : null;
      return take(context, index, 'choice', changes, { choice: named ?? 'default' });
    }),
};

function rowIdAt({ segment, position }: RowAt): number {
  return rowIdOf(segment.id, position);
}

/** Undefined where the pair cannot have that answer. */
function choiceOf(
  { kind, isSameId }: SentOtherwise,
  answer: SentAnswer | null,
): RowChoice | null | undefined {
  if (kind === 'leftOut') {
    if (answer === null) return 'leaveOut';
    return answer === 'both' ? undefined : ({ here: 'takeAway', there: 'leaveThere' } as const)[answer];
  }
  if (answer === null) return null;
  if (answer === 'both' && isSameId) return undefined;
  return ({ here: 'replace', both: 'beside', there: 'leaveThere' } as const)[answer];
}

function shownPair(
  context: StoreContext,
  importId: string,
  { here, there, kind, isSameId, answer }: SentOtherwise,
  sideOf: ReturnType<typeof bookingSides>,
): SentOtherwiseWindow['rows'] {
  const index = indexOfImport(context, there.importId);
  const segment = index.segments.find(({ id }) => id === there.segmentId);
  const sides = [
    sideOf(indexOfImport(context, importId), here),
    segment ? sideOf(index, { segment, position: there.position }) : null,
  ] as const;
  const sentAt = context.db.get<{ started_at: string }>(
    'select started_at from uploads where id = ?',
    there.uploadId,
  )?.started_at;
  if (!sides[0] || !sides[1] || !sentAt) return [];
  return [{ kind, here: sides[0], there: sides[1], importId: there.importId, sentAt, isSameId, answer }];
}
