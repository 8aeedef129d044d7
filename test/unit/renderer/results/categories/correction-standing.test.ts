import { expect, it } from 'vitest';
import { isStanding, standingOf } from '../../../../../renderer/results/categories/correction-standing';

const run = { startedAt: '2026-07-01T10:00:00.000Z' };
const before = { state: 'sent', changedAt: '2026-07-01T09:59:59.000Z' } as const;
const after = { state: 'sent', changedAt: '2026-07-01T10:00:01.000Z' } as const;

it('is heeded by an analysis that began after the service was told, and by no other', () => {
  expect(standingOf(before, run)).toBe('heeded');
  expect(standingOf(after, run)).toBe('next');
  expect(standingOf(before, null)).toBe('next');
  expect(standingOf({ ...before, state: 'open' }, run)).toBe('open');
  expect(standingOf({ ...before, state: 'kept' }, run)).toBe('kept');
});

it('a withdrawn one stays until the service was told and has analysed anew', () => {
  const withdrawn = { category: null } as Parameters<typeof isStanding>[0];
  const shown = (['open', 'kept', 'next', 'heeded'] as const).filter((standing) =>
    isStanding(withdrawn, standing),
  );
  expect(shown).toEqual(['open', 'next']);
});
