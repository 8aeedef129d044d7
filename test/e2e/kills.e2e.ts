import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runKills } from '../faults/kill-run';

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-kills-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

/** The short form of `npm run faults -- --kills N`. */
it('when the program is killed five times on a network that misbehaves, nothing is lost, doubled or stuck', async () => {
  const report = await runKills({
    kills: 5,
    minutes: 6,
    bookings: 2_000,
    seed: 7,
    work,
    say: (line) => console.log(line),
  });
  expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, otherBalances: 0, stuck: 0 });
  expect(Object.values(report.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
}, 420_000);
