import type { BridgeError, CategoryCorrection, CorrectionInput } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import { addAudit } from '../audit/add-audit';
import { parseError } from '../context/result-record';
import type { StoreContext } from '../context/store-context';

interface CorrectionRow {
  id: string;
  payee: string | null;
  is_out: number;
  original: string;
  category: string | null;
  transaction_ids: string;
  sent: number;
  state: CategoryCorrection['state'];
  error: string | null;
  revision: number;
  changed_at: string;
}

/** A correction with what its sending needs. */
export interface CorrectionToSend {
  correction: CategoryCorrection;
  transactionIds: string[];
  revision: number;
}

/** What analysts said about categories, kept whatever the service makes of it. */
export const correctionOperations = {
  /** The newest first. */
  'corrections.list': (context: StoreContext, customerId: string): CategoryCorrection[] =>
    context.db
      .all<CorrectionRow>(
        'select * from category_corrections where customer_id = ? order by changed_at desc, rowid desc limit 1000',
        customerId,
      )
      .map(correctionOf),

  /**
   * Keeps a word. The same word again goes on where its sending ended; another one begins anew, for every booking
   * that was ever sent under the old one.
   */
  'corrections.save': (context: StoreContext, customerId: string, input: CorrectionInput): CorrectionToSend =>
    context.db.transaction(() => saveCorrection(context, customerId, input)),

  /** Notes how far a sending came; false when another word was said meanwhile, or the customer is gone. */
  'corrections.noteSent': (
    context: StoreContext,
    id: string,
    revision: number,
    reached: { sent: number; state: CategoryCorrection['state']; error: BridgeError | null },
  ): boolean => {
    const { changes } = context.db.run(
      `update category_corrections set sent = ?1, state = ?2, error = ?3,
         changed_at = case ?2 when 'sent' then ?4 else changed_at end
       where id = ?5 and revision = ?6`,
      reached.sent,
      reached.state,
      reached.error === null ? null : JSON.stringify(reached.error),
      // An analysis that began before the last booking was told did not heed them all.
      context.now(),
      id,
      revision,
    );
    return changes > 0;
  },
};

function saveCorrection(context: StoreContext, customerId: string, input: CorrectionInput): CorrectionToSend {
  const known = findCorrection(context, customerId, input);
  if ('id' in input && !known) throw new KontorError('correction.unknown');
  const earlier: string[] = known ? JSON.parse(known.transaction_ids) : [];
  const named = 'id' in input ? [] : input.transactionIds;
  const transactionIds = [...new Set([...earlier, ...named])];
  const isRepeated =
    known !== undefined &&
    known.category === input.category &&
    earlier.length === transactionIds.length &&
    known.state !== 'sent';
  const id = known?.id ?? context.newId();
  if (known) {
    context.db.run(
      `update category_corrections set category = ?, transaction_ids = ?, sent = ?, state = 'open', error = null,
         revision = revision + 1, changed_at = ? where id = ?`,
      input.category,
      JSON.stringify(transactionIds),
      isRepeated ? known.sent : 0,
      isRepeated ? known.changed_at : context.now(),
      id,
    );
  } else if (!('id' in input)) {
    context.db.run(
      `insert into category_corrections (id, customer_id, payee_key, payee, is_out, original, category,
         transaction_ids, changed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      customerId,
      keyOf(input),
      input.payee,
      input.isOut ? 1 : 0,
      input.original,
      input.category,
      JSON.stringify(transactionIds),
      context.now(),
    );
  }
  const saved = findCorrection(context, customerId, { id, category: null });
  // The customer went meanwhile.
  if (!saved) throw new KontorError('correction.unknown');
  const { original, category } = saved;
  const bookings = transactionIds.length;
  if (!isRepeated)
    addAudit(context, customerId, { event: 'categoryCorrected', original, category, bookings });
  return { correction: correctionOf(saved), transactionIds, revision: saved.revision };
}

type NewCorrection = Exclude<CorrectionInput, { id: string }>;

/** Bookings without a name have no payee in common: there the first one stands for those of its group. */
function keyOf({ payee, isOut, original, transactionIds }: NewCorrection): string {
  return JSON.stringify([payee?.toLowerCase() ?? null, isOut, original, payee ? '' : transactionIds[0]]);
}

function findCorrection(
  context: StoreContext,
  customerId: string,
  input: CorrectionInput,
): CorrectionRow | undefined {
  const [column, value] = 'id' in input ? ['id', input.id] : ['payee_key', keyOf(input)];
  return context.db.get<CorrectionRow>(
    `select * from category_corrections where customer_id = ? and ${column} = ?`,
    customerId,
    value,
  );
}

function correctionOf(row: CorrectionRow): CategoryCorrection {
  return {
    id: row.id,
    payee: row.payee,
    isOut: row.is_out === 1,
    original: row.original,
    category: row.category,
    bookings: (JSON.parse(row.transaction_ids) as string[]).length,
    sent: row.sent,
    state: row.state,
    error: parseError(row.error),
    changedAt: row.changed_at,
  };
}
