import type { Tester } from './tester';

/** What the checks of all areas share: the customers with results, made before any check runs. */
export interface CheckContext {
  tester: Tester;
  company: string;
  person: string;
  /** Correlation identifiers of their finished runs. */
  runs: { company: string; person: string };
  /** A token with just these scopes, and one that has expired; undefined at a service that is not our own. */
  tokenWith?(scopes: readonly string[]): string;
  expiredToken?(): string;
  credentials: { clientId: string; clientSecret: string };
}

/** The checks of one area. `isMeant` says whether the endpoint is looked at in this run. */
export type AreaCheck = (context: CheckContext, isMeant: (label: string) => boolean) => Promise<void>;

const BOOKING_DAY = 1_740_830_400;
export const booking = (transactionId: string, amount = -10) => ({
  transactionId,
  amount,
  currency: 'EUR',
  bookingDate: BOOKING_DAY,
  purpose: 'sample',
});

/** A new customer that is analysed only when asked. */
export async function createCustomer(tester: Tester, members: Record<string, unknown> = {}): Promise<string> {
  const { value } = await tester.call('POST /users', [], {
    type: 'company',
    automaticAnalysis: 'suspended',
    ...members,
  });
  return (value as { userId: string }).userId;
}

export async function waitForRun(tester: Tester, userId: string, run: string): Promise<void> {
  const end = Date.now() + 60_000;
  const label = 'GET /users/{user-id}/categorization/correlation';
  for (let wait = 20; Date.now() < end; wait = Math.min(500, wait * 1.5)) {
    if ((await tester.call(label, [userId], undefined, { query: { correlationId: run } })).status === 200)
      return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new Error('the analysis did not finish within a minute');
}
