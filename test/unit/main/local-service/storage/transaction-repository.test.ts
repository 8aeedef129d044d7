import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceDatabase } from '../../../../../main/local-service/storage/database';
import {
  createRepositories,
  type Repositories,
} from '../../../../../main/local-service/storage/repositories';

let database: ServiceDatabase;
let repositories: Repositories;
let account: number;
let neighbour: number;

beforeEach(() => {
  database = ServiceDatabase.open(':memory:', undefined);
  repositories = createRepositories(database, Date.now);
  const user = repositories.users.create({
    tenant: 'default',
    type: 'company',
    automaticAnalysis: 'suspended',
    expiresIn: null,
    expiresAt: null,
    customUserID: null,
    scopes: [],
    extra: {},
  });
  const insert = (accountId: string) =>
    repositories.accounts.insert({
      userId: user.userId,
      accountId,
      accountNumber: '',
      loginId: null,
      body: {},
    }).number;
  [account, neighbour] = [insert('a'), insert('b')];
});
afterEach(() => database.close());

const row = (transactionId: string, body = '{}') => ({ transactionId, body });
const idsOf = (number: number, offset = 0, limit = 100) =>
  repositories.transactions.page(number, offset, limit).map((found) => found.transactionId);

describe('TransactionRepository', () => {
  it('When some identifiers are known, they are overwritten in their place and only the others are new', () => {
    const { transactions } = repositories;
    expect(transactions.upsert(account, [row('a'), row('b'), row('c')])).toBe(3);
    expect(transactions.upsert(account, [row('b', '{"n":2}'), row('d'), row('d', '{"n":3}'), row('a')])).toBe(
      1,
    );
    expect(idsOf(account)).toEqual(['a', 'b', 'c', 'd']);
    expect(transactions.find(account, 'b')?.body).toBe('{"n":2}');
    expect(transactions.find(account, 'd')?.body).toBe('{"n":3}');
    expect(transactions.count(account)).toBe(4);
  });

  it('When everything is sent again, nothing is new and pages stay without gaps', () => {
    const { transactions } = repositories;
    const rows = Array.from({ length: 50 }, (_, index) => row(`t${index}`));
    transactions.upsert(account, rows);
    expect(transactions.upsert(account, rows)).toBe(0);
    expect(transactions.upsert(account, [row('later')])).toBe(1);
    expect(idsOf(account, 48, 5)).toEqual(['t48', 't49', 'later']);
  });

  it('Pages are right before and after deletions and beside another account', () => {
    const { transactions } = repositories;
    transactions.upsert(neighbour, [row('x'), row('y')]);
    transactions.upsert(
      account,
      Array.from({ length: 9 }, (_, index) => row(`t${index}`)),
    );
    transactions.upsert(neighbour, [row('z')]);
    expect(idsOf(account, 3, 3)).toEqual(['t3', 't4', 't5']);
    const third = transactions.find(account, 't3');
    transactions.delete(third?.pk ?? 0);
    expect(idsOf(account, 3, 3)).toEqual(['t4', 't5', 't6']);
    expect([transactions.count(account), transactions.count(neighbour)]).toEqual([8, 3]);
    expect(idsOf(neighbour)).toEqual(['x', 'y', 'z']);
    expect(idsOf(account, 100, 5)).toEqual([]);
  });

  it('Slices together are the account, each row once', () => {
    const rows = Array.from({ length: 25 }, (_, index) => row(`t${index}`));
    repositories.transactions.upsert(account, rows);
    repositories.transactions.upsert(neighbour, rows);
    const slices = [...repositories.transactions.slices(account, 7)];
    expect(slices.map((slice) => slice.rows.length)).toEqual([7, 7, 7, 4]);
    expect(slices.flatMap((slice) => slice.rows.map((found) => found.transactionId))).toEqual(
      rows.map((one) => one.transactionId),
    );
  });

  it('When the work of a transaction throws, nothing of it stays', () => {
    const work = () =>
      database.write(() => {
        repositories.transactions.upsert(account, [row('a')]);
        repositories.accounts.delete(neighbour);
        throw new Error('half way');
      });
    expect(work).toThrow('half way');
    expect(repositories.transactions.count(account)).toBe(0);
    expect(database.all('SELECT number FROM accounts')).toHaveLength(2);
    expect(database.all('SELECT number FROM doomed_accounts')).toEqual([]);
  });
});
