import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const header = 'Date,Details,Amount,Balance';
const rows = [
  '16/01/2024,Shop,80.00,920.00',
  '18/01/2024,Salary,2500.00,3420.00',
  '22/01/2024,Rent,900.00,2520.00',
  '23/01/2024,Food,20.00,2500.00',
];
const breaks = async (lines: readonly string[], sign: 'asWritten' | 'inverted' = 'asWritten') => {
  const { reading } = await readUndescribed([header, ...lines], { sign });
  return reading.findings.filter(({ rule }) => rule === 'balance.break').map(({ line }) => line);
};

describe('amounts without sign beside a running balance', () => {
  it('when the signs are answered, the answer holds row by row, and no balance contradicts it', async () => {
    expect(await breaks(rows)).toEqual([]);
    expect(await breaks(rows.toReversed())).toEqual([]);
  });

  it('when some rows have lost their minus, each of them is said', async () => {
    const some = rows.map((row) => row.replace('80.00,', '-80.00,'));
    expect(await breaks(some)).toEqual([4, 5]);
    expect(await breaks(some.toReversed())).toEqual([2, 3]);
  });

  it('when a balance moves by something else, nothing is said of signs', async () => {
    const some = rows.map((row) => row.replace('80.00,', '-80.00,').replace('2520.00', '2521.00'));
    expect(await breaks(some)).toEqual([]);
  });
});
