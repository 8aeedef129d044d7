import { afterEach, beforeEach, expect, it } from 'vitest';
import { categorizedChunks } from '../../../../main/local-service/answers/read-categories';
import { SwitchBoard } from '../../../../main/local-service/ground/switches';
import type { ServiceParts } from '../../../../main/local-service/routing/service-parts';
import type { StoredAccount } from '../../../../main/local-service/storage/account-repository';
import { ServiceDatabase } from '../../../../main/local-service/storage/database';
import { createRepositories } from '../../../../main/local-service/storage/repositories';
import type { StoredUser } from '../../../../main/local-service/storage/user-repository';
import { transactionChunks } from '../../../../main/local-service/uploads/read-transactions';

let parts: ServiceParts;
let database: ServiceDatabase;
let user: StoredUser;
let account: StoredAccount;

beforeEach(() => {
  database = ServiceDatabase.open(':memory:', undefined);
  // The readers use repositories and switches alone.
  parts = {
    ...createRepositories(database, Date.now),
    database,
    switches: new SwitchBoard(),
  } as ServiceParts;
  user = parts.users.create({
    tenant: 'default',
    type: 'company',
    automaticAnalysis: 'suspended',
    expiresIn: null,
    expiresAt: null,
    customUserID: null,
    scopes: [],
    extra: {},
  });
  account = parts.accounts.insert({
    userId: user.userId,
    accountId: 'a',
    accountNumber: '',
    loginId: null,
    body: {},
  });
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    transactionId: `t${index}`,
    body: `{"n":${index}}`,
  }));
  parts.transactions.upsert(account.number, rows);
});
afterEach(() => database.close());

it('When an account is replaced while its transactions are read, the answer breaks off instead of looking whole', () => {
  expect(JSON.parse([...transactionChunks(parts, [account])].join('')).transactions).toHaveLength(2500);
  const chunks = transactionChunks(parts, [account]);
  chunks.next();
  chunks.next();
  parts.accounts.delete(account.number);
  expect(() => [...chunks]).toThrow(/went away/);
});

it('When a newer run replaces the categories while they are read, the answer breaks off instead of looking whole', () => {
  const run = parts.runs.create(user.userId, 'analysis', 'running');
  for (const slice of parts.transactions.slices(account.number, 1000)) {
    const pks = slice.rows.map((row) => row.pk);
    const items = pks.map(() => ({ category: 'other.unknown', tags: [] }));
    parts.runs.saveCategorized(run.runId, slice.firstPk, slice.lastPk, JSON.stringify({ pks, items }));
  }
  const whole = JSON.parse([...categorizedChunks(parts, user, run.runId)].join(''));
  expect(whole.transactions).toHaveLength(2500);
  const chunks = categorizedChunks(parts, user, run.runId);
  chunks.next();
  chunks.next();
  parts.runs.clearResults(run.runId);
  expect(() => [...chunks]).toThrow(/replaced/);
});
