import { describe, expect, it } from 'vitest';
import { offeredYears } from '../../../../../renderer/import/questions/statement-period';

describe('the period of a statement', () => {
  it('when years are offered, they begin with the running one', () => {
    expect(offeredYears(new Date(2026, 0, 1), 3)).toEqual(['2026', '2025', '2024']);
  });
});
