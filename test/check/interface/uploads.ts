import { type AreaCheck, booking, createCustomer } from './context';
import { listOf, textOf } from './tester';

const base = '/users/{user-id}/banking';
const one = `${base}/accounts/{account-id}`;

/** Manual upload (interface.md 2.2, 2.3, 4.4): what was sent is read back, what is deleted is gone. */
export const checkUploads: AreaCheck = async ({ tester }) => {
  const id = await createCustomer(tester);
  const accounts = async () => listOf((await tester.ok(`GET ${base}/accounts`, [id])).value, 'accounts');
  const bookings = async () =>
    listOf((await tester.ok(`GET ${base}/transactions`, [id])).value, 'transactions').map((row) => [
      row.accountId,
      row.transactionId,
      row.amount,
    ]);
  const upload = (label: string, ids: string[], body: unknown) => tester.ok(label, [id, ...ids], body);
  const account = { accountId: 'a', accountNumber: '1', currency: 'EUR', name: 'One', balance: 12.34 };
  const securities = [{ isin: 'DE0001', quantity: 2 }];
  const standingOrders = [{ amount: 5, recipient: 'Landlord' }];
  await upload(`POST ${base}/accounts`, [], {
    accounts: [
      { ...account, securities, standingOrders, transactions: [booking('t', -1.1), booking('u', 2.2)] },
      { accountId: 'b' },
    ],
  });
  const kept = [
    { ...account, securities, standingOrders, isUserAdded: true },
    { accountId: 'b', isUserAdded: true },
  ];
  tester.effect(`POST ${base}/accounts`, await accounts(), kept);
  tester.effect(`GET ${base}/accounts`, await accounts(), kept);
  tester.effect(`GET ${base}/transactions`, await bookings(), [
    ['a', 't', -1.1],
    ['a', 'u', 2.2],
  ]);
  await tester.no(`GET ${base}/transactions`, 404, [id], undefined, { query: { accountId: 'none' } });
  await tester.no(`POST ${base}/accounts`, 409, [id], { accounts: [{ accountId: 'a', accountNumber: '2' }] });

  const added = await upload(`POST ${one}/transactions`, ['a'], [booking('t', -9), booking('v', 3)]);
  tester.effect(`POST ${one}/transactions`, added.value, { added: 1, overwritten: 1 });
  tester.effect(`POST ${one}/transactions`, await bookings(), [
    ['a', 't', -9],
    ['a', 'u', 2.2],
    ['a', 'v', 3],
  ]);
  await tester.no(`POST ${one}/transactions`, 404, [id, 'none'], [booking('t')]);

  await upload(`PATCH ${base}/accounts`, [], { accounts: [{ accountId: 'a', name: 'Renamed' }] });
  const [renamed] = await accounts();
  tester.effect(
    `PATCH ${base}/accounts`,
    [renamed?.name, renamed?.balance, (await bookings()).length],
    ['Renamed', 12.34, 3],
  );
  await tester.no(`PATCH ${base}/accounts`, 404, [id], { accounts: [{ accountId: 'none' }] });
  await upload(`PATCH ${one}`, ['a'], [{ transactionId: 'v', amount: 4 }]);
  tester.effect(`PATCH ${one}`, (await bookings())[2], ['a', 'v', 4]);
  await tester.no(`PATCH ${one}`, 404, [id, 'a'], [{ transactionId: 'none', amount: 1 }]);

  const gone = await upload(`DELETE ${one}/transactions`, ['a'], { ids: ['t', 'none'] });
  tester.effect(`DELETE ${one}/transactions`, gone.value, { deleted: ['t'], unknown: ['none'] });
  tester.effect(`DELETE ${one}/transactions`, await bookings(), [
    ['a', 'u', 2.2],
    ['a', 'v', 4],
  ]);

  await upload(`POST ${base}/accounts`, [], { accounts: [{ ...account, transactions: [booking('w', 7)] }] });
  tester.effect(`POST ${base}/accounts`, await bookings(), [['a', 'w', 7]], 'an account replaced');
  await tester.ok(`GET ${one}/pdf`, [id, 'a']);
  const { headers } = await tester.call(`GET ${one}/pdf`, [id, 'a']);
  tester.effect(`GET ${one}/pdf`, headers.get('content-type'), 'application/pdf');
  await tester.no(`GET ${one}/pdf`, 404, [id, 'none']);

  const several = await upload(`DELETE ${base}/accounts`, [], { ids: ['b', 'none'] });
  tester.effect(`DELETE ${base}/accounts`, several.value, { deleted: ['b'], unknown: ['none'] });
  tester.effect(
    `DELETE ${base}/accounts`,
    (await accounts()).map((row) => textOf(row, 'accountId')),
    ['a'],
  );
  await tester.ok(`DELETE ${one}`, [id, 'a']);
  tester.effect(`DELETE ${one}`, [await accounts(), await bookings()], [[], []]);
  await tester.no(`DELETE ${one}`, 404, [id, 'a']);
  await tester.no(`POST /users/{user-id}/trigger-analysis`, 409, [id]);
};
