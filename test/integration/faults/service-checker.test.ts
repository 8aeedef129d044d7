import { afterEach, expect, it } from 'vitest';
import { checkService, type ExpectedAccount } from '../../faults/service-checker';
import { openService, type ServiceUnderTest } from '../main/local-service/service-under-test';

let service: ServiceUnderTest;
afterEach(() => service.stop());

const booking = (purpose: string) => ({ purpose, day: '2025-03-01', amount: 1.25 });
const account = (...purposes: string[]): ExpectedAccount => ({
  iban: 'DE69900000010000000001',
  bookings: purposes.map(booking),
  balance: 7,
});

async function held(
  ...purposes: string[]
): Promise<(expected: ExpectedAccount) => ReturnType<typeof checkService>> {
  service = await openService();
  const userId = await service.createUser();
  const transactions = purposes.map((purpose, index) => ({
    transactionId: `t${index}`,
    amount: 1.25,
    currency: 'EUR',
    bookingDate: 1740830400,
    purpose,
  }));
  const path = `/users/${userId}/banking/accounts`;
  const answer = await service.call('POST', path, {
    accounts: [
      {
        accountId: 'a',
        accountNumber: '1',
        iban: account().iban,
        currency: 'EUR',
        type: 'GIRO',
        balance: 7,
        transactions,
      },
    ],
  });
  expect(answer.status).toBe(201);
  return (expected) => checkService(service, userId, [expected]);
}

it.each([
  { holds: ['a', 'b'], expected: ['a', 'b'], lost: 0, doubled: 0 },
  { holds: ['a'], expected: ['a', 'b'], lost: 1, doubled: 0 },
  { holds: ['a', 'b', 'b'], expected: ['a', 'b'], lost: 0, doubled: 1 },
  { holds: ['a', 'c'], expected: ['a', 'b'], lost: 1, doubled: 1 },
])(
  'with $holds at the service and $expected sent, the checker finds $lost lost and $doubled doubled',
  async ({ holds, expected, lost, doubled }) => {
    const check = await held(...holds);
    expect(await check(account(...expected))).toEqual({ lost, doubled, otherBalances: 0 });
    expect((await check({ ...account(...expected), balance: 8 })).otherBalances).toBe(1);
  },
);
