import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceDatabase } from '../../../../main/local-service/storage/database';
import { openService, type ServiceUnderTest, transaction, until } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService();
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

describe('users (interface.md 2.1, 4.2, 8)', () => {
  it('A User has a type, `person` or `company`: another is refused with 400', async () => {
    const answer = await service.call('POST', '/users', { type: 'robot' });
    expect([answer.status, answer.body.type]).toEqual([400, 'validation']);
    expect(answer.body.message).toContain('body.type');
  });

  it('userId is returned when a user is created and used in all user-scoped paths', async () => {
    const created = await service.call('POST', '/users', { type: 'person' });
    expect(created.status).toBe(201);
    const read = await service.call('GET', `/users/${created.body.userId}`);
    expect(read.body).toMatchObject({ userId: created.body.userId, type: 'person' });
  });

  it('automaticAnalysis is `active` or `suspended`, default `active`', async () => {
    const created = await service.call('POST', '/users', { type: 'person' });
    expect(created.body.automaticAnalysis).toBe('active');
    const refused = await service.call('POST', '/users', { type: 'person', automaticAnalysis: 'maybe' });
    expect(refused.status).toBe(400);
  });

  it('expiresIn is an ISO 8601 duration string: anything else is refused', async () => {
    for (const expiresIn of ['7 days', 'P', 'PT', 'P0D', '-P1D', 'P1H', 30]) {
      expect((await service.call('POST', '/users', { type: 'person', expiresIn })).status).toBe(400);
    }
    const created = await service.call('POST', '/users', { type: 'person', expiresIn: 'P1M' });
    expect(created.body.expiresIn).toBe('P1M');
  });

  it('When expiresIn is set, the user is deleted automatically after that period, with everything it had', async () => {
    const userId = await service.createUser({ expiresIn: 'PT1S' });
    await service.upload(userId, 'a', [transaction('t')]);
    expect((await service.call('GET', `/users/${userId}`)).status).toBe(200);
    await until(async () => (await service.call('GET', `/users/${userId}`)).status === 404, 3000);
    expect((await service.call('GET', `/users/${userId}/banking/transactions`)).status).toBe(404);
  });

  it('A user can be read by its custom identifier, which only one user of a tenant may have', async () => {
    const userId = await service.createUser({ customUserID: 'Kunde / 7' });
    const path = `/users/custom-user-id/${encodeURIComponent('Kunde / 7')}`;
    expect((await service.call('GET', path)).body.userId).toBe(userId);
    const second = await service.call('POST', '/users', { type: 'person', customUserID: 'Kunde / 7' });
    expect([second.status, second.body.type]).toEqual([409, 'conflict']);
    const other = await service.createUser();
    expect((await service.call('PATCH', `/users/${other}`, { customUserID: 'Kunde / 7' })).status).toBe(409);
    expect((await service.call('PATCH', `/users/${userId}`, { customUserID: 'Kunde / 7' })).status).toBe(200);
  });

  it('PATCH is partial: members left out stay, unknown ones are kept, null ends an expiry', async () => {
    const userId = await service.createUser({ expiresIn: 'P1D', customUserID: 'patched', note: 'as given' });
    await service.call('PATCH', `/users/${userId}`, { automaticAnalysis: 'active' });
    const read = (await service.call('GET', `/users/${userId}`)).body;
    expect(read).toMatchObject({
      automaticAnalysis: 'active',
      expiresIn: 'P1D',
      customUserID: 'patched',
      note: 'as given',
    });
    const without = (await service.call('PATCH', `/users/${userId}`, { expiresIn: null })).body;
    expect(without).not.toHaveProperty('expiresIn');
    expect(without).not.toHaveProperty('expiresAt');
  });

  it('The type of a user cannot be changed, its identifier neither', async () => {
    const userId = await service.createUser();
    expect((await service.call('PATCH', `/users/${userId}`, { type: 'person' })).status).toBe(409);
    const answer = await service.call('PATCH', `/users/${userId}`, { userId: 'other' });
    expect(answer.body.userId).toBe(userId);
  });

  it('POST /users/delete deletes the named users and names those it did not find', async () => {
    const [first, second] = [await service.createUser(), await service.createUser()];
    const answer = await service.call('POST', '/users/delete', { ids: [first, second, 'nobody'] });
    expect(answer.body).toEqual({ deleted: [first, second], unknown: ['nobody'] });
    expect((await service.call('GET', `/users/${first}`)).status).toBe(404);
  });

  it('import-user creates the user with its accounts, or nothing when one of them is refused', async () => {
    const imported = await service.call('POST', '/users/import-user', {
      type: 'company',
      customUserID: 'imported',
      accounts: [{ accountId: 'a', transactions: [transaction('t')] }],
    });
    expect(imported.status).toBe(201);
    expect(await service.transactionsOf(String(imported.body.userId))).toHaveLength(1);
    const twice = [{ accountId: 'a' }, { accountId: 'a' }];
    const refused = await service.call('POST', '/users/import-user', {
      type: 'company',
      customUserID: 'half',
      accounts: twice,
    });
    expect(refused.status).toBe(400);
    expect((await service.call('GET', '/users/custom-user-id/half')).status).toBe(404);
  });

  it('A user can only be reached under the tenant in which it was created; an unseen tenant appears silently', async () => {
    const headers = { TenantID: 'second' };
    const created = await service.call('POST', '/users', { type: 'person' }, { headers });
    const path = `/users/${created.body.userId}`;
    expect((await service.call('GET', path, undefined, { headers })).status).toBe(200);
    expect((await service.call('GET', path)).status).toBe(404);
    expect((await service.call('DELETE', path)).status).toBe(404);
    const listed = await service.call('GET', '/users', undefined, { headers });
    expect(listed.body.users).toHaveLength(1);
  });

  it('GET /users takes `page` as a text and answers one information object plus one array, in pages that add up', async () => {
    const headers = { TenantID: 'paged' };
    const ids: unknown[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.push((await service.call('POST', '/users', { type: 'person' }, { headers })).body.userId);
    }
    const seen: unknown[] = [];
    for (const page of ['1', '2', '3', '4']) {
      const { body } = await service.call('GET', `/users?page=${page}&pageSize=3`, undefined, { headers });
      expect(body.pageInfo).toMatchObject({ page: Number(page), totalElements: 7, totalPages: 3 });
      seen.push(...(body.users as Array<{ userId: string }>).map((user) => user.userId));
    }
    expect(seen).toEqual(ids);
    expect((await service.call('GET', '/users?page=0')).status).toBe(400);
  });
});

describe('expiry across restarts', () => {
  it('A user that fell due while the service was off is really gone from the database after the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-expiry-'));
    const databasePath = join(folder, 'service.db');
    const databaseKey = 'a key';
    try {
      const first = await openService({ databasePath, databaseKey });
      const due = await first.createUser({ expiresIn: 'P1D' });
      await first.upload(due, 'a', [transaction('t1'), transaction('t2')]);
      const kept = await first.createUser();
      await first.stop();

      const dayLater = () => Date.now() + 86_400_000 + 1000;
      const second = await openService({ databasePath, databaseKey, now: dayLater });
      expect((await second.call('GET', `/users/${due}`)).status).toBe(404);
      expect((await second.call('GET', `/users/${kept}`)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await second.stop();

      const database = ServiceDatabase.open(databasePath, databaseKey);
      expect(database.all('SELECT user_id FROM users').map((row) => row.user_id)).toEqual([kept]);
      for (const table of ['accounts', 'transactions', 'doomed_accounts']) {
        expect(database.all(`SELECT * FROM ${table}`)).toEqual([]);
      }
      database.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
