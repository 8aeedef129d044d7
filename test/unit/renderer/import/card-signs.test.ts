import { describe, expect, it } from 'vitest';
import { currencyPlaces, minorToDecimal } from '../../../../preload/contract/minor-units';
import { exportFormats } from '../../../../renderer/import/formats';
import type { ExportFormat } from '../../../../renderer/import/formats/format';
import {
  type DescribedExport,
  describedExports,
  describedFolder,
  formatFolder,
  keepRows,
} from '../../../check/described-exports';
import { readWhole } from '../../../check/read-file';

const isCard = ({ exportType }: ExportFormat) => exportType === 'card';
const cards = exportFormats.filter(isCard);

/** A common header: without the thanks for a payment nothing names the bank. */
const namedByPayments = new Set(['de-amex-kurz']);

/** Amounts that are not read as expected when only rows of one sign are left. */
async function wrongAmounts(file: DescribedExport, sign: -1 | 1): Promise<string[]> {
  const { transactions } = file.expected;
  const isKept = (row: number) => Math.sign(Number(transactions[row]?.amount)) !== -sign;
  const expected = transactions.filter((_, row) => isKept(row)).map(({ amount }) => amount);
  if (expected.length === 0) return [];
  const { reading, rows } = await readWhole(file.name, keepRows(file, isKept));
  const amounts = rows.map(({ amountMinor, currency }) =>
    amountMinor === null
      ? null
      : minorToDecimal(Number(amountMinor), currencyPlaces(currency as string | null)),
  );
  const wrong = amounts.join() === expected.join() ? [] : [`${file.name}: ${amounts.join()}`];
  if (reading.questions.some(({ kind }) => kind === 'sign')) wrong.push(`${file.name}: asks for signs`);
  return wrong;
}

describe('described exports of cards', () => {
  it('when a card is described, its signs are stated: how amounts are written, or the columns that tell', () => {
    const silent = cards.filter(
      ({ sign, fields }) => !sign && !fields?.direction && !(fields?.debit && fields.credit),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('when an export of a card has nothing but charges, or nothing but payments, every sign is right', async () => {
    const files = [
      ...(await describedExports(formatFolder, isCard)),
      ...(await describedExports(describedFolder, isCard)),
    ];
    const wrong: string[] = [];
    for (const file of files) {
      if (!namedByPayments.has(file.format.id)) wrong.push(...(await wrongAmounts(file, -1)));
      wrong.push(...(await wrongAmounts(file, 1)));
    }
    expect(wrong).toEqual([]);
    expect(files.map(({ format }) => format.id).sort()).toEqual(cards.map(({ id }) => id).sort());
  });
});
