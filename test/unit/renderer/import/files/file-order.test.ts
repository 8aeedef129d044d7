import { describe, expect, it } from 'vitest';
import { digestOfReading, type FileReading } from '../../../../../preload/contract';
import {
  countByFilter,
  fitsFilter,
  isUnusable,
  isWorthALook,
  nextSort,
  shownFiles,
  sortedFiles,
} from '../../../../../renderer/import/files/file-order';
import type { FileRow } from '../../../../../renderer/import/files/file-rows';
import { reading } from '../queue/samples';

function row(name: string, state: FileRow['state'], change: Partial<FileReading> = {}): FileRow {
  return {
    key: name,
    name,
    sizeBytes: 1,
    state,
    item: null,
    file: null,
    digest: state === 'failed' ? null : digestOfReading(reading(change)),
    error: null,
    share: 1,
  };
}
const blocked = (count: number) => ({ counts: { ...reading().counts, blocked: count } });
const names = (rows: readonly FileRow[]) => rows.map(({ name }) => name);

describe('files that stand apart', () => {
  it('are those that cannot be used, but not a zip that something came out of', () => {
    const zip = (taken: number): FileRow => ({
      ...row('z.zip', 'failed'),
      item: { unpacking: { done: 1, total: 2, taken, refused: [] } } as unknown as FileRow['item'],
    });
    const rows = [row('a', 'failed'), row('b', 'nothing'), row('c', 'confirm'), row('d', 'ready')];
    expect(names(rows.filter(isUnusable))).toEqual(['a', 'b']);
    expect([zip(0), zip(1)].map(isUnusable)).toEqual([true, false]);
  });
});

describe('filters of the file list', () => {
  const rows = [
    row('asks', 'question'),
    row('broken', 'failed'),
    row('cut off', 'unfinished'),
    row('good', 'ready'),
    row('one row blocked', 'ready', blocked(1)),
    row('later', 'waiting'),
  ];

  it('when files need the user, exactly those with a question or a failure are shown', () => {
    expect(names(rows.filter((one) => fitsFilter(one, 'attention')))).toEqual(['asks', 'broken', 'cut off']);
    expect(names(rows.filter((one) => fitsFilter(one, 'look')))).toEqual(['one row blocked']);
    expect(countByFilter(rows)).toEqual({ all: 6, attention: 3, look: 1, ready: 2 });
  });

  it('when the bank is only probable, the file is worth a look; when it is sure, it is not', () => {
    const format = (confidence: number) => ({
      format: { id: 'x', bank: 'Bank', country: 'DE', exportType: 'account', confidence, reasons: [] },
    });
    expect(isWorthALook(digestOfReading(reading(format(0.79))))).toBe(true);
    expect(isWorthALook(digestOfReading(reading(format(0.97))))).toBe(false);
  });
});

describe('order of the file list', () => {
  it('without a wish is the order of the drop', () => {
    const rows = [row('b', 'ready'), row('a', 'ready')];
    expect(sortedFiles(rows, null, 'de')).toBe(rows);
  });

  it('by name counts numbers as numbers', () => {
    const rows = [row('Auszug 10', 'ready'), row('Auszug 9', 'ready'), row('ähnlich', 'ready')];
    expect(names(sortedFiles(rows, { by: 'name', isDown: false }, 'de'))).toEqual([
      'ähnlich',
      'Auszug 9',
      'Auszug 10',
    ]);
  });

  it('by state puts what needs the user first', () => {
    const rows = [row('a', 'ready'), row('b', 'failed'), row('c', 'question')];
    expect(names(sortedFiles(rows, { by: 'state', isDown: false }, 'en'))).toEqual(['c', 'b', 'a']);
  });

  it('keeps what has no value last, whichever way it is sorted', () => {
    const rows = [
      row('none', 'failed'),
      row('few', 'ready', { counts: { ...reading().counts, bookings: 2 } }),
      row('many', 'ready', { counts: { ...reading().counts, bookings: 11 } }),
    ];
    expect(names(sortedFiles(rows, { by: 'bookings', isDown: false }, 'en'))).toEqual([
      'few',
      'many',
      'none',
    ]);
    expect(names(sortedFiles(rows, { by: 'bookings', isDown: true }, 'en'))).toEqual(['many', 'few', 'none']);
  });

  it('goes up, down and back to the drop when a column is pressed three times', () => {
    const up = nextSort(null, 'bank');
    const down = nextSort(up, 'bank');
    expect([up, down, nextSort(down, 'bank'), nextSort(down, 'name')]).toEqual([
      { by: 'bank', isDown: false },
      { by: 'bank', isDown: true },
      null,
      { by: 'name', isDown: false },
    ]);
  });
});

describe('the list as it is shown', () => {
  const rows = [row('b', 'ready'), row('broken', 'failed'), row('a', 'question')];
  const order = {
    wished: 'all',
    sort: { by: 'name', isDown: false },
    isBusy: false,
    language: 'en',
  } as const;

  it('when everything is read, has those that cannot be used apart, and the others in their order', () => {
    const { filter, usable, unusable } = shownFiles(rows, order);
    expect([filter, names(usable), names(unusable)]).toEqual(['all', ['a', 'b'], ['broken']]);
  });

  it('while files are read, leaves each in its place', () => {
    const { usable, unusable } = shownFiles(rows, { ...order, sort: null, isBusy: true });
    expect([names(usable), names(unusable)]).toEqual([['b', 'broken', 'a'], []]);
  });

  it('when the last file that a filter was about is settled, shows the others', () => {
    const settled = [row('b', 'ready')];
    expect(shownFiles(rows, { ...order, wished: 'attention' }).filter).toBe('attention');
    expect(shownFiles(settled, { ...order, wished: 'attention' })).toMatchObject({
      filter: 'all',
      usable: settled,
    });
  });
});
