import { accountTagOf, partsOfTransactionId } from '../../accounts/account-identity';
import { requireImport } from '../../context/import-summary';
import {
  namedByDeletions,
  openLines,
  rowsOfLine,
  settleByReadBack,
  settleDeletions,
} from '../../context/journal';
import { ofRun, openRun, saveArrived } from '../../context/open-run';
import type { StoreContext } from '../../context/store-context';
import { leftStates } from '../../database/upload-states';
import { keyOf, settleUnknown, unknownKeys } from '../../sending/receipts/kept-receipts';
import type { SendRun } from '../../sending/send-run';
import type { HeldPage, SendSet } from '../../sending/send-set';

/** What a plan looks up beside its own rows. */
const ofPlans = new WeakMap<SendSet, OpenAnswers>();

/** To be called before a plan reads what the service holds. */
export function lookUp(context: StoreContext, sends: SendSet): void {
  const { customer_id: customerId } = requireImport(context.db, sends.index.importId);
  if (customerId !== null) ofPlans.set(sends, new OpenAnswers(context, customerId));
}

/** A page of what it holds. Answers how many of the rows of the plan were new. */
export function noteHeld(sends: SendSet, page: HeldPage): number {
  ofPlans.get(sends)?.note(page);
  return sends.addHeld(page);
}

/** After everything was read. @param hasAccounts the service lists some: where it lists none, it may not have been read */
export function settleOpen(context: StoreContext, sends: SendSet, hasAccounts: boolean): void {
  if (hasAccounts || sends.held.includes(1)) ofPlans.get(sends)?.settle(context);
}

const isLeft = ({ db }: StoreContext, uploadId: string): boolean =>
  db.get(`select 1 from uploads where id = ? and state in ${leftStates}`, uploadId) !== undefined;

/**
 * Calls of a customer's uploads that ended without an answer, and that nobody goes on with: while a plan reads what the service holds, it is
 * looked up as well what became of them.
 */
class OpenAnswers {
  readonly #runs: readonly SendRun[];
  /** Of receipts of which it is not known whether the service has them, by the tag of their account. */
  readonly #receipts: ReadonlySet<string>;
  readonly #held = new Set<string>();

  constructor(
    context: StoreContext,
    private readonly customerId: string,
  ) {
    const uploads = context.db.all<{ id: string }>(
      `select distinct u.id from uploads u join upload_calls c on c.upload_id = u.id
       where u.customer_id = ? and u.state in ${leftStates} and c.kind in ('transactions', 'removal') and c.state in ('sent', 'unknown')`,
      customerId,
    );
    // Its own: what another plan, or an upload that goes on, has read so far is not what this one has.
    this.#runs = uploads.map(({ id }) => openRun(context, id));
    for (const run of this.#runs)
      run.named = { identifiers: namedByDeletions(context, run.uploadId), held: new Set() };
    this.#receipts = unknownKeys(context.db, customerId, accountTagOf);
  }

  note(page: HeldPage): void {
    for (const { named, sends } of this.#runs) {
      for (const id of page.transactionIds) if (named?.identifiers.has(id)) named.held.add(id);
      sends.addHeld(page);
    }
    if (this.#receipts.size === 0) return;
    for (const id of page.transactionIds) {
      const parts = partsOfTransactionId(id);
      const key = parts ? keyOf(parts.accountTag, parts) : '';
      if (this.#receipts.has(key)) this.#held.add(key);
    }
  }

  settle(context: StoreContext): void {
    // What was changed, or is looked up by another, since this one began to read is for the next plan.
    const current = this.#runs.filter(
      (run) => context.runs.get(run.uploadId) === run && isLeft(context, run.uploadId),
    );
    for (const { uploadId } of current)
      ofRun(context, uploadId, (run) => {
        const { sends } = run;
        const lines = openLines(context, uploadId, 'transactions');
        const inAir = new Set(lines.flatMap((position) => rowsOfLine(context, run, position)));
        const isThere = (row: number) => sends.held[row] === 1 && sends.different[row] === 0;
        settleByReadBack(context, run, 'transactions', (row) => (inAir.has(row) ? isThere(row) : null));
        saveArrived(context, run, [...inAir].filter(isThere));
        settleDeletions(context, uploadId, 'transactions', (id) => run.holdsNamed(id));
      });
    for (const { uploadId } of current) context.runs.delete(uploadId);
    if (this.#receipts.size > 0)
      context.db.transaction(() =>
        settleUnknown(context.db, this.customerId, (id, content) => {
          const key = keyOf(accountTagOf(id), content);
          return this.#receipts.has(key) ? this.#held.has(key) : null;
        }),
      );
  }
}
