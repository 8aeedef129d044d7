import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from '../../../property';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf } from '../../../unit/main/store/staged-export';
import { analyse, heldAccounts } from './held-results';
import { createCustomer, startUpload, startWorkspace, type TestWorkspace } from './service-workspace';

let test: TestWorkspace;

beforeAll(async () => {
  test = await startWorkspace();
});

afterAll(async () => {
  await test.close();
  expect(test.faults).toEqual([]);
});

interface Part {
  bookings: Booking[];
  /** Balance before and after the bookings of the part. */
  openingMinor: number;
  closingMinor: number;
}

/** How the parts say what the account held: in every line, once for the whole, or only some of them at all. */
type Statement = 'everyLine' | 'onceEach' | 'someSilent';

const booking = fc.record({
  day: fc.integer({ min: 0, max: 120 }),
  amountMinor: fc.integer({ min: -90_000, max: 90_000 }).filter((amount) => amount !== 0),
  name: fc.constantFrom('Beispiel AG', 'Vermieter GmbH', 'Kasse Nord'),
});

function dayText(offset: number): string {
  return new Date(Date.UTC(2025, 0, 15 + offset)).toISOString().slice(0, 10);
}

/** The whole export in time, with a purpose for each line, so that no two lines are the same. */
function wholeOf(drawn: readonly { day: number; amountMinor: number; name: string }[]): Part {
  let balanceMinor = 25_000;
  // The first line stands on a day of its own: of two halves of the only day there is, none can tell which came first.
  const bookings = [{ day: -5, amountMinor: 1, name: 'Beispiel AG' }, ...drawn]
    .sort((a, b) => a.day - b.day)
    .map(({ day, amountMinor, name }, at): Booking => {
      balanceMinor += amountMinor;
      return { day: dayText(day), amountMinor, name, purpose: `Beleg ${at}`, balanceMinor };
    });
  return { bookings, openingMinor: 25_000, closingMinor: balanceMinor };
}

/** Cuts anywhere, in the middle of a day too; each part may begin some lines before its cut, as overlapping exports do. */
function partsOf(whole: Part, cuts: readonly number[], overlap: number): Part[] {
  const at = Array.from(
    new Set([0, ...cuts.map((cut) => cut % whole.bookings.length), whole.bookings.length]),
  );
  at.sort((a, b) => a - b);
  return at.slice(1).flatMap((end, part) => {
    const start = Math.max(0, (at[part] ?? 0) - overlap);
    const bookings = whole.bookings.slice(start, end);
    const [first, last] = [bookings[0], bookings[bookings.length - 1]];
    if (!first || !last) return [];
    const openingMinor = (first.balanceMinor ?? 0) - first.amountMinor;
    return { bookings, openingMinor, closingMinor: last.balanceMinor ?? 0 };
  });
}

async function sendPart(customer: { id: string }, part: Part, statement: Statement, isSilent: boolean) {
  const { id } = await test.store.call('imports.create');
  const isEveryLine = statement === 'everyLine';
  const bookings = isEveryLine ? part.bookings : part.bookings.map((row) => ({ ...row, balanceMinor: null }));
  const closing = {
    balanceMinor: part.closingMinor,
    balanceDay: bookings[bookings.length - 1]?.day ?? null,
    balanceSource: isEveryLine ? ('runningColumn' as const) : ('statement' as const),
    openingBalanceMinor: isEveryLine ? null : part.openingMinor,
  };
  await stageExport(test.store, id, isSilent ? bookings.slice().reverse() : bookings, {
    accounts: [draftOf(isSilent ? {} : closing)],
  });
  const upload = await startUpload(test.workspace, id, customer.id).catch((error) => {
    // A part of which all was there already.
    expect(error.code).toBe('import.nothingToSend');
    return null;
  });
  if (upload) expect((await test.workspace.uploads.settled(upload.id)).state).toBe('done');
}

let customers = 0;

async function resultsOf(parts: readonly Part[], statement: Statement, silent: readonly boolean[]) {
  customers += 1;
  const customer = await createCustomer(test.workspace, `Teil ${customers} GmbH`);
  for (const [at, part] of parts.entries()) await sendPart(customer, part, statement, silent[at] ?? false);
  const [account] = await heldAccounts(test.client, customer.userId);
  return { balance: account?.balance, results: await analyse(test.service, customer.userId) };
}

const split = fc.record({
  drawn: fc.array(booking, { minLength: 2, maxLength: 16 }),
  cuts: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  overlap: fc.integer({ min: 0, max: 3 }),
  order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
});

describe('one export in several imports', () => {
  it.each(['everyLine', 'onceEach', 'someSilent'] as const)(
    'gives the same results from the service as the whole, however it was cut and ordered (balances: %s)',
    async (statement) => {
      await fc.assert(
        fc.asyncProperty(split, async ({ drawn, cuts, overlap, order }) => {
          const whole = wholeOf(drawn);
          const parts = partsOf(whole, cuts, overlap);
          // The first part in time speaks, so that there is a day to count from.
          const silences = parts.map((_, at) => statement === 'someSilent' && at > 0);
          const mixed = parts
            .map((part, at) => ({ part, isSilent: silences[at] ?? false, at: order[at] ?? 0 }))
            .sort((a, b) => a.at - b.at);
          const expected = await resultsOf([whole], 'everyLine', []);
          expect(expected.balance).toBe(whole.closingMinor / 100);
          const found = await resultsOf(
            mixed.map(({ part }) => part),
            statement,
            mixed.map(({ isSilent }) => isSilent),
          );
          expect(found).toEqual(expected);
        }),
        { numRuns: 8, endOnFailure: true },
      );
    },
    300_000,
  );
});
