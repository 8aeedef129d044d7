import type { Finding, RowView } from '../../../preload/contract';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { transactionIdOf } from '../accounts/account-identity';
import {
  accountOfRow,
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  rowStates,
} from './import-index';
import { stagedRowIndex as at } from './packed-rows';
import { columnOfField, fieldsIn } from './row-edits';

/** A staged row as the table shows it, with what is found of it now. */
export function rowViewOf(
  index: ImportIndex,
  segment: IndexedSegment,
  position: number,
  row: StagedRow,
  findings: readonly Finding[],
): RowView {
  const account = index.accounts[accountOfRow(segment, position)];
  const currency = currencyOfRow(index, segment, position);
  const amount = row[at.amountMinor] as number | null;
  const balance = row[at.balanceMinor] as number | null;
  const text = (column: keyof typeof at, limit: number) =>
    (row[at[column]] as string | null)?.slice(0, limit) ?? null;
  const file = index.files[segment.fileIndex];
  const line = segment.columns.lines[position] ?? 0;
  const leftOutFor = segment.reasons.get(position);
  const isIdentified = row[at.disposition] !== 2 && account?.serviceAccountId;
  return {
    rowId: rowIdOf(segment.id, position),
    fileId: file?.id ?? '',
    fileName: file?.name ?? '',
    line,
    state: rowStates[segment.states[position] ?? 0] ?? 'blocked',
    accountRowId: account?.id ?? null,
    bookingDay: text('bookingDay', 10),
    valueDay: text('valueDay', 10),
    amount: amount === null ? null : decimalOf(amount, currency),
    currency,
    counterpartyName: text('counterpartyName', 20_000),
    counterpartyIban: text('counterpartyIban', 50),
    counterpartyBic: text('counterpartyBic', 50),
    purpose: text('purpose', 20_000),
    bookingText: text('bookingText', 20_000),
    creditorId: text('creditorId', 20_000),
    mref: text('mref', 20_000),
    eref: text('eref', 20_000),
    balance: balance === null ? null : decimalOf(balance, currency),
    raw: text('raw', 1_000_000) ?? '',
    transactionId: isIdentified
      ? transactionIdOf(
          isIdentified,
          text('contentHash', 200) ?? '',
          segment.columns.occurrences[position] ?? 1,
        )
      : null,
    findings: findings.slice(0, 50).map(({ severity, rule }) => ({ severity, rule })),
    ...(leftOutFor === undefined ? {} : { leftOutFor }),
  };
}

/** What the file says where a person corrected the row, written as the view writes it. */
export function originalValues(
  index: ImportIndex,
  segment: IndexedSegment,
  position: number,
  original: StagedRow,
): NonNullable<RowView['edited']> {
  const account = index.accounts[accountOfRow(segment, position)];
  const currency = (original[at.currency] as string | null) ?? account?.fields.currency ?? null;
  const fields = fieldsIn(segment.edits.get(position)?.fields ?? {});
  return Object.fromEntries(
    fields.map(([field]) => {
      const value = original[at[columnOfField[field]]] ?? null;
      return [field, typeof value === 'number' ? decimalOf(value, currency) : value];
    }),
  );
}
