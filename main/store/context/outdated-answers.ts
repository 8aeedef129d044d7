import { overStates } from '../database/upload-states';
import { answerOf, type ImportIndex, type RowAt } from '../rows/import-index';
import { keyText, type PlacedRow } from '../rows/row-keys';
import { SendSet } from '../sending/send-set';
import { isSendable } from '../sending/sendable-rows';
import { changesOfChoices, choicesBeforeAnswers, takeStep } from './change-steps';
import { saveFigures } from './import-figures';
import { indexOfImport } from './load-index';
import { sentOtherwise } from './sent-otherwise';
import { settleImportState } from './sent-state';
import type { StoreContext } from './store-context';

/** What was answered for one customer says nothing of another's bookings: it is asked anew. Inside a transaction. */
export function dropAnswers(context: StoreContext, index: ImportIndex): void {
  const answered = index.segments.flatMap((segment) =>
    Array.from(segment.choices).flatMap(([position, choice]) =>
      answerOf(choice) === null ? [] : [{ segment, position }],
    ),
  );
  takeAnswersBack(context, index, answered);
}

/**
 * After an upload was taken back: rows that other imports left out because it had sent them are theirs to send again, else nobody
 * would have them. An import with an open upload stays as it is. Inside a transaction.
 */
export function dropAnswersAbout(
  context: StoreContext,
  { id: uploadId, importId, customerId }: { id: string; importId: string; customerId: string },
): void {
  const others = context.db.all<{ id: string }>(
    `select distinct i.id from row_choices c join files f on f.id = c.file_id join imports i on i.id = f.import_id
     where c.choice = 'leaveThere' and i.customer_id = ? and i.id <> ? and not exists (select 1 from uploads u
       where u.import_id = i.id and u.state not in ${overStates})`,
    customerId,
    importId,
  );
  for (const other of others) {
    const index = indexOfImport(context, other.id);
    const gone = sentOtherwise(context, SendSet.of(index, isSendable), customerId, uploadId).filter(
      ({ answer, there }) => answer === 'there' && there.uploadId === uploadId,
    );
    takeAnswersBack(
      context,
      index,
      gone.map(({ here }) => here),
    );
    if (gone.length > 0) settleImportState(context, index);
  }
}

/** One step, which can be undone as any other: each row has again what it had before it was asked for. */
function takeAnswersBack(context: StoreContext, index: ImportIndex, rows: readonly RowAt[]): void {
  if (rows.length === 0) return;
  const earlier = choicesBeforeAnswers(context, index.importId);
  const choiceOf = ({ key }: PlacedRow) => earlier.get(keyText(key)) ?? null;
  const changes = changesOfChoices(context, index, rows, { choiceOf });
  const nothing = { fileName: null, line: null, field: null, from: null, to: null, reason: null };
  takeStep(
    context,
    index,
    { kind: 'choice', facts: { ...nothing, rows: rows.length, choice: 'default' } },
    changes,
  );
  saveFigures(context, index);
}
