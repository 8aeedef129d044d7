import { describe, expect, it } from 'vitest';
import { pastedCells, readCell, typedValue } from '../../../../../renderer/import/check/cell-values';

describe('a value that is typed into a cell', () => {
  it.each([
    ['amount', '-1.234,56', 'de', '-1234.56'],
    ['amount', '1,234.56', 'de', '1234.56'],
    ['amount', '1.234', 'de', '1234'],
    ['amount', '1.234', 'en', '1.234'],
    ['amount', '1,234', 'en', '1234'],
    ['amount', '-0', 'de', '0'],
    ['bookingDay', '7.5.25', 'de', '2025-05-07'],
    ['bookingDay', '07/05/2025', 'en', '2025-05-07'],
    ['currency', 'eur', 'de', 'EUR'],
    ['counterpartyIban', 'DE02 1001 0010 0006 8201 01', 'de', 'DE02100100100006820101'],
    ['eref', '000123', 'de', '000123'],
    ['purpose', '  ', 'de', null],
  ] as const)('%s: %s (%s) is %s', (field, text, language, value) => {
    expect(readCell(field, text, language)).toEqual({ value });
  });

  it.each([
    ['amount', 'ten'],
    ['amount', '1,2,3'],
    ['bookingDay', '31.02.2025'],
    ['counterpartyIban', 'DE02100100100006820102'],
    ['currency', ''],
  ] as const)('%s: %s is refused, with its reason', (field, text) => {
    expect(readCell(field, text, 'de')).toHaveProperty('problem');
  });

  it('is put into the cell as the language writes it, and read back the same', () => {
    for (const language of ['de', 'en'] as const) {
      expect(readCell('amount', typedValue('amount', '-1234.56', language), language)).toEqual({
        value: '-1234.56',
      });
      expect(readCell('bookingDay', typedValue('bookingDay', '2025-05-07', language), language)).toEqual({
        value: '2025-05-07',
      });
    }
  });
});

describe('a block of a spreadsheet', () => {
  it('keeps leading zeros, empty cells, and breaks inside of quotes', () => {
    expect(pastedCells('001\t\t"a ""b""\nc"\r\n002\tx\ty\r\n')).toEqual([
      ['001', '', 'a "b"\nc'],
      ['002', 'x', 'y'],
    ]);
  });
});
