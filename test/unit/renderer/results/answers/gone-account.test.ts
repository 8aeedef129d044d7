import { beforeAll, expect, it } from 'vitest';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { differenceSentences } from '../../../../../renderer/results/answers/difference-sentences';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { sampleFigures } from '../../report/sample-report';

beforeAll(() => startLanguage('en'));

const differs = { unsent: 0, unknown: 0, leftOut: 0, asSent: 3 };

it('an account that no import has any more is told as such, and no month is complete beside it', () => {
  const figures = sampleFigures();
  const [first, second] = figures.accounts;
  if (!first || !second) throw new Error('no accounts');
  const told = (account: typeof first) =>
    differenceSentences(textsIn('en'), { ...figures, accounts: [first, account] })[0];
  const gone = { ...second, bookings: 3, files: [], covered: [], differs };
  expect(told(gone)).toContain(
    'no import here has this account any more. 3 bookings of it are at the service',
  );
  expect(told({ ...second, differs })).toContain('3 bookings count as they were sent.');
  const complete = (account: typeof first) => {
    const { coverage } = makeBasis({ ...figures, accounts: [first, account] }, false);
    return coverage?.months.filter(coverage.isComplete).length ?? 0;
  };
  expect(complete({ ...gone, bookings: 0 })).toBeGreaterThan(0);
  expect(complete(gone)).toBe(0);
});
