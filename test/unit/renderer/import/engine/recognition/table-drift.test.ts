import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract';
import { readWhole } from '../../../../../check/read-file';

const read = (text: string, options: ReadOptions) =>
  readWhole('x.csv', new TextEncoder().encode(text), options);

describe('a saved mapping of a file without a header', () => {
  const month = (number: string) =>
    [
      `03.${number}.2024;Miete;Anna Beispiel;-700,00`,
      `14.${number}.2024;Lohn;Firma Muster;2.000,00`,
      `27.${number}.2024;Kaffee;Bert Muster;-3,40`,
    ].join('\n');

  it('when the next file has none either, every column is where it was', async () => {
    const mapping = { bookingDate: [0], counterpartyName: [1], purpose: [2], amount: [3] };
    const saved: ReadOptions = { headerRow: 0, mapping, currency: 'EUR' };
    const first = await read(month('04'), saved);
    const header = first.reading.columns.map((column) => column.header);
    expect(header).toEqual(['', '', '', '']);
    const { rows, reading } = await read(month('05'), { ...saved, template: { name: 'Meine', header } });
    expect(reading.drift).toBeNull();
    expect(rows.map(({ counterpartyName, purpose }) => [counterpartyName, purpose])).toEqual([
      ['Miete', 'Anna Beispiel'],
      ['Lohn', 'Firma Muster'],
      ['Kaffee', 'Bert Muster'],
    ]);
  });
});
