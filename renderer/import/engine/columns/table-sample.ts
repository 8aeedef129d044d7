import type { RecordFitter } from '../records/record-fitter';
import type { CsvRecord } from '../records/record-reader';
import { withoutShifted } from '../records/shifted-rows';
import { columnsNamedDate, isHeaderByWords } from '../records/table-locator';
import { bareParts, dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { isDayNumber } from '../values/day-numbers';
import { readSummaryWord } from '../vocabulary/word-lists';
import { ColumnProfile } from './column-profile';

const profileLimit = 40_000;

/** Remembers for each text what a test said of it: cells repeat themselves. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      answer = test(text);
      known.set(text, answer);
    }
    return answer;
  };
}

const isBareDay = (text: string) => isDayNumber(text) || bareParts(text) !== null;

/** Records of this table that show what its columns hold: up to the next header, blank ones left out. */
function sampleTable(
  body: readonly CsvRecord[],
  header: CsvRecord | null | undefined,
  fitter: RecordFitter,
): CsvRecord[] {
  const sample: CsvRecord[] = [];
  const isDate = remembered((cell) => cell.length <= 40 && dateParts(cell) !== null);
  const isAmount = remembered((cell) => cell.length <= 40 && /\d/.test(cell) && cleanAmount(cell) !== null);
  let usual = 0;
  const isBalance = remembered((cell) => cell.length <= 60 && readSummaryWord(cell) === 'balance');
  const dateColumns = header ? columnsNamedDate(header) : [];
  const least = header ? Math.max(2, Math.min(header.cells.length, 4) - 1) : 2;
  const isSummary = remembered((cell) => cell.length <= 60 && readSummaryWord(cell) !== null);
  for (const read of body) {
    if (sample.length >= profileLimit) break;
    const record = fitter.fit(read);
    if (record.cells.length < least || record.raw.trim() === '') continue;
    if (header && sample.length > 0 && isHeaderByWords(record)) break;
    const hasDate =
      record.cells.some(isDate) ||
      dateColumns.some((index) => isBareDay(record.cells[index]?.trim() ?? '')) ||
      (!header && record.cells.some((cell) => bareParts(cell.trim()) !== null));
    const hasAmount = record.cells.some(isAmount);
    if (
      hasAmount &&
      (hasDate ||
        sample.length === 0 ||
        record.cells.length === (header?.cells.length ?? record.cells.length))
    ) {
      const filled = record.cells.filter((cell) => cell.trim() !== '').length;
      // Opening and closing balances stand in fewer columns, and not always in those of the rows.
      if (filled < usual && record.cells.some(isBalance)) continue;
      if (!hasDate && sample.length > 0 && record.cells.some(isSummary)) continue;
      if (!(hasDate ? filled >= 2 : filled >= 4)) continue;
      usual ||= filled;
      sample.push(record);
    }
  }
  return sample;
}

/** Days below the same header further down: exports that were joined may write them in another order. */
function observeLaterDays(
  header: CsvRecord,
  body: readonly CsvRecord[],
  profiles: readonly ColumnProfile[],
  last: number,
): void {
  const again = body.findIndex(({ line, raw }) => line > last && raw === header.raw);
  const dated = again < 0 ? [] : [...profiles.entries()].filter(([, { isDate }]) => isDate);
  if (dated.length === 0) return;
  for (const { cells } of body.slice(again + 1))
    for (const [index, profile] of dated) profile.observeDay((cells[index] ?? '').trim());
}

/** What a table's columns are called and hold; empty columns behind the last named one do not count. */
export function profileTable(
  header: CsvRecord | null | undefined,
  body: readonly CsvRecord[],
  fitter: RecordFitter,
): { sample: CsvRecord[]; profiles: ColumnProfile[]; headers: string[] } {
  const whole = sampleTable(body, header, fitter).filter(({ fit }) => fit !== 'doubtful');
  fitter.restart();
  const last = whole.at(-1)?.line ?? 0;
  const sample = header ? withoutShifted(whole, header.cells.length) : whole;
  const width = Math.max(
    header?.cells.length ?? 0,
    ...sample.slice(0, 2_000).map((record) => record.cells.length),
  );
  const profiles = Array.from({ length: width }, () => new ColumnProfile());
  for (const { cells } of sample)
    for (let index = 0; index < width; index++) profiles[index]?.observe(cells[index] ?? '');
  for (const profile of profiles) profile.settle();
  if (header) observeLaterDays(header, body, profiles, last);
  const headers = header
    ? Array.from({ length: width }, (_, index) => (header.cells[index] ?? '').trim())
    : [];
  while (headers.length > 0 && headers[headers.length - 1] === '' && profiles[headers.length - 1]?.isEmpty) {
    headers.pop();
    profiles.pop();
  }
  return { sample, profiles, headers };
}
