import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../../renderer/base/format';
import { shownValues } from '../../../../renderer/base/language';

describe('values inside of sentences', () => {
  it('are written like the language writes them, texts of a file as they stand there', () => {
    const values = { day: '2025-03-15', rows: 1_480, otherText: '2025-03-15', from: '0107' };
    expect(shownValues(values, createFormat('de'))).toEqual({
      day: '15.03.2025',
      rows: '1.480',
      otherText: '2025-03-15',
      from: '0107',
    });
  });
});
