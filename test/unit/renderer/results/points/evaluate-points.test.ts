import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import { pointRules } from '../../../../../preload/contract/points';
import { texts } from '../../../../../renderer/base/languages';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import { CaseFacts } from '../../../../../renderer/results/facts/case-facts';
import { keyFactsOf } from '../../../../../renderer/results/facts/key-facts';
import { evaluatePoints } from '../../../../../renderer/results/points/evaluate-points';
import { measures } from '../../../../../renderer/results/points/measures';
import { sampleFigures } from '../../report/sample-report';

const months = ['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01'];
const timespan = { since: '2026-01-01', until: '2026-06-30' };

const breakdown = (amounts: readonly number[], name: string) => ({
  available: true,
  monthlyOverview: months.map((month, index) => ({
    month,
    amount: amounts[index],
    recurringAmount: amounts[index],
    nonRecurringAmount: 0,
    recurringTransactionIDs: [`${name}-${month}`],
    nonRecurringTransactionIDs: [],
  })),
  contractSummary: [],
  observedTimespan: timespan,
});

const same = (amount: number) => months.map(() => amount);

function personCase(changes: Record<string, unknown> = {}) {
  const payloads: Record<string, unknown> = {
    'person.income': { salary: breakdown(same(2000), 'wage') },
    'person.spending': {
      housing: breakdown(same(700), 'rent'),
      credits: breakdown(same(300), 'loan'),
      cash: breakdown(same(200), 'cash'),
    },
    'person.householdBudget': {
      monthlyOverview: months.map((month) => ({ month, income: 2000, spending: -1200, balance: 800 })),
      observedTimespan: timespan,
    },
    'person.riskFactors': {
      monthlyOverview: months.map((month, index) => ({
        month,
        backDebit: index < 3 ? { count: 1, transactionIDs: [`back-${month}`] } : { count: 0 },
        garnishment: { count: 0 },
        collection: { count: 0 },
        gambling: { count: 0, amount: 0 },
        overdraftDays: 0,
      })),
      observedTimespan: timespan,
    },
    ...changes,
  };
  const results = new Map<string, Result>(
    Object.entries(payloads).map(([endpoint, payload]) => [
      endpoint,
      { endpoint, runId: 'r', fetchedAt: '2026-07-15T00:00:00Z', state: 'received', payload, error: null },
    ]),
  );
  return new CaseFacts({
    isPerson: true,
    results,
    figures: null,
    basis: noBasis,
    signs: null,
    currencies: ['EUR'],
  });
}

const pointsOf = (facts: CaseFacts, thresholds = {}) =>
  new Map(evaluatePoints(facts, thresholds).map((point) => [point.rule.key, point]));

describe('points to check', () => {
  it('have a measure, a name, a sentence and a reason in both languages, every rule', () => {
    const whys = JSON.stringify(measures.D1?.toString());
    expect(whys).toBeDefined();
    for (const { key } of pointRules) {
      expect(measures[key], key).toBeTypeOf('function');
      for (const known of [texts.de, texts.en] as Record<string, string>[]) {
        expect(known[`points.rule.${key}`], key).toBeDefined();
        expect(known[`points.say.${key}`], key).toContain('{{value}}');
      }
    }
  });

  it('name value, threshold and bookings: 35 % housing is noted from 30 %, three returned debits are to be clarified', () => {
    const points = pointsOf(personCase());
    expect(points.get('P1')).toMatchObject({ level: 'note', value: 35 });
    expect(points.get('P1')?.ids).toHaveLength(6);
    expect(points.get('P2')).toMatchObject({ level: 'passed', value: 15 });
    expect(points.get('K1')).toMatchObject({
      level: 'clarify',
      value: 3,
      ids: ['back-2026-04', 'back-2026-05', 'back-2026-06'],
    });
    // 200 of 1,200: what the budget counts as spending, transfers to other people among it.
    expect(points.get('P6')).toMatchObject({ level: 'passed', value: 20_000 / 1_200 });
    expect(points.get('P3')).toMatchObject({ level: 'passed', value: 0 });
  });

  it('list every rule of the kind once: what passed, and what could not be checked with its reason', () => {
    const points = pointsOf(personCase());
    const own = pointRules.filter((rule) => rule.for !== 'company');
    expect([...points.keys()].sort()).toEqual(own.map(({ key }) => key).sort());
    expect(points.get('K2.person')).toMatchObject({ level: 'notCheckable', why: 'noBalance', value: null });
    expect(points.get('K3')).toMatchObject({ level: 'notCheckable', why: 'noLimit' });
    // Without any account nothing is known of their balances either.
    expect(points.get('D2')).toMatchObject({ level: 'notCheckable', why: 'noFigures' });
    expect(points.has('C5')).toBe(false);
  });

  it('never take a missing answer for a zero', () => {
    const points = pointsOf(personCase({ 'person.riskFactors': null, 'person.spending': null }));
    expect(points.get('K1')).toMatchObject({ level: 'notCheckable', why: 'noAnswer' });
    expect(points.get('P1')).toMatchObject({ level: 'notCheckable', why: 'noAnswer' });
  });

  it('heed a changed threshold, and one that was emptied never fires', () => {
    const points = pointsOf(personCase(), {
      P1: { note: 36, clarify: null },
      K1: { note: null, clarify: null },
    });
    expect(points.get('P1')?.level).toBe('passed');
    expect(points.get('K1')?.level).toBe('passed');
  });

  it('see a wage that stayed away, and income that fell', () => {
    const amounts = [1500, 1500, 0, 2000, 2000, 2000];
    const points = pointsOf(personCase({ 'person.income': { salary: breakdown(amounts, 'wage') } }));
    expect(points.get('P4')).toMatchObject({ level: 'note', value: 1 });
    expect(points.get('P4.lower')).toMatchObject({ level: 'note', value: 50 });
  });

  it('take a wage that moved over a weekend into the next month for no missed one', () => {
    const amounts = [2000, 2000, 4000, 0, 2000, 2000];
    const points = pointsOf(personCase({ 'person.income': { salary: breakdown(amounts, 'wage') } }));
    expect(points.get('P4')).toMatchObject({ level: 'passed', value: 0 });
  });

  it('tell gambling from the first payment on, below its thresholds as an information', () => {
    const gambling = months.map((month) => ({
      month,
      gambling: { count: 1, transactionIDs: [month], amount: -10 },
    }));
    const points = pointsOf(
      personCase({ 'person.riskFactors': { monthlyOverview: gambling, observedTimespan: timespan } }),
    );
    expect(points.get('P5')).toMatchObject({ level: 'information', value: 0.5 });
    expect(points.get('P5.most')).toMatchObject({ level: 'passed', value: 10 });
  });

  it('of a company leave the overdrawn ratio off until its formula is settled', () => {
    const facts = new CaseFacts({
      isPerson: false,
      results: new Map(),
      figures: sampleFigures(),
      basis: noBasis,
      signs: null,
      currencies: ['EUR'],
    });
    const points = pointsOf(facts);
    expect(points.get('C2')).toMatchObject({ level: 'notCheckable', why: 'notSettled' });
    expect(points.has('P1')).toBe(false);
  });
});

describe('the key figures of a person', () => {
  let facts: ReturnType<typeof keyFactsOf>;
  beforeAll(() => {
    facts = keyFactsOf(personCase());
  });

  it('are eight, counted by hand from whole months', () => {
    const cells = Object.fromEntries(facts.map(({ key, cell }) => [key, cell]));
    expect(Object.keys(cells)).toHaveLength(8);
    expect(cells).toMatchObject({
      income: { kind: 'minor', value: 200_000 },
      fixed: { kind: 'minor', value: 90_000 },
      housing: { kind: 'minor', value: 70_000 },
      loans: { kind: 'minor', value: 30_000 },
      left: { kind: 'minor', value: 80_000 },
      lowest: null,
      returned: { kind: 'number', value: 3 },
    });
    expect(facts.find(({ key }) => key === 'housing')?.beside?.cell).toEqual({ kind: 'percent', value: 35 });
  });
});

describe('what is not told', () => {
  const untold = (members: object) => ({
    'person.riskFactors': {
      monthlyOverview: months.map((month) => ({ month, overdraftDays: 0, ...members })),
      observedTimespan: timespan,
    },
  });
  const levelOf = (facts: CaseFacts, key: string) => pointsOf(facts).get(key)?.level;

  it('when a scope is missing, so that a sign is in no month, it is not checkable and never passed', () => {
    const facts = personCase(untold({ backDebit: { count: 0 } }));
    expect(['K1', 'K4', 'K5', 'P5', 'P5.most'].map((key) => levelOf(facts, key))).toEqual([
      'passed',
      ...Array(4).fill('notCheckable'),
    ]);
    expect(keyFactsOf(personCase(untold({}))).find(({ key }) => key === 'returned')?.cell).toBeNull();
  });

  it('when gambling is told without its bookings, it counts', () => {
    const facts = personCase(untold({ gambling: { count: 9, amount: -3000 } }));
    expect(levelOf(facts, 'P5')).toBe('note');
    expect(levelOf(facts, 'P5.most')).toBe('clarify');
  });

  it('when no rent or loan is seen on these accounts, that is no zero', () => {
    const facts = personCase({ 'person.spending': { cash: breakdown(same(200), 'cash') } });
    expect(pointsOf(facts).get('P1')).toMatchObject({ level: 'notCheckable', why: 'notSeen' });
    expect(keyFactsOf(facts).find(({ key }) => key === 'housing')?.cell).toBeNull();
  });

  it('when the salary is hidden by a missing scope, the rest of the income is not taken for the whole', () => {
    const facts = personCase({
      'person.income': { childBenefit: breakdown(same(250), 'child') },
      'person.householdBudget': {
        monthlyOverview: months.map((month) => ({ month, spending: -1200 })),
        observedTimespan: timespan,
      },
    });
    expect(levelOf(facts, 'P1')).toBe('notCheckable');
    expect(keyFactsOf(facts).find(({ key }) => key === 'income')?.cell).toBeNull();
  });
});
