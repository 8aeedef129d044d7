import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../preload/contract';
import { answerOf } from '../../../../renderer/batch/settle-files';
import type { OpenQuestion } from '../../../../renderer/import/questions/open-questions';

const open = (change: Partial<Question>): OpenQuestion =>
  ({
    question: {
      id: 'q',
      kind: 'dateOrder',
      blocking: true,
      column: 0,
      option: 'dateOrder',
      choices: [
        { value: 'dayFirst', isProposed: false, examples: [] },
        { value: 'monthFirst', isProposed: true, examples: [] },
      ],
      ...change,
    },
  }) as unknown as OpenQuestion;

describe('answerOf', () => {
  it('when the job says nothing, a person is needed', () => {
    expect(answerOf(open({}), { answers: {}, others: 'stop' })).toBe('stop');
  });

  it('when the job answers the kind, that counts before what it says of others', () => {
    const rules = { answers: { dateOrder: 'dayFirst' }, others: 'leaveOut' } as const;
    expect(answerOf(open({}), rules)).toEqual({ value: 'dayFirst' });
    expect(answerOf(open({ kind: 'sign' }), rules)).toBe('leaveOut');
  });

  it('when the proposed one is to be taken and there is none, a person is needed', () => {
    const rules = { answers: {}, others: 'proposed' } as const;
    expect(answerOf(open({}), rules)).toEqual({ value: 'monthFirst' });
    const unproposed = [{ value: 'dayFirst', isProposed: false, examples: [] }];
    expect(answerOf(open({ choices: unproposed }), rules)).toBe('stop');
  });

  it('when the answer is none of the choices, it is none; any currency and any year can be said', () => {
    expect(answerOf(open({}), { answers: { dateOrder: 'yearFirst' }, others: 'proposed' })).toBe('stop');
    expect(
      answerOf(open({ kind: 'currency', option: 'currency' }), {
        answers: { currency: 'PLN' },
        others: 'stop',
      }),
    ).toEqual({ value: 'PLN' });
    expect(
      answerOf(open({ kind: 'year', option: 'statementPeriod' }), {
        answers: { year: '2024' },
        others: 'stop',
      }),
    ).toEqual({ value: '2024' });
  });
});
