import { expect, it } from 'vitest';
import { isNearly } from '../../../../../../main/local-service/analysis/ledger/near-text';

it.each([
  ['RUDIGERHURLIMANN', 'RDIGERHRLIMANN', true],
  ['STADTWERKEPASSAU', 'STADTWRKEPASSU', true],
  ['ANNAMULLER', 'ANNAMOLLER', false],
  ['STADTWERKEULM', 'STADTWERKEWELS', false],
  ['KURZ', 'KUR', false],
])('%s and %s: %s', (a, b, isOne) => {
  expect(isNearly(a, b)).toBe(isOne);
});
