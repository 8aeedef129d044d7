import { describe, expect, it } from 'vitest';
import { isForOneFile, withAnswer } from '../../../../../renderer/import/queue/answer';
import { dateQuestion } from './samples';

const question = (option: string) => ({ ...dateQuestion(), option });

describe('an answer', () => {
  it('goes into the option that the question names, beside the earlier answers', () => {
    expect(withAnswer({ decimalSign: ',' }, dateQuestion(), 'MDY')).toEqual({
      decimalSign: ',',
      dateOrder: 'MDY',
    });
  });

  it('becomes a number or a period where the option is one', () => {
    expect(withAnswer({}, question('impliedDecimals'), '2')).toEqual({ impliedDecimals: 2 });
    expect(withAnswer({}, question('statementPeriod'), '2023-12-15/2024-01-14')).toEqual({
      statementPeriod: { from: '2023-12-15', to: '2024-01-14' },
    });
    expect(withAnswer({}, question('statementPeriod'), '2024')).toEqual({
      statementPeriod: { from: '2024-01-01', to: '2024-12-31' },
    });
  });

  it('chooses the amount among several columns and leaves the rest of the mapping alone', () => {
    expect(withAnswer({ mapping: { purpose: [4] } }, question('mapping'), '2')).toEqual({
      mapping: { purpose: [4], amount: [2] },
    });
  });

  it('that does not fit its option changes nothing', () => {
    expect(withAnswer({}, dateQuestion(), 'sometimes')).toBeNull();
  });

  it('about the period of a statement is for that file alone', () => {
    expect(isForOneFile(question('statementPeriod'))).toBe(true);
    expect(isForOneFile(dateQuestion())).toBe(false);
  });
});
