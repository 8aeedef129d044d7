import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../../../main/service/activity/activity-outcome';

describe('how a call ended', () => {
  it.each([
    ['categorization.correlation', 404, 'stillRunning'],
    ['categorization.correlation', 202, 'stillRunning'],
    ['categorization.correlation', 200, 'answered'],
    ['categorization.correlation', 403, 'refused'],
    ['company.credits', 404, 'nothingThere'],
    ['users.getByCustomId', 404, 'nothingThere'],
    ['users.triggerAnalysis', 404, 'refused'],
    ['users.delete', 404, 'refused'],
    ['upload.addTransactions', 429, 'refused'],
    ['auth', 200, 'answered'],
    ['auth', 401, 'refused'],
    ['auth', undefined, 'noAnswer'],
  ] as const)('of %s with status %s is %s', (key, status, outcome) => {
    expect(outcomeOf(key, status)).toBe(outcome);
  });
});
