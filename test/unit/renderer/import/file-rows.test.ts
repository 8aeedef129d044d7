import { describe, expect, it } from 'vitest';
import { digestOfReading, type ImportFile, type ImportSummary } from '../../../../preload/contract';
import { canContinue, fileRows, fileTotals, stagedRows } from '../../../../renderer/import/file-rows';
import { openQuestions } from '../../../../renderer/import/open-questions';
import type { QueueItem } from '../../../../renderer/import/queue/queue-state';
import { dateQuestion, reading } from './queue/samples';

function item(id: string, change: Partial<QueueItem> = {}): QueueItem {
  return {
    id,
    name: `${id}.csv`,
    sizeBytes: 10,
    state: 'staged',
    fileId: null,
    bytesRead: 10,
    rows: 1,
    preview: null,
    reading: reading(),
    error: null,
    options: {},
    templateName: null,
    unpacking: null,
    zipId: null,
    ...change,
  };
}

function stored(id: string, change: Partial<ImportFile> = {}): ImportFile {
  return {
    id,
    name: `${id}.csv`,
    sizeBytes: 10,
    state: 'staged',
    digest: digestOfReading(reading()),
    error: null,
    lineCounts: null,
    ...change,
  };
}

const summary = (...files: ImportFile[]) => ({ files }) as unknown as ImportSummary;
const asking = (id = 'dateOrder:print:0') => reading({ questions: [dateQuestion(id)], needsAnswer: true });

describe('the list of files', () => {
  it('shows a file once, though window and store both know it', () => {
    const rows = fileRows([item('a', { fileId: 'f1' })], summary(stored('f1'), stored('f2')));
    expect(rows.map(({ key }) => key)).toEqual(['a', 'f2']);
    expect(rows[0]?.file?.id).toBe('f1');
  });

  it('says of a file that the program never finished that it is not finished', () => {
    expect(fileRows([], summary(stored('f1', { state: 'reading', digest: null })))[0]?.state).toBe(
      'unfinished',
    );
  });

  it('counts as rows what the table shows: also pending and blocked ones, and none of a file that failed', () => {
    const counts = { ...reading().counts, bookings: 5, pending: 2, blocked: 1 };
    const digest = digestOfReading(reading({ counts }));
    const failed = stored('f2', { state: 'failed', digest: null });
    expect(stagedRows(summary(stored('f1', { digest }), failed))).toBe(8);
  });

  it('counts a zip as busy while it is unpacked, as waiting until it is open, and not at all once its files are there', () => {
    const zip = (state: QueueItem['state'], done: number, total: number) =>
      item('z', { state, reading: null, unpacking: { done, total, taken: done, refused: [] } });
    const [waiting, half, gone] = [zip('unpacking', 0, 0), zip('unpacking', 2, 4), zip('unpacked', 4, 4)].map(
      (one) => fileRows([one, item('a')], null),
    );
    expect([waiting?.[0]?.state, half?.[0]?.state, half?.[0]?.share]).toEqual(['waiting', 'unpacking', 0.5]);
    expect(fileTotals(half ?? [])).toMatchObject({ files: 2, busy: 1, ready: 1 });
    expect(canContinue(fileTotals(half ?? []))).toBe(false);
    expect(fileTotals(gone ?? [])).toMatchObject({ files: 1, busy: 0, ready: 1 });
    expect(canContinue(fileTotals(gone ?? []))).toBe(true);
  });

  it('opens the next step when something is ready and nothing is asked or read any more', () => {
    const state = (...items: QueueItem[]) => canContinue(fileTotals(fileRows(items, null)));
    expect(state(item('a'), item('b', { state: 'failed', reading: null }))).toBe(true);
    expect(state(item('a'), item('b', { reading: asking() }))).toBe(false);
    expect(state(item('a'), item('b', { state: 'reading', reading: null }))).toBe(false);
    expect(state(item('a', { state: 'failed', reading: null }))).toBe(false);
  });
});

describe('open questions', () => {
  it('are asked once for all files of a header, and apart for another header', () => {
    const other = reading({ ...asking('dateOrder:other:0'), headerFingerprint: 'other' });
    const rows = fileRows(
      [item('a', { reading: asking() }), item('b', { reading: asking() }), item('c', { reading: other })],
      null,
    );
    expect(openQuestions(rows).map(({ fileNames }) => fileNames)).toEqual([['a.csv', 'b.csv'], ['c.csv']]);
  });

  it('about the period of a statement are asked for each file', () => {
    const year = reading({
      questions: [{ ...dateQuestion('year:print'), kind: 'year', option: 'statementPeriod' }],
      needsAnswer: true,
    });
    const rows = fileRows([item('a', { reading: year }), item('b', { reading: year })], null);
    expect(openQuestions(rows)).toHaveLength(2);
  });

  it('that block nothing are asked beside a file that is ready', () => {
    const currency = reading({
      questions: [{ ...dateQuestion('currency'), blocking: false }],
      needsAnswer: false,
    });
    const rows = fileRows([item('a', { reading: currency })], null);
    expect(openQuestions(rows)).toHaveLength(1);
    expect(canContinue(fileTotals(rows))).toBe(true);
  });
});
