import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openService, type ServiceUnderTest, transaction, until } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService({ control: true });
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const idOf = (answer: Answer) => answer.headers.get('service-correlation-id') ?? '';
const begin = (userId: string, kind: string) => service.call('POST', `/users/${userId}/banking/${kind}`);
const submit = (link: unknown, form: string) =>
  fetch(String(link), { method: 'POST', body: new URLSearchParams(form) });
const pageOf = async (link: unknown) => (await fetch(String(link))).text();
const mock = async (userId: string, bankId: string) =>
  (await service.call('POST', `/users/${userId}/banking/mock/connect`, { bankId })).body.bankLoginId;
const banksOf = async (userId: string) => {
  const { body } = await service.call('GET', `/users/${userId}/banking/logins/status/sync`);
  return (body.logins as Array<{ bankId: string }>).map(({ bankId }) => bankId);
};

describe('a synchronization session', () => {
  it('offers the banks of the user alone, and refuses a new one', async () => {
    const userId = await service.createUser();
    await mock(userId, 'musterbank');
    const { body } = await begin(userId, 'sync');
    const page = await pageOf(body.redirectURL);
    expect(page).toContain('Musterbank Nord');
    expect(page).not.toContain('Probebank');
    expect((await submit(body.redirectURL, 'bank=probebank&action=connect')).status).toBe(400);
    expect((await submit(body.redirectURL, `action=connect&bank=${'x'.repeat(20_000)}`)).status).toBe(413);
    expect((await submit(body.redirectURL, 'bank=musterbank&bank=probebank&action=connect')).status).toBe(
      400,
    );
    expect(await banksOf(userId)).toEqual(['musterbank']);
    expect((await submit(body.redirectURL, 'bank=musterbank&action=connect')).status).toBe(200);
    expect(await banksOf(userId)).toEqual(['musterbank']);
  });
});

describe('a management session', () => {
  it('shows the logins, removes one of them with its accounts, and adds none unless asked for', async () => {
    const userId = await service.createUser();
    const login = await mock(userId, 'musterbank');
    await mock(userId, 'probebank');
    const answer = await begin(userId, 'management');
    const link = answer.body.redirectURL;
    const page = await pageOf(link);
    expect(page).toContain(`name="remove" value="${login}"`);
    expect(page).toContain('Probebank');
    expect(page).not.toContain('Beispielkasse');
    expect((await submit(link, 'bank=beispielkasse&action=connect')).status).toBe(403);
    const after = await (await submit(link, `remove=${login}`)).text();
    expect(after).not.toContain('Musterbank');
    expect(await banksOf(userId)).toEqual(['probebank']);
    const { body } = await service.call('GET', `/users/${userId}/banking/accounts`);
    expect((body.accounts as Array<{ bankName: string }>).map((one) => one.bankName)).toEqual([
      'Probebank Süd',
      'Probebank Süd',
    ]);
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(404);
    expect((await submit(link, 'action=finish')).status).toBe(200);
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(200);
    expect((await submit(link, `remove=${login}`)).status).toBe(404);
  });

  it('adds a bank with addBankLogin = true; a connect session removes none', async () => {
    const userId = await service.createUser();
    const login = await mock(userId, 'musterbank');
    const { body } = await begin(userId, 'management?addBankLogin=true');
    expect(await pageOf(body.redirectURL)).toContain('Beispielkasse');
    expect((await submit(body.redirectURL, 'bank=beispielkasse&action=connect')).status).toBe(200);
    expect(await banksOf(userId)).toEqual(['musterbank', 'beispielkasse']);
    const connect = await begin(userId, 'connect');
    expect(await pageOf(connect.body.redirectURL)).not.toContain('name="remove"');
    expect((await submit(connect.body.redirectURL, `remove=${login}`)).status).toBe(404);
    expect(await banksOf(userId)).toHaveLength(2);
  });
});

describe('results of accounts that are gone', () => {
  const results = (userId: string) =>
    Promise.all(
      ['categorization', 'analysis/company/liquidity', 'cockpits/company', 'cockpits/download'].map(
        async (path) => (await service.call('GET', `/users/${userId}/${path}`)).status,
      ),
    );
  const everywhere = (status: number) => [status, status, status, status];

  it('After a disconnect, or a deletion of an account in any way, no result of the run before is read', async () => {
    const userId = await service.createUser();
    const remove = {
      disconnect: () => service.call('DELETE', `/users/${userId}/banking/disconnect`),
      login: (login: unknown) => service.call('DELETE', `/users/${userId}/banking/logins/${login}`),
      account: () => service.call('DELETE', `/users/${userId}/banking/accounts/a`),
      accounts: () => service.call('DELETE', `/users/${userId}/banking/accounts`, { ids: ['a'] }),
    };
    for (const way of ['disconnect', 'login', 'account', 'accounts'] as const) {
      const login = await mock(userId, 'musterbank');
      await service.upload(userId, 'a', [transaction('t')]);
      const run = await service.analyse(userId);
      expect(await results(userId)).toEqual(everywhere(200));
      expect((await remove[way](login)).status, way).toBeLessThan(300);
      expect(await results(userId), way).toEqual(everywhere(404));
      expect((await service.correlation(userId, run)).status).toBe(200);
      await service.upload(userId, 'a', [transaction('t')]);
    }
    await service.analyse(userId);
    expect(await results(userId)).toEqual(everywhere(200));
  });

  it('A deletion that finds nothing leaves the results', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    await service.analyse(userId);
    await service.call('DELETE', `/users/${userId}/banking/accounts`, { ids: ['other'] });
    expect(await results(userId)).toEqual(everywhere(200));
  });

  it('A run under way begins anew without the account, or is cancelled when none is left', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    await service.upload(userId, 'b', [transaction('u')]);
    const trigger = async () => idOf(await service.call('POST', `/users/${userId}/trigger-analysis`));
    const first = await trigger();
    await service.call('DELETE', `/users/${userId}/banking/accounts/a`);
    await until(async () => (await service.correlation(userId, first)).status === 200);
    const { body } = await service.call('GET', `/users/${userId}/analysis/company/liquidity`);
    expect(JSON.stringify(body)).not.toContain('"a"');
    expect(body.accountLiquidity).toHaveLength(1);
    await service.change({ runDurationMs: 60_000 });
    const second = await trigger();
    await service.call('DELETE', `/users/${userId}/banking/accounts/b`);
    await service.change({ runDurationMs: 0 });
    // A later run of the same user has its turn: the cancelled one does not come back.
    await service.upload(userId, 'c', [transaction('v')]);
    await service.analyse(userId);
    expect((await service.correlation(userId, second)).status).toBe(404);
  });
});
