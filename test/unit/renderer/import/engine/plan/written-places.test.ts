import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const amounts = async (header: string, values: readonly string[], currency = 'EUR') =>
  (
    await readUndescribed([
      `date,description,${header},currency`,
      ...values.map((value, at) => `2024-01-${16 + at},Row ${at},${value},${currency}`),
    ])
  ).rows.map((row) => row.amountMinor);

describe('amounts in whole minor units', () => {
  it.each(['amount_cents', 'amount_minor', 'Betrag in Cent', 'amount (minor units)', 'Amount (cents)'])(
    'when the header is %s, whole numbers are hundredths',
    async (header) => {
      expect(await amounts(header, ['-8000', '250000', '-90050'])).toEqual([-8000, 250000, -90050]);
    },
  );

  it('when the currency has other places, minor units are of its own size', async () => {
    expect(await amounts('amount_minor', ['-8000', '250000', '-90050'], 'JPY')).toEqual([
      -8000, 250000, -90050,
    ]);
    expect(await amounts('amount_minor', ['-8000', '250000', '-90050'], 'KWD')).toEqual([
      -8000, 250000, -90050,
    ]);
  });

  it('when a number has decimals of its own, all are as written', async () => {
    expect(await amounts('Amount (cents)', ['-80.00', '2500.00', '-900.50'])).toEqual([
      -8000, 250000, -90050,
    ]);
  });
});
