import { changesOfChoices, type RowChange, takeStep } from '../../context/change-steps';
import type { StoreContext } from '../../context/store-context';
import { unpacked } from '../../database/kept-steps';
import type { ImportIndex } from '../../rows/import-index';
import { keyText } from '../../rows/row-keys';
import { surePlaces } from '../../rows/row-texts';
import { earlierImports } from './earlier-imports';

/**
 * Equal rows that were decided as for one customer are open again once the import is another's; so are those that were decided when
 * nobody was named, where one of the imports that said so is another's by now. Answers whether there were any. Inside a transaction.
 */
export function withdrawDecisions(context: StoreContext, index: ImportIndex, customerId: string): boolean {
  const others = earlierImports(context, index.importId, { ofAll: true }).some(
    (earlier) => earlier.customerId !== null && earlier.customerId !== customerId,
  );
  const taken = context.db
    .all<{ changes: Uint8Array }>(
      `select changes from import_changes where import_id = ? and kind = 'asBefore' and is_undone = 0
         and (facts ->> '$.decidedFor' <> ? or facts ->> '$.decidedFor' is null and ?)`,
      index.importId,
      customerId,
      others ? 1 : 0,
    )
    .flatMap(({ changes }) => unpacked<RowChange>(changes));
  if (taken.length === 0) return false;
  const places = surePlaces(
    context.db,
    index,
    taken.map(({ key }) => key),
  );
  const rows = taken.flatMap(({ key, after }) =>
    // What was decided otherwise since is the person's own.
    (places.get(keyText(key)) ?? []).filter(
      ({ segment, position }) => segment.choices.get(position) === after,
    ),
  );
  const changes = changesOfChoices(context, index, rows, { choiceOf: () => null });
  if (changes.length === 0) return false;
  const nothing = { fileName: null, line: null, field: null, from: null, to: null, reason: null };
  const facts = { ...nothing, rows: changes.length, choice: 'default' } as const;
  takeStep(context, index, { kind: 'choice', facts }, changes);
  return true;
}
