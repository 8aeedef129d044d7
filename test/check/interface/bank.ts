import { type AreaCheck, booking, createCustomer } from './context';
import { listOf, member, textOf } from './tester';

const base = '/users/{user-id}/banking';
const transfer = `${base}/logins/{banklogin-id}/money-transfer`;
const submit = (link: string, form: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(form) });

/** Banking connect, logins and transfers (interface.md 1.4, 1.7, 4.3), with invented banks. */
export const checkBank: AreaCheck = async ({ tester }) => {
  const id = await createCustomer(tester);
  const banks = async () =>
    listOf((await tester.ok(`GET ${base}/logins/status/sync`, [id])).value, 'logins').map(
      (one) => one.bankId,
    );
  const begin = async (kind: string, query: Record<string, string> = {}) => {
    const label = `POST ${base}/${kind}`;
    const { value, headers } = await tester.ok(label, [id], undefined, { query });
    tester.effect(label, textOf(value, 'userIdentifier'), id);
    return { label, link: textOf(value, 'redirectURL'), run: headers.get('service-correlation-id') ?? '' };
  };
  const correlation = async (run: string) =>
    (await tester.call(`GET ${base}/correlation`, [id], undefined, { query: { correlationId: run } })).status;

  await tester.no(`POST ${base}/sync`, 409, [id]);
  const connect = await begin('connect');
  tester.effect(connect.label, await correlation(connect.run), 404, 'before the bank is chosen');
  await submit(connect.link, 'bank=musterbank&action=connect');
  tester.effect(connect.label, [await banks(), await correlation(connect.run)], [['musterbank'], 200]);
  const done = await tester.ok(`GET ${base}/correlation`, [id], undefined, {
    query: { correlationId: connect.run },
  });
  tester.effect(`GET ${base}/correlation`, textOf(done.value, 'correlationId'), connect.run);
  await tester.no(`GET ${base}/correlation`, 404, [id], undefined, { query: { correlationId: 'other' } });
  await tester.no(`POST ${base}/connect`, 400, [id], undefined, {
    query: { recurring: 'true', storeSecrets: 'false' },
  });

  const sync = await begin('sync');
  tester.effect(
    sync.label,
    (await submit(sync.link, 'bank=probebank&action=connect')).status,
    400,
    'a new bank by sync',
  );
  const closed = await begin('management');
  tester.effect(
    closed.label,
    (await submit(closed.link, 'bank=probebank&action=connect')).status,
    403,
    'a bank not asked for',
  );
  await tester.no(`POST ${base}/management`, 400, [id], undefined, { query: { addBankLogin: 'perhaps' } });
  const open = await begin('management', { addBankLogin: 'true' });
  await submit(open.link, 'bank=probebank&action=connect');
  tester.effect(open.label, await banks(), ['musterbank', 'probebank']);
  tester.effect(`GET ${base}/logins/status/sync`, await banks(), ['musterbank', 'probebank']);

  const mock = await tester.ok(`POST ${base}/mock/connect`, [id], {
    bankId: 'beispielkasse',
    recurring: true,
  });
  const login = textOf(mock.value, 'bankLoginId');
  tester.effect(`POST ${base}/mock/connect`, await banks(), ['musterbank', 'probebank', 'beispielkasse']);
  const all = await tester.ok('GET /banking/logins/status/sync', [], undefined, {
    query: { pageSize: '500' },
  });
  tester.effect(
    'GET /banking/logins/status/sync',
    listOf(all.value, 'logins').some((one) => one.bankLoginId === login),
    true,
  );
  const foreign = await tester.call('GET /banking/logins/status/sync', [], undefined, { tenant: `t-${id}` });
  tester.effect(
    'GET /banking/logins/status/sync',
    listOf(foreign.value, 'logins'),
    [],
    'logins of another tenant',
  );

  await checkBankData(tester, id, login);
  const order = {
    amount: 12.5,
    currency: 'EUR',
    recipient: { name: 'Somebody', iban: 'DE02120300000000202051' },
    purpose: 'x',
  };
  const sent = await tester.ok(`POST ${transfer}`, [id, login], order);
  const read = await tester.ok(`GET ${transfer}/{money-transfer-id}`, [
    id,
    login,
    textOf(sent.value, 'moneyTransferId'),
  ]);
  const { amount, currency, recipient, purpose } = read.value as Record<string, unknown>;
  tester.effect(`POST ${transfer}`, { amount, currency, recipient, purpose }, order);
  tester.effect(`GET ${transfer}/{money-transfer-id}`, member(read.value, 'bankLoginId'), login);
  const wrong = { ...order, recipient: { ...order.recipient, iban: 'DE03120300000000202051' } };
  await tester.no(`POST ${transfer}`, 400, [id, login], wrong);
  await tester.no(`POST ${transfer}`, 400, [id, login], { ...order, amount: -1 });
  await tester.no(`POST ${transfer}`, 404, [id, 'none'], order);
  await tester.no(`GET ${transfer}/{money-transfer-id}`, 404, [id, login, 'none']);

  await tester.ok(`DELETE ${base}/logins/{banklogin-id}`, [id, login]);
  tester.effect(`DELETE ${base}/logins/{banklogin-id}`, await banks(), ['musterbank', 'probebank']);
  await tester.no(`DELETE ${base}/logins/{banklogin-id}`, 404, [id, login]);
  await tester.ok(`DELETE ${base}/disconnect`, [id]);
  tester.effect(`DELETE ${base}/disconnect`, await banks(), []);
  const left = listOf((await tester.call(`GET ${base}/accounts`, [id])).value, 'accounts');
  tester.effect(`DELETE ${base}/disconnect`, left, [], 'accounts after it');
};

/** What a bank delivered cannot be written by upload (interface.md 1.7). */
async function checkBankData(
  tester: Parameters<AreaCheck>[0]['tester'],
  id: string,
  login: string,
): Promise<void> {
  const delivered = listOf((await tester.call(`GET ${base}/accounts`, [id])).value, 'accounts').filter(
    (one) => one.bankLoginId === login,
  );
  tester.effect(
    `POST ${base}/mock/connect`,
    delivered.map((one) => one.isUserAdded),
    [false, false],
  );
  const { accountId = '', accountNumber } = delivered[0] ?? {};
  const path = `${base}/accounts/{account-id}`;
  await tester.no(`POST ${base}/accounts`, 403, [id], { accounts: [{ accountId, accountNumber }] });
  await tester.no(`PATCH ${base}/accounts`, 403, [id], { accounts: [{ accountId, name: 'x' }] });
  await tester.no(`PATCH ${path}`, 403, [id, String(accountId)], [{ transactionId: 't', amount: 1 }]);
  await tester.no(`POST ${path}/transactions`, 403, [id, String(accountId)], [booking('t')]);
  await tester.no(`DELETE ${path}/transactions`, 403, [id, String(accountId)], { ids: ['t'] });
  await tester.no(`DELETE ${path}`, 403, [id, String(accountId)]);
  await tester.no(`DELETE ${base}/accounts`, 403, [id], { ids: [accountId] });
}
