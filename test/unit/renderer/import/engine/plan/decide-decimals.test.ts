import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../../check/read-file';

async function outcome(amounts: readonly string[], options: ReadOptions = {}, above: readonly string[] = []) {
  const rows = amounts.map((amount, at) => `1${at}.03.2025;Shop ${at};${amount};EUR`);
  const { reading } = await readUndescribed([...above, 'Datum;Text;Betrag;Währung', ...rows], options);
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

  it('is asked where amounts contradict each other, whatever stands above', async () => {
    const above = ['Kontostand: 1.000,00 EUR', ''];
    expect((await outcome(['-12,50', '-12.50', '-3,20', '-4.10'], {}, above)).asked).toBe(true);
  });
});
