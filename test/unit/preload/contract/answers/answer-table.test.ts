import { describe, expect, it } from 'vitest';
import { answerTable, isAnswered, readAnswer } from '../../../../../preload/contract/answers/answer-table';
import { unknownMembers } from '../../../../../preload/contract/answers/unknown-members';
import fc from '../../../../property';
import { answersOfLedger } from './answered';

describe('schemas of the answers', () => {
  const kinds = Array.from({ length: 8 }, (_, number) => answersOfLedger(number));

  it('read all that the service on this computer answers, for persons and for companies', () => {
    const seen = new Set<string>();
    for (const { answers } of kinds) {
      for (const [endpoint, payload] of answers) {
        // What has no members of its own is drawn as a tree, and needs no schema.
        if (!isAnswered(endpoint)) continue;
        seen.add(endpoint);
        expect(readAnswer(endpoint, payload), endpoint).not.toBeNull();
        expect(unknownMembers(endpoint, payload), endpoint).toBeNull();
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(answerTable).sort());
  });

  it('keep each amount and each identifier of a breakdown', () => {
    const payload = kinds.find(({ type }) => type === 'company')?.answers.get('company.insurances');
    const raw = payload as { monthlyOverview: { month: string; amount: number }[] };
    const answer = readAnswer('company.insurances', payload);
    expect(answer?.monthlyOverview.map(({ month, amount }) => [month, amount])).toEqual(
      raw.monthlyOverview.map(({ month, amount }) => [month, amount]).reverse(),
    );
  });

  it('take none of several amounts of one month, and tell all of them', () => {
    const [january, once] = [
      { month: '2025-01', amount: -300, recurringTransactionIDs: ['a', 'b'], isComplete: true },
      { month: '2025-02', amount: -80 },
    ];
    const again = { ...january, amount: -20, recurringTransactionIDs: ['b', 'c'] };
    const payload = { available: true, monthlyOverview: [once, again, january, once] };
    const answer = readAnswer('company.insurances', payload);
    expect(answer?.monthlyOverview).toMatchObject([
      { month: '2025-01', amount: null, isComplete: true, recurringTransactionIDs: ['b', 'c', 'a'] },
      { month: '2025-02', amount: -80 },
    ]);
    expect(unknownMembers('company.insurances', payload)).toEqual({
      monthlyOverview: [
        { month: '2025-01', amount: -20 },
        { month: '2025-01', amount: -300 },
      ],
    });
  });

  it('name what they do not know, with the entry that it belongs to', () => {
    expect(
      unknownMembers('company.risk', {
        accountRisks: [
          {
            account: { name: 'Giro', colour: 'red' },
            monthlyOverview: [
              { month: '2025-01', overdraftDays: 'three', backDebit: { count: 1, worst: -5 } },
            ],
          },
        ],
        mood: 'calm',
      }),
    ).toEqual({
      accountRisks: [
        {
          account: { colour: 'red' },
          monthlyOverview: [{ month: '2025-01', overdraftDays: 'three', backDebit: { worst: -5 } }],
        },
      ],
      mood: 'calm',
    });
  });

  it('take a module of income that they do not know under its own name, after the known ones', () => {
    const month = { month: '2025-01', amount: 5 };
    const one = { available: true, monthlyOverview: [month] };
    const answer = readAnswer('person.income', { lottery: one, salary: one, note: 'x' });
    expect(Object.keys(answer ?? {})).toEqual(['salary', 'lottery']);
    expect(unknownMembers('person.income', { salary: one, note: 'x' })).toEqual({ note: 'x' });
  });

  it('never throw, whatever an answer is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(answerTable)), fc.jsonValue(), (endpoint, payload) => {
        if (!isAnswered(endpoint)) return;
        readAnswer(endpoint, payload);
        unknownMembers(endpoint, payload);
      }),
      { numRuns: 500 },
    );
  });
});
