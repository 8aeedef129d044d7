import type { RollBackPlan } from '../../../../preload/contract';
import { dayOf, noDay } from '../../../../preload/contract/values/calendar-day';
import { decimalOf, type Minor, plusMinor } from '../../../../preload/contract/values/minor-units';
import { KontorError } from '../../../errors/kontor-error';
import { transactionIdOf } from '../../accounts/account-identity';
import { nameAccountsAnew } from '../../accounts/account-ids';
import { labelOf } from '../../accounts/account-label';
import { addAuditOfUpload } from '../../audit/add-audit';
import {
  beginCall,
  type SettledCall,
  settleByReadBack,
  settleCall,
  settleDeletions,
} from '../../context/journal';
import { countOfMark, noteChangedThere, ofRun, openRun, saveMarks } from '../../context/open-run';
import {
  keepOverwritten,
  keepWhatOthersHave,
  type OwnRows,
  rowsOthersHave,
} from '../../context/other-uploads';
import { dropAnswersAbout } from '../../context/outdated-answers';
import { changedSince, keepEarlierOfOthers } from '../../context/replaced-by-import';
import { reopenOthers, settleImportState } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import { IdentityTable } from '../../rows/identity-table';
import { currencyOfRow } from '../../rows/import-index';
import { rowViewOf } from '../../rows/row-view';
import { readRows, spanOf } from '../../rows/segment-rows';
import { dropReceiptsOfUpload } from '../../sending/receipts/kept-receipts';
import type { SendRun } from '../../sending/send-run';
import type { SendSet } from '../../sending/send-set';
import { changeUpload, readUpload, type UploadRecord } from '../../sending/upload-record';
import { uploadMark } from '../../sending/uploaded-rows';
import { refreshImport, refreshKnown } from '../imports/import-operations';
import { beginRemoval, type NextRemoval } from './replacement-operations';

const listedRows = 200;

/** States from which an upload can be taken back; one that may still go on is stopped first. */
const closedStates: readonly UploadRecord['state'][] = ['done', 'failed', 'cancelled'];

/** Taking back what an upload created (feature 42): its rows by the journal, and nothing that another upload has too. */
export const rollBackOperations = {
  'rollBacks.plan': (context: StoreContext, uploadId: string): RollBackPlan => {
    requireClosed(readUpload(context.db, uploadId));
    const { sends } = openRun(context, uploadId);
    context.runs.delete(uploadId);
    const others = rowsOthersHave(context, sentRows(context, uploadId, sends));
    const plan = planOf(context, uploadId, sends, others);
    return { ...plan, transactions: plan.transactions + changedSince(context, uploadId, sends) };
  },

  /** @throws KontorError upload.notClosed unless the upload is over, or was being taken back already */
  'rollBacks.begin': (context: StoreContext, uploadId: string): UploadRecord => {
    const record = readUpload(context.db, uploadId);
    if (record.state !== 'rollBackStopped') requireClosed(record);
    return context.db.transaction(() => {
      changeUpload(context.db, uploadId, {
        state: 'rollingBack',
        error: null,
        finishedAt: null,
        readBack: null,
      });
      addAuditOfUpload(context, uploadId, { event: 'rollBackBegun' });
      openRun(context, uploadId, uploadMark.toRemove);
      return readUpload(context.db, uploadId);
    });
  },

  /**
   * After reading what the service holds: rows of the upload that are there are to go, except those that another upload
   * has too, which become that one's. One that the service said to have deleted and holds all the same is to go again.
   * Answers how many are left to go.
   */
  'rollBacks.adoptHeld': (context: StoreContext, uploadId: string): number =>
    ofRun(context, uploadId, (run) => {
      const { sends } = run;
      const others = rowsOthersHave(context, sentRows(context, uploadId, sends));
      const [toRemove, takenBack, removed, kept]: number[][] = [[], [], [], []];
      for (let row = 0; row < sends.size; row += 1) {
        const mark = sends.marks[row];
        if (!isOwn(mark)) continue;
        if (goneMarks.has(mark) && (sends.held[row] === 0 || others.has(row))) continue;
        if (sends.held[row] === 0) (mark === uploadMark.toRemove ? takenBack : removed)?.push(row);
        else if (others.has(row)) kept?.push(row);
        else toRemove?.push(row);
      }
      settleByReadBack(context, run, 'removal', (row) =>
        sends.marks[row] === uploadMark.toRemove ? sends.held[row] === 0 : null,
      );
      settleDeletions(context, uploadId, 'transactions', (id) => run.holdsNamed(id));
      keepOverwritten(context, sends, others, kept ?? []);
      keepWhatOthersHave(context, others, kept ?? []);
      saveMarks(context, run, removed ?? [], uploadMark.removed);
      saveMarks(context, run, takenBack ?? [], uploadMark.takenBack);
      if (takenBack && takenBack.length > 0) noteChangedThere(context, uploadId);
      saveMarks(context, run, kept ?? [], uploadMark.none);
      saveMarks(context, run, toRemove ?? [], uploadMark.toRemove);
      run.underWay.clear();
      if (sends.replaced) keepEarlierOfOthers(context, uploadId, sends.replaced);
      return noteLeft(context, run);
    }),

  /** Settles the call before and begins the next, in one transaction. Null when nothing is left. */
  'rollBacks.advance': (
    context: StoreContext,
    uploadId: string,
    settled: SettledCall | null,
    size: number | null,
  ): NextRemoval | null =>
    ofRun(context, uploadId, (run) => {
      if (settled) settleRemoval(context, run, settled);
      const batch = size === null ? null : run.take(size);
      const serviceAccountId = batch && run.sends.index.accounts[batch.account]?.serviceAccountId;
      if (!batch || !serviceAccountId) {
        // What the rows were before they were corrected goes last.
        const { replaced } = run.sends;
        return size === null || !replaced ? null : beginRemoval(context, uploadId, replaced, size);
      }
      const position = beginCall(context, uploadId, {
        kind: 'removal',
        serviceAccountId,
        transactions: batch.rows.length,
        firstRow: run.rowIdOf(batch.rows[0] ?? 0),
        lastRow: run.rowIdOf(batch.rows[batch.rows.length - 1] ?? 0),
      });
      run.underWay.set(position, batch.rows);
      return { position, serviceAccountId, transactionIds: idsOf(context, run.sends, batch.rows) };
    }),

  /** After the rows are gone: what the account holds follows from the imports that are left. */
  'rollBacks.reopen': (context: StoreContext, uploadId: string): null => {
    context.runs.delete(uploadId);
    openRun(context, uploadId, uploadMark.toRemove);
    return null;
  },

  /** One that was interrupted tells of all rows that it took away, not only of those that went since it was resumed. */
  'rollBacks.finish': (
    context: StoreContext,
    uploadId: string,
    found: NonNullable<UploadRecord['readBack']>,
  ): UploadRecord => {
    const gone = countOfMark(context, uploadId, uploadMark.takenBack);
    const readBack = { ...found, compared: Math.max(found.compared, gone) };
    context.runs.delete(uploadId);
    return context.db.transaction(() => {
      const [finishedAt, { importId, customerId }] = [context.now(), readUpload(context.db, uploadId)];
      dropReceiptsOfUpload(context.db, uploadId, customerId);
      changeUpload(context.db, uploadId, { state: 'rolledBack', finishedAt, readBack, error: null });
      addAuditOfUpload(context, uploadId, { event: 'rolledBack', readBack });
      context.db.run("update imports set state = 'open' where id = ?", importId);
      context.db.run('update customers set last_upload_at = ? where id = ?', finishedAt, customerId);
      nameAccountsAnew(context.db, importId);
      refreshImport(context, importId);
      const index = context.indexes.get(importId);
      if (index) settleImportState(context, index);
      dropAnswersAbout(context, { id: uploadId, importId, customerId });
      refreshKnown(context, customerId);
      reopenOthers(context, importId, customerId);
      return readUpload(context.db, uploadId);
    });
  },
};

function requireClosed({ state }: UploadRecord): void {
  if (!closedStates.includes(state)) throw new KontorError('upload.notClosed');
}

/** Not there any more, or never was. */
const goneMarks: ReadonlySet<number | undefined> = new Set([uploadMark.removed, uploadMark.takenBack]);

const ownMarks: ReadonlySet<number | undefined> = new Set([
  uploadMark.arrived,
  uploadMark.toSend,
  uploadMark.toRemove,
  ...goneMarks,
]);

/** The upload brought the row, or may have. */
function isOwn(mark: number | undefined): boolean {
  return ownMarks.has(mark);
}

/** Rows that the upload brought, or may have brought, by their identity. */
function sentRows(context: StoreContext, uploadId: string, sends: SendSet): OwnRows {
  const table = new IdentityTable(sends.size);
  for (let row = 0; row < sends.size; row += 1) {
    if (isOwn(sends.marks[row])) table.add(sends.identityOf(row), row);
  }
  const accountIds = sends.index.accounts.map(({ serviceAccountId }) => serviceAccountId);
  const { customerId } = readUpload(context.db, uploadId);
  return { customerId, except: { uploadId }, accountIds, table };
}

function settleRemoval(context: StoreContext, run: SendRun, settled: SettledCall): void {
  settleCall(context, run.uploadId, settled);
  const rows = run.underWay.get(settled.position) ?? [];
  run.underWay.clear();
  if (settled.outcome !== 'done') return;
  saveMarks(context, run, rows, uploadMark.takenBack);
  noteChangedThere(context, run.uploadId);
  run.sends.replaced?.noteRemoved();
  noteLeft(context, run);
}

/** `transactions_done` counts what the service still has of the upload. */
function noteLeft(context: StoreContext, { sends, uploadId }: SendRun): number {
  let left = sends.replaced?.held.size ?? 0;
  for (const mark of sends.marks) if (mark === uploadMark.toRemove) left += 1;
  context.db.run('update uploads set transactions_done = ? where id = ?', left, uploadId);
  return left;
}

function idsOf(context: StoreContext, sends: SendSet, rows: readonly number[]): string[] {
  let open: { segmentId: number; staged: ReturnType<typeof readRows> } | undefined;
  return rows.map((row) => {
    const { segment, position } = sends.place(row);
    if (open?.segmentId !== segment.id) {
      open = { segmentId: segment.id, staged: readRows(context.db, segment) };
    }
    const staged = open.staged[position];
    const serviceAccountId = sends.index.accounts[sends.accounts[row] ?? 0]?.serviceAccountId;
    if (!staged || !serviceAccountId) throw new RangeError('row without text or account');
    return transactionIdOf(serviceAccountId, staged[23], segment.columns.occurrences[position] ?? 1);
  });
}

function planOf(
  context: StoreContext,
  uploadId: string,
  sends: SendSet,
  others: ReadonlyMap<number, unknown>,
): RollBackPlan {
  const accounts = sends.index.accounts.map(({ id, fields }) => ({
    accountRowId: id,
    label: labelOf(fields),
    currency: fields.currency,
    transactions: 0,
    kept: 0,
    inMinor: 0 as Minor,
    outMinor: 0 as Minor,
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
  }));
  const rows: RollBackPlan['rows'] = [];
  for (let row = 0; row < sends.size; row += 1) {
    const figure = accounts[sends.accounts[row] ?? 0];
    if (!figure || sends.marks[row] !== uploadMark.arrived) continue;
    if (others.has(row)) {
      figure.kept += 1;
      continue;
    }
    const { segment, position } = sends.place(row);
    figure.transactions += 1;
    const day = segment.columns.days[position] ?? noDay;
    figure.first = Math.min(figure.first, day);
    figure.last = Math.max(figure.last, day);
    const amount = segment.columns.amounts[position] ?? 0;
    if (currencyOfRow(sends.index, segment, position) === figure.currency) {
      if (amount > 0) figure.inMinor = plusMinor(figure.inMinor, amount);
      else figure.outMinor = plusMinor(figure.outMinor, amount);
    }
    if (rows.length < listedRows) rows.push(shownRow(context, sends, row));
  }
  const shown = accounts.filter(({ transactions, kept }) => transactions + kept > 0);
  return {
    uploadId,
    accounts: shown.map(({ inMinor, outMinor, first, last, ...account }) => ({
      ...account,
      totalIn: decimalOf(inMinor, account.currency),
      totalOut: decimalOf(outMinor, account.currency),
      firstBookingDay: first > last ? null : dayOf(first),
      lastBookingDay: first > last ? null : dayOf(last),
    })),
    rows,
    transactions: shown.reduce((sum, { transactions }) => sum + transactions, 0),
    kept: shown.reduce((sum, { kept }) => sum + kept, 0),
  };
}

function shownRow(context: StoreContext, sends: SendSet, row: number): RollBackPlan['rows'][number] {
  const { segment, position } = sends.place(row);
  const staged = readRows(context.db, segment, spanOf([position]))[position];
  if (!staged) throw new RangeError('row without text');
  const view = rowViewOf(sends.index, segment, position, staged, []);
  const { fileName, line, bookingDay, amount, currency, counterpartyName, transactionId } = view;
  return {
    transactionId: transactionId ?? '',
    fileName,
    line,
    bookingDay,
    amount,
    currency,
    counterpartyName,
  };
}
