import { afterEach, expect, it, vi } from 'vitest';
import { type Sightings, WitnessedClock } from '../../../../../main/database-guard/witnessed-clock';
import { DataErasure } from '../../../../../main/local-service/storage/data-erasure';
import { ServiceDatabase } from '../../../../../main/local-service/storage/database';
import { createRepositories } from '../../../../../main/local-service/storage/repositories';

afterEach(() => vi.useRealTimers());

function open(now: () => number, witness?: WitnessedClock) {
  const database = ServiceDatabase.open(':memory:', undefined);
  const repositories = createRepositories(database, now);
  const faults: unknown[] = [];
  const deleted: string[] = [];
  const erasure = new DataErasure(
    database,
    repositories.users,
    { now, witness },
    (userId) => deleted.push(userId),
    (error) => faults.push(error),
  );
  const createUser = (expiresAt: number | null) =>
    repositories.users.create({
      tenant: 'default',
      type: 'person',
      automaticAnalysis: 'suspended',
      expiresIn: null,
      expiresAt,
      customUserID: null,
      scopes: [],
      extra: {},
    }).userId;
  return { database, repositories, erasure, faults, deleted, createUser };
}

it('When erasing fails, the failure is reported, the service goes on, and a minute later it is tried again', () => {
  vi.useFakeTimers();
  const { database, erasure, faults, deleted, createUser } = open(() => 1000);
  createUser(500);
  database.run('ALTER TABLE users RENAME TO users_away');
  erasure.start();
  expect(faults).toHaveLength(1);
  database.run('ALTER TABLE users_away RENAME TO users');
  vi.advanceTimersByTime(60_000);
  expect([deleted.length, faults.length]).toEqual([1, 1]);
  erasure.stop();
  database.close();
});

it('When an expiry lies further away than a timer can wait, the user is deleted on its day and not at once', () => {
  vi.useFakeTimers({ now: 0 });
  const { database, erasure, deleted, createUser } = open(Date.now);
  const userId = createUser(60 * 86_400_000);
  erasure.start();
  vi.advanceTimersByTime(60 * 86_400_000 - 1);
  expect(deleted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(deleted).toEqual([userId]);
  erasure.stop();
  database.close();
});

it('When the clock leaps on a computer of somebody, nobody is deleted however long it goes on (SEC-47)', () => {
  vi.useFakeTimers({ now: 0 });
  let kept: Sightings | null = { lastSeen: 0, jumpSeenAt: null, jumpRanMs: 0 };
  const keep = (sightings: Sightings) => {
    kept = sightings;
  };
  const witness = new WitnessedClock({ read: () => kept, write: keep }, Date.now, () => performance.now());
  const { database, erasure, deleted, createUser } = open(Date.now, witness);
  createUser(30 * 86_400_000);
  vi.setSystemTime(730 * 86_400_000);
  erasure.start();
  vi.advanceTimersByTime(3 * 86_400_000);
  expect(deleted).toEqual([]);
  erasure.stop();
  database.close();
});

it('When main’s own witness has seen the time pass, users whose time is over go; by another instant they stay (SEC-47)', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 10) });
  let kept: Sightings | null = null;
  const keep = (sightings: Sightings) => {
    kept = sightings;
  };
  const witness = new WitnessedClock({ read: () => kept, write: keep }, Date.now, () => 0);
  const { database, erasure, deleted, createUser } = open(Date.now, witness);
  const userId = createUser(Date.now() + 86_400_000);
  erasure.start();
  const before = Date.now();
  vi.setSystemTime(Date.UTC(2028, 0, 10));
  for (const seen of [null, before]) {
    if (seen !== null) erasure.vouch(seen);
    erasure.start();
    expect(deleted).toEqual([]);
  }
  erasure.vouch(Date.now());
  erasure.start();
  expect(deleted).toEqual([userId]);
  erasure.stop();
  database.close();
});
