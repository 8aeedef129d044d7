import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../../check/read-file';

async function outcome(
  amounts: readonly string[],
  options: ReadOptions = {},
  above: readonly string[] = [],
  currency = 'EUR',
) {
  const rows = amounts.map((amount, at) => `1${at}.03.2025;Shop ${at};${amount};${currency}`);
  const header = above.some((line) => line.startsWith('Date;')) ? [] : ['Datum;Text;Betrag;Währung'];
  const { reading } = await readUndescribed([...above, ...header, ...rows], options);
  const column = reading.columns.find(({ field }) => field === 'amount');
  return {
    asked: reading.questions.some(({ kind }) => kind === 'numberStyle'),
    reasons: (column?.reasons ?? []).map(({ code }) => code).filter((code) => code.startsWith('amount.')),
  };
}
const open = ['-1.250', '-3.400', '-2.075'];

describe('the decimal sign', () => {
  it('is proven by single amounts', async () => {
    expect(await outcome(['-12,50', '-3.400'])).toEqual({ asked: false, reasons: ['amount.proof'] });
  });

  it('is asked where all amounts fit both signs, and says that it is only proposed', async () => {
    expect(await outcome(open)).toEqual({ asked: true, reasons: ['amount.open'] });
  });

  it('is what the user says', async () => {
    expect(await outcome(open, { decimalSign: '.' })).toEqual({ asked: false, reasons: ['amount.chosen'] });
  });

  it('is that of the amounts above the table', async () => {
    const above = ['Kontostand: 1.000,00 EUR', ''];
    expect(await outcome(open, {}, above)).toEqual({ asked: false, reasons: ['amount.above'] });
  });

  it('is what stands before three digits in a currency that has three decimals', async () => {
    const told = { asked: false, reasons: ['amount.places'] };
    const english = 'Date;Text;Amount;Currency';
    expect(await outcome(['-1.250', '850.000', '-12.500'], {}, [english], 'KWD')).toEqual(told);
    expect((await outcome(['-1.250', '850.000'], {}, [english], 'KWD')).asked).toBe(true);
    expect((await outcome(['-1.250', '850', '-12.500'], {}, [english], 'KWD')).asked).toBe(true);
    expect(await outcome(['-1,250', '850,000', '-12,500'], {}, [], 'TND')).toEqual(told);
  });

  it('is asked where such a header separates thousands so, and in dinars of which nobody writes decimals', async () => {
    const english = 'Date;Text;Amount;Currency';
    expect((await outcome(['-1,250', '2,400', '-1,100'], {}, [english], 'JOD')).asked).toBe(true);
    expect((await outcome(['-1.250', '2.400', '-1.100'], {}, [], 'JOD')).asked).toBe(true);
    expect((await outcome(['-25.000', '750.000', '-5.250'], {}, [english], 'IQD')).asked).toBe(true);
    expect((await outcome(['-25,000', '750,000', '-5,250'], {}, [], 'IQD')).asked).toBe(true);
  });

  it('is told anew where a row behind the first megabytes denies what all before it say', async () => {
    const long = 'Text '.repeat(300);
    const rows = Array.from(
      { length: 3_000 },
      (_, at) => `14.03.2025;${long};-${10 + (at % 80)}.${125 + (at % 800)};KWD`,
    );
    const { reading } = await readUndescribed([
      'Date;Text;Amount;Currency',
      ...rows,
      '15.03.2025;x;-1.250.000;KWD',
    ]);
    const column = reading.columns.find(({ field }) => field === 'amount');
    expect(column?.reasons.filter(({ code }) => code.startsWith('amount.'))).toMatchObject([
      { code: 'amount.settled', params: { sign: ',' } },
    ]);
    expect(reading.accounts[0]?.sumMinor.KWD).toBeLessThan(-1_250_000_000);
  });

  it('is the other one where a sign that several currencies share stands beside every amount', async () => {
    const pesos = ['$ 12.500', '-$ 1.250', '$ 7.305'];
    expect(await outcome(pesos, {}, [], '')).toEqual({ asked: false, reasons: ['amount.grouped'] });
    expect((await outcome(['$ 12.500', '-1.250', '$ 7.305'], {}, [], '')).asked).toBe(true);
  });

  it('is asked where amounts contradict each other, whatever stands above', async () => {
    const above = ['Kontostand: 1.000,00 EUR', ''];
    expect((await outcome(['-12,50', '-12.50', '-3,20', '-4.10'], {}, above)).asked).toBe(true);
  });
});
