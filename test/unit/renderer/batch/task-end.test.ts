import { describe, expect, it } from 'vitest';
import { mainErrorCodes } from '../../../../preload/contract';
import { outcomeOf } from '../../../../renderer/batch/task-end';

describe('outcomeOf', () => {
  it.each([
    ['service.unavailable', 'temporary'],
    ['service.rateLimited', 'temporary'],
    ['service.answerUnknown', 'temporary'],
    ['file.grew', 'temporary'],
    ['file.unreadable', 'needsAnswer'],
    ['import.questionsOpen', 'needsAnswer'],
    ['customer.unknown', 'needsAnswer'],
    ['service.secretMissing', 'needsAnswer'],
    ['upload.differs', 'temporary'],
    ['service.secretRefused', 'fatal'],
    ['service.forbidden', 'fatal'],
    ['store.damaged', 'fatal'],
    ['report.failed', 'fatal'],
    ['internal', 'fatal'],
  ])('when a task ends with %s, it is %s', (code, outcome) => {
    expect(outcomeOf({ code })).toBe(outcome);
  });

  it('when main answers with any code, what the import itself lacks is never taken for passing', () => {
    const passing = mainErrorCodes.filter((code) => outcomeOf({ code }) === 'temporary');
    expect(passing.filter((code) => code.startsWith('import.') || code.startsWith('customer.'))).toEqual([]);
  });
});
