import { describe, expect, it } from 'vitest';
import {
  digestOfReading,
  type FileReading,
  type ImportFile,
  type ImportSummary,
} from '../../../../../preload/contract';
import {
  canContinue,
  fileRows,
  fileTotals,
  isGone,
  stagedRows,
} from '../../../../../renderer/import/files/file-rows';
import { untickedAtFirst } from '../../../../../renderer/import/questions/asked-files';
import { openQuestions, unsureHeaders } from '../../../../../renderer/import/questions/open-questions';
import type { QueueItem } from '../../../../../renderer/import/queue/queue-state';
import { recognitionKeyOf } from '../../../../../renderer/import/reading/confirmation-key';
import { dateQuestion, reading } from '../queue/samples';

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
    isSettled: false,
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
    isKept: false,
    lineCounts: null,
    ...change,
  };
}

const summary = (...files: ImportFile[]) => ({ files, confirmed: [] }) as unknown as ImportSummary;
const confirming = (read: FileReading, ...files: ImportFile[]) => ({
  ...summary(...files),
  confirmed: [recognitionKeyOf(digestOfReading(read)) ?? ''],
});
/** Known by its standard: nothing is to be confirmed. */
const known = (change: Partial<QueueItem> = {}) => ({ reading: reading({ kind: 'camt' }), ...change });
const asking = (id = 'dateOrder:print:0') => reading({ questions: [dateQuestion(id)], needsAnswer: true });

describe('the list of files', () => {
  it('shows a file once, though window and store both know it', () => {
    const rows = fileRows([item('a', { fileId: 'f1' })], summary(stored('f1'), stored('f2')));
    expect(rows.map(({ key }) => key)).toEqual(['a', 'f2']);
    expect(rows[0]?.file?.id).toBe('f1');
  });

  it('asks to drop again only what cannot be read again: kept bytes come back by themselves', () => {
    const digest = digestOfReading(asking());
    const rows = fileRows(
      [item('a', { fileId: 'f1', reading: asking() })],
      summary(stored('f1', { digest }), stored('f2', { digest, isKept: true }), stored('f3', { digest })),
    );
    expect(rows.map(({ state }) => state)).toEqual(['question', 'question', 'question']);
    expect(rows.filter(isGone).map(({ key }) => key)).toEqual(['f3']);
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
      (one) => fileRows([one, item('a', known())], null),
    );
    expect([waiting?.[0]?.state, half?.[0]?.state, half?.[0]?.share]).toEqual(['waiting', 'unpacking', 0.5]);
    expect(fileTotals(half ?? [])).toMatchObject({ files: 2, busy: 1, ready: 1 });
    expect(canContinue(fileTotals(half ?? []))).toBe(false);
    expect(fileTotals(gone ?? [])).toMatchObject({ files: 1, busy: 0, ready: 1 });
    expect(canContinue(fileTotals(gone ?? []))).toBe(true);
  });

  it('opens the next step when something is ready and nothing is asked or read any more', () => {
    const state = (...items: QueueItem[]) => canContinue(fileTotals(fileRows(items, null)));
    expect(state(item('a', known()), item('b', { state: 'failed', reading: null }))).toBe(true);
    expect(state(item('a', known()), item('b', { reading: asking() }))).toBe(false);
    expect(state(item('a', known()), item('b', { state: 'reading', reading: null }))).toBe(false);
    expect(state(item('a', { state: 'failed', reading: null }))).toBe(false);
  });
});

describe('a file that was read', () => {
  const counts = reading().counts;
  const state = (change: Partial<QueueItem>, of: ImportSummary | null = null) =>
    fileRows([item('a', { fileId: 'f1', ...change })], of)[0]?.state;
  const likeness = (confidence: number) =>
    reading({
      format: { id: 'x', bank: 'Bank X', country: 'DE', exportType: 'account', confidence, reasons: [] },
    });

  it('is never ready when nothing in it can be used', () => {
    expect(state({ reading: reading({ counts: { ...counts, bookings: 0, blocked: 9 } }) })).toBe('nothing');
    expect(state({ reading: reading({ counts: { ...counts, bookings: 0 } }) })).toBe('nothing');
    const digest = digestOfReading(reading({ counts: { ...counts, bookings: 0, blocked: 9 } }));
    const rows = fileRows([], summary(stored('f1', { digest })));
    expect(rows[0]?.state).toBe('nothing');
    const lineCounts = {
      staged: 1,
      known: 0,
      leftOut: 0,
      blocked: 8,
      notBooking: 1,
      lines: 10,
      blockedRows: 8,
    };
    const repaired = summary(stored('f1', { digest, lineCounts }));
    expect(fileRows([], repaired)[0]?.state).toBe('confirm');
    expect(fileTotals(rows)).toMatchObject({ ready: 0, failed: 1 });
    expect(canContinue(fileTotals(rows))).toBe(false);
  });

  it('waits for one confirmation when it was recognised with less than 80 %', () => {
    expect(state({ reading: likeness(0.79) })).toBe('confirm');
    expect(state({ reading: likeness(0.8) })).toBe('ready');
    expect(state({ reading: reading({ format: null }) })).toBe('confirm');
    expect(state({ reading: reading({ format: null, kind: 'camt' }) })).toBe('ready');
    expect(canContinue(fileTotals(fileRows([item('a', { reading: likeness(0.62) })], null)))).toBe(false);
  });

  it('is ready once it was confirmed, answered, or read with a saved mapping', () => {
    expect(state({ reading: likeness(0.62) }, confirming(likeness(0.62)))).toBe('ready');
    expect(state({ reading: likeness(0.62), options: { dateOrder: 'DMY' } })).toBe('ready');
    expect(state({ reading: likeness(0.62), templateName: 'Bank X' })).toBe('ready');
  });

  it('of an earlier session is not asked about again where its header was confirmed, however it lies here now', () => {
    const digest = digestOfReading(likeness(0.62));
    const states = (kept: ImportSummary) => [
      fileRows([], kept)[0]?.state,
      fileRows([item('a', { fileId: 'f1', reading: likeness(0.62) })], kept)[0]?.state,
    ];
    expect(states(summary(stored('f1', { digest })))).toEqual(['confirm', 'confirm']);
    expect(states(confirming(likeness(0.62), stored('f1', { digest })))).toEqual(['ready', 'ready']);
  });

  it('is asked about again when it is taken for something else, or has another header', () => {
    const format = { ...likeness(0.62).format, bank: 'Bank Y' } as FileReading['format'];
    expect(state({ reading: reading({ format }) }, confirming(likeness(0.62)))).toBe('confirm');
    const other = { ...likeness(0.62), headerFingerprint: 'other' };
    expect(state({ reading: other }, confirming(likeness(0.62)))).toBe('confirm');
  });

  it('is confirmed together with the others of its header', () => {
    const other = reading({ headerFingerprint: 'other' });
    const rows = fileRows([item('a'), item('b'), item('c', { reading: other })], null);
    expect(unsureHeaders(rows).map((header) => header.rows.map(({ name }) => name))).toEqual([
      ['a.csv', 'b.csv'],
      ['c.csv'],
    ]);
  });
});

describe('open questions', () => {
  const names = (rows: ReturnType<typeof fileRows>) =>
    openQuestions(rows).map(({ asked }) => asked.map((one) => one.item.name));

  it('of one kind are one card for all files, also of several headers', () => {
    const other = reading({ ...asking('dateOrder:other:0'), headerFingerprint: 'other' });
    const rows = fileRows(
      [item('a', { reading: asking() }), item('b', { reading: asking() }), item('c', { reading: other })],
      null,
    );
    expect(names(rows)).toEqual([['a.csv', 'b.csv', 'c.csv']]);
    expect(openQuestions(rows)[0]?.isAcrossHeaders).toBe(true);
    expect(openQuestions(rows.slice(0, 2))[0]?.isAcrossHeaders).toBe(false);
  });

  it('with other choices, or about a column of another header, are asked apart', () => {
    const choices = dateQuestion().choices.slice(0, 1);
    const fewer = reading({ questions: [{ ...dateQuestion(), choices }], needsAnswer: true });
    expect(
      names(fileRows([item('a', { reading: asking() }), item('b', { reading: fewer })], null)),
    ).toHaveLength(2);
    const which = (print: string) =>
      reading({
        headerFingerprint: print,
        questions: [{ ...dateQuestion(), kind: 'mapping', option: 'mapping' }],
        needsAnswer: true,
      });
    const columns = [which('one'), which('one'), which('other')].map((one, at) =>
      item(`f${at}`, { reading: one }),
    );
    expect(names(fileRows(columns, null))).toEqual([['f0.csv', 'f1.csv'], ['f2.csv']]);
  });

  it('about the period of a statement are one card whichever years they offer', () => {
    const year = (from: number) =>
      reading({
        questions: [
          {
            ...dateQuestion('year:print'),
            kind: 'year',
            option: 'statementPeriod',
            choices: dateQuestion().choices.slice(from),
          },
        ],
        needsAnswer: true,
      });
    const rows = fileRows([item('a', { reading: year(0) }), item('b', { reading: year(1) })], null);
    expect(names(rows)).toEqual([['a.csv', 'b.csv']]);
  });

  it('that block nothing are asked beside a file that is used', () => {
    const currency = reading({
      questions: [{ ...dateQuestion('currency'), blocking: false }],
      needsAnswer: false,
    });
    const rows = fileRows([item('a', { reading: currency, templateName: 'A' })], null);
    expect(openQuestions(rows)).toHaveLength(1);
    expect(canContinue(fileTotals(rows))).toBe(true);
  });

  it('are not meant for files that propose another answer', () => {
    const proposing = (value: string) => {
      const choices = dateQuestion().choices.map((choice) => ({
        ...choice,
        isProposed: choice.value === value,
      }));
      return { ...dateQuestion(), choices };
    };
    const values = dateQuestion().choices.map(({ value }) => value);
    const asked = [values[0], values[1], values[0]].map((value, at) => ({
      item: item(`f${at}`),
      question: proposing(value ?? ''),
    }));
    expect([...untickedAtFirst(asked)]).toEqual(['f1']);
  });
});
