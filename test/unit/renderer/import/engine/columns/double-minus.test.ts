import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const amountsOf = async (amounts: readonly string[]) => {
  const lines = amounts.map((amount, at) => `2025-03-${13 + at},Shop ${at},${amount},EUR`);
  const { rows } = await readUndescribed(['Date,Description,Amount,Currency', ...lines]);
  return rows.map(({ amountMinor }) => amountMinor);
};

describe('two minus signs', () => {
  it('take back a minus where other amounts have one', async () => {
    expect(await amountsOf(['--21.78', '-21.78', '900.00'])).toEqual([2178, -2178, 90000]);
    expect(await amountsOf(['--$21.78', '-$21.78', '$900.00'])).toEqual([2178, -2178, 90000]);
    expect(await amountsOf(['−−21.78', '−21.78', '900.00'])).toEqual([2178, -2178, 90000]);
  });

  it('are one where no amount has less', async () => {
    expect(await amountsOf(['--61.03', '--5.04', '10.00'])).toEqual([-6103, -504, 1000]);
  });

  it('are not read where nothing tells what they mean', async () => {
    expect(await amountsOf(['--61.03', '5.04', '10.00'])).toEqual([null, 504, 1000]);
  });
});
