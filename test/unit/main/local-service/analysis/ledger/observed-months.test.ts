import { expect, it } from 'vitest';
import type { LedgerTransaction } from '../../../../../../main/local-service/analysis/ledger/ledger-types';
import { observeMonths } from '../../../../../../main/local-service/analysis/ledger/observed-months';

const completeMonths = (since: string, until: string): string[] => {
  const days = [since, until].map((bookingDay) => ({ bookingDay }) as LedgerTransaction);
  const { months, isComplete } = observeMonths(days);
  return months.filter((_, at) => isComplete[at]);
};

it.each([
  ['2025-05-02', '2025-05-30', ['2025-05']],
  ['2025-05-02', '2025-05-29', []],
  ['2025-06-02', '2025-06-30', ['2025-06']],
  ['2025-06-03', '2025-06-30', []],
  ['2024-03-01', '2024-03-28', ['2024-03']],
  ['2024-03-01', '2024-03-27', []],
  ['2024-12-02', '2024-12-31', ['2024-12']],
  ['2024-12-02', '2024-12-30', []],
])('a statement from %s to %s has the months %j', (since, until, months) => {
  expect(completeMonths(since, until)).toEqual(months);
});
