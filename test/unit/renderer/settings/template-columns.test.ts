import { describe, expect, it } from 'vitest';
import { meaningOfTemplate } from '../../../../renderer/settings/template-columns';

const header = ['Tag', 'Betrag', 'Wer', '', 'Text A'];

describe('what a saved mapping shows', () => {
  it('is each column with its field, in the order of the file, without those that are not used', () => {
    const { columns } = meaningOfTemplate({
      header,
      options: { mapping: { purpose: [4, 3], bookingDate: [0], amount: [1], ignored: [2] } },
    });
    expect(columns.map(({ name, field }) => [name, field])).toEqual([
      ['Tag', 'bookingDate'],
      ['Betrag', 'amount'],
      ['', 'purpose'],
      ['Text A', 'purpose'],
    ]);
  });

  it('is also how the file is read, and which column is taken apart', () => {
    const split = { column: 2, by: { kind: 'iban' }, feeds: ['counterpartyName', 'counterpartyIban', null] };
    expect(
      meaningOfTemplate({ header, options: { dateOrder: 'DMY', headerRow: 3, splits: [split] } }),
    ).toEqual({
      columns: [{ column: 2, name: 'Wer', field: null }],
      settings: [
        { option: 'headerRow', value: '3', texts: null },
        { option: 'dateOrder', value: 'DMY', texts: 'choice.dateOrder' },
      ],
      statusWords: [],
    });
  });

  it('is also what the user said that words of the status mean', () => {
    const { statusWords } = meaningOfTemplate({
      header,
      options: { statusWords: { 'in flight': 'pending', gone: 'declined' } },
    });
    expect(statusWords).toEqual([
      { word: 'in flight', meaning: 'pending' },
      { word: 'gone', meaning: 'declined' },
    ]);
  });

  it('is nothing when this version cannot read it', () => {
    expect(meaningOfTemplate({ header, options: { mapping: 'other' } })).toEqual({
      columns: [],
      settings: [],
      statusWords: [],
    });
  });
});
