import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract';
import { isForOneFile, withAnswer } from '../../../../../renderer/import/queue/answer';
import { dateQuestion, reading } from './samples';

const chose = (options: ReadOptions) => ({ options, reading: reading() });
const question = (option: string) => ({ ...dateQuestion(), option });

describe('an answer', () => {
  it('goes into the option that the question names, beside the earlier answers', () => {
    expect(withAnswer(chose({ decimalSign: ',' }), dateQuestion(), 'MDY')).toEqual({
      decimalSign: ',',
      dateOrder: 'MDY',
    });
  });

  it('becomes a number or a period where the option is one', () => {
    expect(withAnswer(chose({}), question('impliedDecimals'), '2')).toEqual({ impliedDecimals: 2 });
    expect(withAnswer(chose({}), question('statementPeriod'), '2023-12-15/2024-01-14')).toEqual({
      statementPeriod: { from: '2023-12-15', to: '2024-01-14' },
    });
    expect(withAnswer(chose({}), question('statementPeriod'), '2024')).toEqual({
      statementPeriod: { from: '2024-01-01', to: '2024-12-31' },
    });
  });

  it('chooses the amount among several columns and leaves the rest of the mapping alone', () => {
    expect(withAnswer(chose({ mapping: { purpose: [4] } }), question('mapping'), '2')).toEqual({
      mapping: { purpose: [4], amount: [2] },
    });
  });

  it('that names a column means one of the file, also after a saved mapping of another header was taken over', () => {
    const columns = reading().columns.map((column, at) => ({
      ...column,
      header: ['Nr.', 'Datum', 'Betrag', 'Text'][at] ?? '',
    }));
    const options: ReadOptions = {
      mapping: { bookingDate: [0], purpose: [2] },
      template: { name: 'Bank A', header: ['Datum', 'Betrag', 'Text', 'Name'] },
    };
    expect(withAnswer({ options, reading: reading({ columns }) }, question('mapping'), '2')).toEqual({
      mapping: { bookingDate: [1], purpose: [3], amount: [2] },
    });
  });

  it('says what one word for the state of a row means, beside the words of earlier answers', () => {
    const asked = { ...question('statusWords'), kind: 'status' as const, word: 'Óbókað' };
    const known: ReadOptions = { statusWords: { zwibbled: 'booked' } };
    expect(withAnswer(chose(known), asked, 'pending')).toEqual({
      statusWords: { zwibbled: 'booked', obokad: 'pending' },
    });
  });

  it('that does not fit its option changes nothing', () => {
    expect(withAnswer(chose({}), dateQuestion(), 'sometimes')).toBeNull();
  });

  it('about the period of a statement is for that file alone', () => {
    expect(isForOneFile(question('statementPeriod'))).toBe(true);
    expect(isForOneFile(dateQuestion())).toBe(false);
  });
});
