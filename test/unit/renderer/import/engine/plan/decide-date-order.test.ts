import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../../check/read-file';

const header = 'Date,Description,Amount,Currency';
const rowsOf = (days: readonly string[]) => days.map((day, at) => `${day},Shop ${at},-${at + 1}.00,EUR`);

async function read(lines: readonly string[], options: ReadOptions = {}) {
  const { reading, rows } = await readUndescribed(lines, options);
  return {
    days: rows.map(({ bookingDay }) => bookingDay),
    asked: reading.questions
      .filter(({ kind }) => kind === 'dateOrder')
      .map(({ choices }) => choices.map(({ value }) => value)),
  };
}
const readDays = (days: readonly string[], options?: ReadOptions) => read([header, ...rowsOf(days)], options);

describe('order of day and month', () => {
  it('is what single days prove', async () => {
    expect(await readDays(['13/03/2025', '04/03/2025'])).toEqual({
      days: ['2025-03-13', '2025-03-04'],
      asked: [],
    });
    expect(await readDays(['03/13/2025', '03/04/2025'])).toEqual({
      days: ['2025-03-13', '2025-03-04'],
      asked: [],
    });
  });

  it('is asked where all days fit both', async () => {
    expect((await readDays(['03/04/2025', '05/04/2025'])).asked).toEqual([['DMY', 'MDY']]);
  });

  it('is asked where days of one column deny each order, and the answer holds', async () => {
    const days = ['13/03/2025', '14/03/2025', '04/03/2025', '03/25/2025'];
    expect((await readDays(days)).asked).toEqual([['DMY', 'MDY']]);
    expect(await readDays(days, { dateOrder: 'MDY' })).toEqual({
      days: [null, null, '2025-04-03', '2025-03-25'],
      asked: [],
    });
  });

  it('is not asked for one day that exists in no order: it is blocked', async () => {
    expect(await readDays(['13/03/2025', '14/13/2025', '04/03/2025'])).toEqual({
      days: ['2025-03-13', null, '2025-03-04'],
      asked: [],
    });
  });

  it('is asked where exports of two orders are joined below the same header', async () => {
    const lines = [
      header,
      ...rowsOf(['13/03/2025', '14/03/2025', '04/03/2025']),
      header,
      ...rowsOf(['03/05/2025', '03/06/2025', '03/25/2025']),
    ];
    expect((await read(lines)).asked).toEqual([['DMY', 'MDY']]);
  });
});

describe('the year in front', () => {
  it('with one day before its month is asked, never read half and half', async () => {
    const days = ['2024-13-01', '2024-03-04', '2024-05-04'];
    expect((await readDays(days)).asked).toEqual([['YMD', 'YDM']]);
    expect(await readDays(days, { dateOrder: 'YMD' })).toEqual({
      days: [null, '2024-03-04', '2024-05-04'],
      asked: [],
    });
    expect(await readDays(days, { dateOrder: 'YDM' })).toEqual({
      days: ['2024-01-13', '2024-04-03', '2024-04-05'],
      asked: [],
    });
  });

  it('is asked where days deny both orders', async () => {
    expect((await readDays(['2024-13-01', '2024-03-24', '2024-05-04'])).asked).toEqual([['YMD', 'YDM']]);
  });

  it('is year, day and month where several days prove it and none denies it', async () => {
    expect(await readDays(['2024-13-01', '2024-14-02', '2024-15-03', '2024-05-04'])).toEqual({
      days: ['2024-01-13', '2024-02-14', '2024-03-15', '2024-04-05'],
      asked: [],
    });
  });

  it('is what a column of days proves that nothing else is made of', async () => {
    const { days, asked } = await read([
      'Posted,Transaction,Payee,Amount USD',
      '1/5/2024,12/31/2023,Shell,-40.10',
      '1/8/2024,1/7/2024,Amazon,-22.35',
    ]);
    expect([days, asked]).toEqual([['2024-01-05', '2024-01-08'], []]);
  });

  it('is asked where all days of all columns fit both', async () => {
    const { asked } = await read([
      'Posted,Transaction,Payee,Amount USD',
      '1/5/2024,1/4/2024,Shell,-40.10',
      '1/8/2024,1/7/2024,Amazon,-22.35',
    ]);
    expect(asked.length).toBe(1);
  });

  it('of languages whose days begin with the day, is asked without holding rows back; elsewhere it holds them', async () => {
    const held = async (headers: string, days: readonly string[], amounts: readonly string[]) => {
      const rows = days.map((day, at) => `${day};Name ${at};${amounts[at]}`);
      const { reading } = await readUndescribed([headers, ...rows]);
      return reading.questions.filter(({ kind }) => kind === 'dateOrder').map(({ blocking }) => blocking);
    };
    const days = ['03-02-2025', '05-04-2025', '04-06-2025'];
    const comma = ['-1,50', '-20,00', '3,25'];
    const point = ['-1.50', '-20.00', '3.25'];
    expect(await held('Data;Descrizione;Importo', days, point)).toEqual([false]);
    expect(await held('Data;Histórico;Valor', days, comma)).toEqual([false]);
    // A bank of Brazil writes the month first, with a decimal point; so do Canada in French and the United States in Spanish.
    for (const headers of ['Data;Histórico;Valor', 'Fecha;Concepto;Importe', 'Date;Libellé;Montant'])
      expect(await held(headers, days, point)).toEqual([true]);
    expect(await held('Date;Description;Amount', days, point)).toEqual([true]);
  });
});
