import type { StagedRow } from '../../../../preload/contract/reading/reading';
import { stagedRowColumns } from '../../../../preload/contract/reading/reading';
import { lastHash } from '../../../../preload/contract/rows/booking-hash';
import { referredColumns } from '../../../../preload/contract/rows/packed-rows';
import { dayOf, noDay } from '../../../../preload/contract/values/calendar-day';
import { hashRow } from '../rows/row-builder';
import type { LaneLedger } from './lane-ledger';
import type { LaneRow } from './lane-row';

/** A row of the lane differs from what the parser makes of its line: the file is read again without the lane. */
export class LaneDoubt extends Error {
  constructor(readonly line: number) {
    super('lane doubt');
  }
}

const referredIndexes = referredColumns.map((name) => stagedRowColumns.indexOf(name));

/** Whether the lane and the parser made the same of a line. @param text of the line as it is in the file */
export function isSameRow(row: LaneRow, ledger: LaneLedger, other: StagedRow): boolean {
  const raw = other[25];
  const written = new Uint8Array(row.units * 3);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    written.subarray(0, row.write(written, 0)),
  );
  if (text !== raw || text.length !== row.units) return false;
  const whole = text + row.added;
  for (const [field, index] of referredIndexes.entries()) {
    const start = row.starts[field] as number;
    const own = start < 0 ? null : whole.slice(start, start + (row.lengths[field] as number));
    if (own !== other[index]) return false;
  }
  const balance = Number.isNaN(row.balance) ? null : row.balance;
  const valueDay = row.valueDay === noDay ? null : dayOf(row.valueDay);
  const own = [row.line, 0, row.account, dayOf(row.day), valueDay, row.amount, row.currency];
  if (own.some((value, at) => value !== other[at]) || balance !== other[15] || other[16] !== null)
    return false;
  ledger.hash(row);
  const hash = lastHash.join();
  hashRow(other);
  return hash === lastHash.join();
}
