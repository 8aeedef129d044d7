import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSES } from '../../../../main/local-service/analysis';
import { breakdownSchema } from '../../../../main/local-service/schemas/result-schema';
import { openService, type ServiceUnderTest, transaction, until } from './service-under-test';

let service: ServiceUnderTest;
let companyId: string;
let personId: string;

interface Ledger {
  accounts: Array<{ accountId: string }>;
  transactions: Array<{ accountId: string; transactionId: string; amount: number }>;
}

const ledger = (name: string): Ledger =>
  JSON.parse(readFileSync(`test/fixtures/ledgers/${name}/ledger.json`, 'utf8'));

async function uploadLedger(name: string, type: string): Promise<string> {
  const { accounts, transactions } = ledger(name);
  const nested = accounts.map((account) => ({
    ...account,
    transactions: transactions.filter((candidate) => candidate.accountId === account.accountId),
  }));
  const userId = await service.createUser({ type });
  const answer = await service.call('POST', `/users/${userId}/banking/accounts`, { accounts: nested });
  expect(answer.status).toBe(201);
  return userId;
}

beforeAll(async () => {
  service = await openService({ control: true });
  companyId = await uploadLedger('company-b', 'company');
  personId = await uploadLedger('person-a', 'person');
  await service.analyse(companyId);
  await service.analyse(personId);
}, 60_000);
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

describe('results (interface.md 2.4, 4.6)', () => {
  it('Every analysis of the type of user answers, those of the other type do not exist', async () => {
    for (const row of ANALYSES) {
      for (const [userId, type] of [
        [companyId, 'company'],
        [personId, 'person'],
      ] as const) {
        const answer = await service.call('GET', `/users/${userId}/${row.path}`);
        const exists = row.userType === undefined || row.userType === type;
        expect([row.path, type, answer.status]).toEqual([row.path, type, exists ? 200 : 404]);
      }
    }
  });

  it('The four breakdowns have the structure of 2.4, sorted newest first, amount = recurring plus non-recurring', async () => {
    for (const name of ['credits', 'insurances', 'investments', 'internal-bookings']) {
      const { body } = await service.call('GET', `/users/${companyId}/analysis/company/${name}`);
      const { monthlyOverview } = breakdownSchema.parse(body);
      const months = monthlyOverview.map((month) => month.month);
      expect(months).toEqual([...months].sort().reverse());
      for (const month of monthlyOverview) {
        expect(month.amount).toBeCloseTo(month.recurringAmount + month.nonRecurringAmount, 2);
      }
    }
  });

  it('Categorization answers every transaction once, with its category and tags', async () => {
    const { body } = await service.call('GET', `/users/${companyId}/categorization`);
    const rows = body.transactions as Array<Record<string, unknown>>;
    const sent = ledger('company-b').transactions;
    expect(rows.map((row) => row.transactionId).sort()).toEqual(sent.map((row) => row.transactionId).sort());
    const amounts = new Map(sent.map((row) => [row.transactionId, row.amount]));
    for (const row of rows) {
      expect(row.amount).toBe(amounts.get(String(row.transactionId)));
      expect(row).toMatchObject({ category: expect.any(String), tags: expect.any(Array) });
    }
  });

  it('Categorization by transaction identifiers answers the same categories, and names unknown identifiers', async () => {
    const { body } = await service.call('GET', `/users/${companyId}/categorization`);
    const rows = body.transactions as Array<Record<string, unknown>>;
    const wanted = [rows[3], rows[400], rows[rows.length - 1]];
    const answer = await service.call('POST', `/users/${companyId}/categorization/transactions/fetch`, {
      transactionIDs: [...wanted.map((row) => row?.transactionId), 'nobody'],
    });
    expect(answer.body).toEqual({ transactions: wanted, unknown: ['nobody'] });
  });

  it('Income modules and risk figures whose scope the user does not hold are left out', async () => {
    const all = await service.call('GET', `/users/${personId}/analysis/person/income`);
    expect(all.body).toHaveProperty('salary');
    const transactions = ledger('person-a').transactions.slice(0, 300);
    const userId = await service.createUser({
      type: 'person',
      scopes: ['banking-upload', 'categorization', 'person-income-pension', 'person-risk-gambling'],
    });
    await service.upload(userId, 'a', transactions);
    await service.analyse(userId);
    const income = await service.call('GET', `/users/${userId}/analysis/person/income`);
    expect(income.status).toBe(200);
    expect(income.body).not.toHaveProperty('salary');
    const risk = await service.call('GET', `/users/${userId}/analysis/person/risk-factors`);
    const [month] = risk.body.monthlyOverview as Array<Record<string, unknown>>;
    expect(month).toHaveProperty('gambling');
    expect(month).not.toHaveProperty('garnishment');
  });

  it('Before the first finished run a result is 404', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    expect((await service.call('GET', `/users/${userId}/contracts`)).status).toBe(404);
    expect((await service.call('GET', `/users/${userId}/categorization`)).status).toBe(404);
  });

  it('What is deleted after a run is gone from its categories too; a new run replaces the results', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t'), transaction('u')]);
    const first = await service.analyse(userId);
    await service.call('DELETE', `/users/${userId}/banking/accounts/a/transactions`, { ids: ['t'] });
    const read = async () =>
      ((await service.call('GET', `/users/${userId}/categorization`)).body.transactions as unknown[]).length;
    expect(await read()).toBe(1);
    await service.call('POST', `/users/${userId}/banking/accounts/a/transactions`, [transaction('v')]);
    expect(await read()).toBe(1);
    await service.analyse(userId);
    expect(await read()).toBe(2);
    expect((await service.correlation(userId, first)).status).toBe(200);
  });
});

describe('runs (interface.md 1.5, 3, 4.5)', () => {
  it('Every correlation endpoint answers 404 while the run is in progress and 200 when it is completed', async () => {
    await service.change({ runDurationMs: 700 });
    const started = Date.now();
    const answer = await service.call('POST', `/users/${companyId}/trigger-analysis`);
    expect(answer.status).toBe(202);
    const id = answer.headers.get('service-correlation-id') ?? '';
    const resources = [
      'categorization',
      'contracts',
      'account-history',
      'cockpits',
      'banking',
      'analysis/company/risk',
    ];
    for (const resource of resources) {
      expect([resource, (await service.correlation(companyId, id, resource)).status]).toEqual([
        resource,
        404,
      ]);
    }
    await until(async () => (await service.correlation(companyId, id)).status === 200);
    expect(Date.now() - started).toBeGreaterThanOrEqual(700);
    for (const resource of resources) {
      expect([resource, (await service.correlation(companyId, id, resource)).status]).toEqual([
        resource,
        200,
      ]);
    }
    await service.reset();
    await service.change({ runDurationMs: 0 });
  });

  it('The correlation identifier is passed as a query parameter or as a header; none at all is 400', async () => {
    const id = await service.analyse(personId);
    const path = `/users/${personId}/analysis/person/adultcheck/correlation`;
    expect((await service.call('GET', `${path}?correlationId=${id}`)).status).toBe(200);
    const headers = { 'service-correlation-id': id };
    expect((await service.call('GET', path, undefined, { headers })).status).toBe(200);
    expect((await service.call('GET', `${path}?correlationId=${id}`, undefined, { headers })).status).toBe(
      200,
    );
    expect((await service.call('GET', `${path}?correlationId=other`, undefined, { headers })).status).toBe(
      400,
    );
    expect((await service.call('GET', path)).status).toBe(400);
  });

  it('The identifier of a run of another user is 404', async () => {
    const id = await service.analyse(personId);
    expect((await service.correlation(companyId, id)).status).toBe(404);
  });

  it('An analysis is triggered only after data has been uploaded', async () => {
    const userId = await service.createUser();
    expect((await service.call('POST', `/users/${userId}/trigger-analysis`)).status).toBe(409);
  });

  it('A failed run answers 404 for ever and leaves the results of the run before', async () => {
    await service.change({ runOutcome: 'failed' });
    const before = (await service.call('GET', `/users/${companyId}/contracts`)).text;
    const answer = await service.call('POST', `/users/${companyId}/trigger-analysis`);
    await service.change({ runOutcome: 'failed' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const id = answer.headers.get('service-correlation-id') ?? '';
    expect((await service.correlation(companyId, id)).status).toBe(404);
    expect((await service.call('GET', `/users/${companyId}/contracts`)).text).toBe(before);
    await service.change({ runOutcome: 'done' });
  });

  it('A user deleted during its run takes the run along, and the next run of another user still finishes', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    await service.call('POST', `/users/${userId}/trigger-analysis`);
    await service.call('DELETE', `/users/${userId}`);
    await service.analyse(personId);
  });
});

describe('runs across restarts', () => {
  it('When the service stops during a run, the run finishes after the next start under the same identifier', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-runs-'));
    const file = { databasePath: join(folder, 'service.db'), databaseKey: 'a key' };
    try {
      const first = await openService({ ...file, runDurationMs: 60_000 });
      const userId = await first.createUser();
      await first.upload(userId, 'a', [transaction('t')]);
      const trigger = () => first.call('POST', `/users/${userId}/trigger-analysis`);
      const [running, queued] = [await trigger(), await trigger()];
      await first.stop();
      const second = await openService(file);
      for (const answer of [running, queued]) {
        const id = answer.headers.get('service-correlation-id') ?? '';
        await until(async () => (await second.correlation(userId, id)).status === 200);
      }
      expect((await second.call('GET', `/users/${userId}/contracts`)).status).toBe(200);
      await second.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 40_000);
});

describe('corrections of categories', () => {
  it('Feedback with user, transaction and category holds for the payee in the next analysis', async () => {
    const userId = await service.createUser({ type: 'person' });
    const partner = { paymentPartner: { name: 'Zwirbel KG' } };
    const accounts = [
      {
        accountId: 'giro',
        accountNumber: '4711',
        currency: 'EUR',
        transactions: ['zwirbel-1', 'zwirbel-2'].map((id) => transaction(id, -40, partner)),
      },
    ];
    expect((await service.call('POST', `/users/${userId}/banking/accounts`, { accounts })).status).toBe(201);
    const categories = async () => {
      const { body } = await service.call('GET', `/users/${userId}/categorization`);
      return (body.transactions as Array<{ category: string; confidence: number }>).map(
        ({ category, confidence }) => [category, confidence],
      );
    };
    await service.analyse(userId);
    for (const [category, confidence] of await categories()) {
      expect(category).not.toBe('insurances.other');
      expect(confidence).toBeLessThan(1);
    }
    const said = { userId, transactionId: 'zwirbel-1', category: 'insurances.other' };
    expect((await service.call('POST', '/feedback', said)).status).toBe(201);
    await service.analyse(userId);
    expect(await categories()).toEqual([
      ['insurances.other', 1],
      ['insurances.other', 1],
    ]);
    expect((await service.call('POST', '/feedback', { ...said, category: '' })).status).toBe(201);
    await service.analyse(userId);
    for (const [category, confidence] of await categories()) {
      expect(category).not.toBe('insurances.other');
      expect(confidence).toBeLessThan(1);
    }
  });
});
