import { beforeAll, expect, it } from 'vitest';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { coverageSentences } from '../../../../../renderer/results/answers/coverage-sentences';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { filterWords, noFilter } from '../../../../../renderer/results/filters/figure-filter';
import { sampleFigures } from '../../report/sample-report';

const figures = sampleFigures();
const whole = { ...noFilter, since: '2026-01', until: '2026-03' };

beforeAll(() => startLanguage('en'));

it('of a customer with one account no chart and no comparison says "all accounts"', () => {
  const texts = textsIn('en');
  expect(filterWords(texts, whole, figures.accounts)).toBe('all accounts, January 2026 to March 2026');
  expect(filterWords(texts, whole, figures.accounts.slice(0, 1))).toBe('January 2026 to March 2026');
});

it('of two accounts the other one goes on, of three several do', () => {
  const [first, second] = figures.accounts;
  if (!first || !second) throw new Error('no accounts');
  const short = { ...second, covered: [{ since: '2024-08-01', until: '2025-09-15' }] };
  const said = (accounts: (typeof first)[]) =>
    coverageSentences(textsIn('en'), makeBasis({ ...figures, accounts }, false))[0];
  expect(said([first, short])).toContain('The other account goes on.');
  expect(said([first, { ...first, accountId: 'third' }, short])).toContain('Other accounts go on.');
});
