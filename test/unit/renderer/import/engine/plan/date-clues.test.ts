import { describe, expect, it } from 'vitest';
import { ColumnProfile } from '../../../../../../renderer/import/engine/columns/column-profile';
import { decide } from '../../../../../../renderer/import/engine/plan/clues';
import {
  cellOrder,
  type DateFacts,
  dateClues,
} from '../../../../../../renderer/import/engine/plan/date-clues';

const ambiguous = ['03/04/2025', '05/04/2025'];

function outcome(days: readonly string[], facts: Partial<Omit<DateFacts, 'profile'>> = {}) {
  const profile = new ColumnProfile();
  for (const day of days) profile.observe(day);
  profile.settle();
  const all: DateFacts = {
    profile,
    chosen: undefined,
    sibling: undefined,
    otherTable: undefined,
    ofRows: null,
    ofFormat: undefined,
    ofLanguage: null,
    together: null,
    within: null,
    ...facts,
  };
  const { claim, isOpen, isWaiting, by } = decide(cellOrder(all), dateClues(all));
  return [claim, isWaiting ? 'asked' : isOpen ? 'told' : 'decided', by.reason.code];
}

const within = { order: 'MDY', period: { from: '2025-03-01', to: '2025-05-31' } } as const;
const together = { order: 'MDY', days: 3, otherDays: 90, isDoubtful: false } as const;
const sibling = { order: 'MDY', name: 'Value date' } as const;

describe('what speaks for an order of day and month', () => {
  it('is proof where a day is none in the other order, whatever else is said', () => {
    expect(outcome(['13/04/2025'], { chosen: 'MDY', ofFormat: 'MDY', within })).toEqual([
      'DMY',
      'decided',
      'date.proof',
    ]);
  });

  it('is asked where nothing says it', () => {
    expect(outcome(ambiguous)).toEqual(['DMY', 'asked', 'date.open']);
  });

  it('is the language of the headers where nothing else says it, which is told, and asked where period or days say otherwise', () => {
    expect(outcome(ambiguous, { ofLanguage: 'DMY' })).toEqual(['DMY', 'told', 'date.ofHeaders']);
    expect(outcome(ambiguous, { ofLanguage: 'DMY', ofRows: 'MDY' })).toEqual([
      'MDY',
      'decided',
      'date.sorted',
    ]);
    expect(outcome(ambiguous, { ofLanguage: 'DMY', within })[1]).toBe('asked');
    expect(outcome(ambiguous, { ofLanguage: 'DMY', together })[1]).toBe('asked');
  });

  it.each([
    ['the answer of the user', { chosen: 'MDY', sibling: { order: 'DMY', name: 'x' } }, 'date.chosen'],
    ['another column', { sibling, ofFormat: 'DMY' }, 'date.sibling'],
    ['another table', { otherTable: 'MDY', ofFormat: 'DMY' }, 'date.otherTable'],
    ['the description', { ofFormat: 'MDY' }, 'date.ofFormat'],
    ['the period of the statement', { within }, 'date.period'],
  ] as const)('is %s, the strongest before the weaker', (_who, facts, code) => {
    expect(outcome(ambiguous, facts)).toEqual(['MDY', 'decided', code]);
  });

  it('is the one in which days lie together, which is told, and nothing where a period or a description says it', () => {
    expect(outcome(ambiguous, { together })).toEqual(['MDY', 'told', 'date.together']);
    expect(outcome(ambiguous, { together: { ...together, isDoubtful: true } })).toEqual([
      'DMY',
      'asked',
      'date.open',
    ]);
    expect(outcome(ambiguous, { together, within })).toEqual(['MDY', 'decided', 'date.period']);
    expect(outcome(ambiguous, { together, ofFormat: 'DMY' })).toEqual(['DMY', 'decided', 'date.ofFormat']);
  });

  it('is asked where two proofs of the file contradict each other', () => {
    expect(outcome(ambiguous, { sibling, otherTable: 'DMY' })).toEqual(['MDY', 'asked', 'date.sibling']);
  });

  it('is for the user alone where the days of the column deny each order', () => {
    const denied = ['13/03/2025', '14/03/2025', '03/25/2025'];
    expect(outcome(denied, { sibling, within })).toEqual(['DMY', 'asked', 'date.open']);
    expect(outcome(denied, { chosen: 'MDY' })).toEqual(['MDY', 'decided', 'date.chosen']);
  });
});
