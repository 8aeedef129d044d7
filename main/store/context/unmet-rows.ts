import type { RowColumns } from '../../../preload/contract/rows/row-columns';
import { DayKeys } from '../rows/day-keys';
import type { RowContent } from '../rows/row-edits';
import type { SendSet } from '../sending/send-set';
import { sentRowsOfImport } from '../sending/sent-rows';
import { isAtService, uploadMark } from '../sending/uploaded-rows';
import { originalColumns } from './load-index';
import { type Asking, type OtherRow, rowsOfOthers } from './other-uploads';
import { type ChosenRows, contentKey, type UnmetRow } from './same-bookings';
import type { StoreContext } from './store-context';

export function accountOfId({ index }: SendSet, serviceAccountId: string): number {
  return index.accounts.findIndex((one) => one.serviceAccountId === serviceAccountId);
}

/** Rows of other imports that may be one of these; each booking once, however many uploads have it. */
export function unmetRows(
  context: StoreContext,
  sends: SendSet,
  asking: Asking,
  own: { chosen: ChosenRows; fresh: readonly number[] },
): UnmetRow[] {
  const wanted = new Set(
    own.chosen.rows.flatMap(({ account, origin }) => (origin ? [contentKey(account, origin)] : [])),
  );
  const days = daysOfOwn(context, sends, own);
  const originals = new Map<string, Map<number, RowColumns>>();
  const seen = new Set<string>();
  const unmet: UnmetRow[] = [];
  for (const other of rowsOfOthers(context, asking)) {
    if (!isAtService(other.mark)) continue;
    const account = accountOfId(sends, other.serviceAccountId);
    if (account !== -1 && sends.find({ ...other, account }) !== -1) continue;
    const ofImport = originals.get(other.importId) ?? originalColumns(context.db, other.importId);
    originals.set(other.importId, ofImport);
    const { origin, isEdited } = originOf(other, ofImport.get(other.segmentId));
    const isWanted = account !== -1 && origin !== null && wanted.has(contentKey(account, origin));
    if (!isWanted && !isEdited && !days.has(account, other.day, other.amount)) continue;
    const key = bookingKey(other);
    if (seen.has(key)) continue;
    seen.add(key);
    unmet.push({ ...other, account, origin, isEdited });
  }
  for (const other of changedRows(context, asking, originals)) {
    const account = accountOfId(sends, other.serviceAccountId);
    const isWanted = account !== -1 && wanted.has(contentKey(account, other));
    const key = bookingKey(other);
    if (!isWanted || seen.has(key) || sends.find({ ...other, account }) !== -1) continue;
    seen.add(key);
    unmet.push({ ...other, account, origin: { low: other.low, high: other.high }, isEdited: false });
  }
  return unmet;
}

/** One booking at the service, whichever upload has it. */
function bookingKey({ serviceAccountId, low, high, occurrence }: OtherRow): string {
  return `${serviceAccountId}:${low}:${high}:${occurrence}`;
}

/** Rows that other imports sent and corrected since, as they were sent: that is what the service has. */
function* changedRows(
  context: StoreContext,
  { customerId }: Asking,
  originals: ReadonlyMap<string, ReadonlyMap<number, RowColumns>>,
): Generator<OtherRow> {
  for (const [importId, segments] of originals) {
    if (segments.size === 0) continue;
    const upload = context.db.get<{ id: string }>(
      'select id from uploads where import_id = ? and customer_id = ? order by started_at desc limit 1',
      importId,
      customerId,
    );
    if (!upload) continue;
    for (const { serviceAccountId, identities } of sentRowsOfImport(context.db, importId, customerId)) {
      for (const identity of identities()) {
        const place = placeOf(segments, identity);
        if (!place) continue;
        const { id: uploadId } = upload;
        const mark = uploadMark.arrived;
        yield {
          ...identity,
          ...place,
          mark,
          uploadId,
          importId,
          serviceAccountId,
          fileId: '',
          day: 0,
          amount: 0,
        };
      }
    }
  }
}

function placeOf(
  segments: ReadonlyMap<number, RowColumns>,
  { low, high }: RowContent,
): { segmentId: number; position: number } | null {
  for (const [segmentId, { hashLow, hashHigh }] of segments) {
    let position = hashLow.indexOf(low);
    while (position !== -1 && hashHigh[position] !== high) position = hashLow.indexOf(low, position + 1);
    if (position !== -1) return { segmentId, position };
  }
  return null;
}

function originOf(
  { position, low, high }: OtherRow,
  original: RowColumns | undefined,
): Pick<UnmetRow, 'origin' | 'isEdited'> {
  if (!original) return { origin: { low, high }, isEdited: false };
  if (original.dispositions[position] === 2) return { origin: null, isEdited: true };
  const origin = { low: original.hashLow[position] ?? 0, high: original.hashHigh[position] ?? 0 };
  return { origin, isEdited: origin.low !== low || origin.high !== high };
}

/** Of rows that no import sent, and of those that a person touched, also as their files have them. */
function daysOfOwn(
  context: StoreContext,
  sends: SendSet,
  { chosen, fresh }: { chosen: ChosenRows; fresh: readonly number[] },
): DayKeys {
  const days = new DayKeys();
  for (const row of fresh) {
    const { segment, position } = sends.place(row);
    const { columns } = segment;
    days.add(sends.accounts[row] ?? 0, columns.days[position] ?? 0, columns.amounts[position] ?? 0);
  }
  if (chosen.rows.length === 0) return days;
  const originals = originalColumns(context.db, sends.index.importId);
  for (const { segment, position, account } of chosen.rows) {
    for (const columns of [segment.columns, originals.get(segment.id)]) {
      if (columns) days.add(account, columns.days[position] ?? 0, columns.amounts[position] ?? 0);
    }
  }
  return days;
}
