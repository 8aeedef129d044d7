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

  it('are what the balance makes of them, whatever the others have', async () => {
    const list = (after: readonly string[]) => [
      'Date,Description,Amount,Currency,Balance',
      ...['-10.50', '--21.78', '-5.00'].map(
        (amount, at) => `2025-03-${13 + at},Shop,${amount},EUR,${after[at]}`,
      ),
    ];
    const minors = async (after: readonly string[]) =>
      (await readUndescribed(list(after))).rows.map(({ amountMinor }) => amountMinor);
    expect(await minors(['100.00', '78.22', '73.22'])).toEqual([-1050, -2178, -500]);
    expect(await minors(['100.00', '121.78', '116.78'])).toEqual([-1050, 2178, -500]);
  });

  it('are not read where nothing tells what they mean', async () => {
    expect(await amountsOf(['--61.03', '5.04', '10.00'])).toEqual([null, 504, 1000]);
  });

  it('are shown row by row where no balance says what they mean, and not where one does', async () => {
    const shown = async (lines: readonly string[]) =>
      (await readUndescribed(lines)).reading.findings.flatMap(({ rule, line, text }) =>
        rule === 'amount.doubleMinus' ? [[line, text]] : [],
      );
    const rows = ['2025-03-13,A,--21.78', '2025-03-14,B,-21.78', '2025-03-15,C,--5.00'];
    expect(await shown(['Date,Description,Amount', ...rows])).toEqual([
      [2, '--21.78'],
      [4, '--5.00'],
    ]);
    const told = ['2025-03-13,Rev: A,--21.78', '2025-03-14,A,-21.78', '2025-03-15,Refund,--5.00'];
    expect(await shown(['Date,Description,Amount', ...told])).toEqual([]);
    const balances = ['100.00', '78.22', '73.22'];
    expect(
      await shown(['Date,Description,Amount,Balance', ...rows.map((row, at) => `${row},${balances[at]}`)]),
    ).toEqual([]);
  });
});
