import type { RowColumns } from '../../../preload/contract/rows/row-columns';
import { DayKeys } from '../rows/day-keys';
import type { RowIdentity } from '../rows/identity-table';
import type { RowContent } from '../rows/row-edits';
import { isStep, type Stepwise } from '../rows/stepwise';
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

/** Finds the row of an identity of an account at the service among those that go; -1 for none. Asked a million times. */
export function finderOf(
  sends: SendSet,
): (serviceAccountId: string, row: Omit<RowIdentity, 'account'>) => number {
  const accounts = new Map<string, number>();
  const identity = { account: -1, low: 0, high: 0, occurrence: 1 };
  return (serviceAccountId, { low, high, occurrence }) => {
    identity.account = accounts.get(serviceAccountId) ?? accountOfId(sends, serviceAccountId);
    accounts.set(serviceAccountId, identity.account);
    identity.low = low;
    identity.high = high;
    identity.occurrence = occurrence;
    return sends.find(identity);
  };
}

/** Contents of rows that a person touched, as their files have them. */
class WantedContents {
  readonly #keys = new Set<string>();
  readonly #lows = new Set<number>();

  constructor(rows: ChosenRows['rows']) {
    for (const { account, origin } of rows) {
      if (!origin) continue;
      this.#keys.add(contentKey(account, origin));
      this.#lows.add(origin.low);
    }
  }

  get isEmpty(): boolean {
    return this.#lows.size === 0;
  }

  has(account: number, content: RowContent): boolean {
    return account !== -1 && this.#lows.has(content.low) && this.#keys.has(contentKey(account, content));
  }
}

/** Rows of other imports that may be one of these; each booking once, however many uploads have it. */
export function* unmetRows(
  context: StoreContext,
  sends: SendSet,
  asking: Asking,
  own: { chosen: ChosenRows; fresh: readonly number[] },
): Stepwise<UnmetRow[]> {
  const wanted = new WantedContents(own.chosen.rows);
  const find = finderOf(sends);
  const days = yield* daysOfOwn(context, sends, own);
  const originals = new Map<string, Map<number, RowColumns>>();
  const seen = new Set<string>();
  const unmet: UnmetRow[] = [];
  yield;
  let others = 0;
  for (const other of rowsOfOthers(context, asking)) {
    if (!isAtService(other.mark)) continue;
    others += 1;
    if (isStep(others)) yield;
    if (find(other.serviceAccountId, other) !== -1) continue;
    const account = accountOfId(sends, other.serviceAccountId);
    const ofImport = originals.get(other.importId) ?? originalColumns(context.db, other.importId);
    originals.set(other.importId, ofImport);
    const { origin, isEdited } = originOf(other, ofImport.get(other.segmentId));
    const isWanted = origin !== null && wanted.has(account, origin);
    if (!isWanted && !isEdited && !days.has(account, other.day, other.amount)) continue;
    const key = bookingKey(other);
    if (seen.has(key)) continue;
    seen.add(key);
    unmet.push({ ...other, account, origin, isEdited });
  }
  if (wanted.isEmpty) return unmet;
  const isAsked = (serviceAccountId: string, content: RowContent) =>
    wanted.has(accountOfId(sends, serviceAccountId), content);
  for (const other of changedRows(context, asking, originals, isAsked)) {
    yield;
    const account = accountOfId(sends, other.serviceAccountId);
    const key = bookingKey(other);
    if (seen.has(key) || find(other.serviceAccountId, other) !== -1) continue;
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
  isAsked: (serviceAccountId: string, content: RowContent) => boolean,
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
        const place = isAsked(serviceAccountId, identity) ? placeOf(segments, identity) : null;
        if (!place) continue;
        const { id: uploadId } = upload;
        const mark = uploadMark.arrived;
        yield {
          ...identity,
          ...place,
          accountIndex: -1,
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
function* daysOfOwn(
  context: StoreContext,
  sends: SendSet,
  { chosen, fresh }: { chosen: ChosenRows; fresh: readonly number[] },
): Stepwise<DayKeys> {
  const days = new DayKeys();
  let added = 0;
  for (const row of fresh) {
    added += 1;
    if (isStep(added)) yield;
    const { segment, position } = sends.place(row);
    const { columns } = segment;
    days.add(sends.accounts[row] ?? 0, columns.days[position] ?? 0, columns.amounts[position] ?? 0);
  }
  if (chosen.rows.length === 0) return days;
  const originals = originalColumns(context.db, sends.index.importId);
  for (const { segment, position, account } of chosen.rows) {
    added += 1;
    if (isStep(added)) yield;
    for (const columns of [segment.columns, originals.get(segment.id)]) {
      if (columns) days.add(account, columns.days[position] ?? 0, columns.amounts[position] ?? 0);
    }
  }
  return days;
}
