import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';

/** Reasons that speak of a choice of the user, and what is so where a late row settled it (see `Restart`). */
const settledCodes = [
  ['dateOrder', 'date.chosen', 'date.settled'],
  ['decimalSign', 'amount.chosen', 'amount.settled'],
] as const;

/** What a row settled while the file was read must not be shown as chosen by the user. */
export function withSettledReasons<T extends Pick<FileReading, 'columns'>>(
  reading: T,
  options: ReadOptions,
  settled: ReadOptions,
): T {
  const codes = new Map<string, string>();
  for (const [option, chosen, code] of settledCodes)
    if (options[option] === undefined && settled[option] !== undefined) codes.set(chosen, code);
  if (codes.size === 0) return reading;
  const columns = reading.columns.map((column) => ({
    ...column,
    reasons: column.reasons.map((reason) => ({ ...reason, code: codes.get(reason.code) ?? reason.code })),
  }));
  return { ...reading, columns };
}
