import { expect, it } from 'vitest';
import { isOfOneMoment, keptWhileLoading } from '../../../../renderer/results/of-one-moment';

const ready = { state: 'ready', value: 1 } as const;
const loading = { state: 'loading' } as const;
const failed = { state: 'failed', error: { code: 'internal' } } as const;

it('a case is of one moment where every part of it was answered, and none is kept because its answer failed', () => {
  expect(isOfOneMoment([ready, ready])).toBe(true);
  expect(isOfOneMoment([ready, loading])).toBe(false);
  expect(isOfOneMoment([failed, ready])).toBe(false);
});

it('signs of before stand while new ones are read, and are gone where these cannot be read or are too many', () => {
  expect(keptWhileLoading(loading, 7)).toBe(7);
  expect(keptWhileLoading(ready, 7)).toBe(1);
  expect(keptWhileLoading<number>(failed, 7)).toBeNull();
  expect(keptWhileLoading<number>({ state: 'ready', value: null }, 7)).toBeNull();
});
