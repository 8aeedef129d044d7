import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const outputs = join(process.cwd(), 'kontor-jobs', 'company');
const names = ['report.pdf', 'results.json', 'tables.xlsx'];

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-command-'));
  rmSync(outputs, { recursive: true, force: true });
});
afterAll(() => {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  rmSync(join(process.cwd(), 'kontor-jobs'), { recursive: true, force: true });
});

/** As a person types it, with the profile and the key store of this test. */
function typed() {
  return spawnSync('npm', ['run', '--silent', 'kontor', '--', 'run', 'test/fixtures/jobs/company.yaml'], {
    encoding: 'utf8',
    env: { ...process.env, KONTOR_USER_DATA: join(work, 'profile') },
  });
}
const hashes = () =>
  names.map((name) =>
    createHash('sha256')
      .update(readFileSync(join(outputs, name)))
      .digest('hex'),
  );

describe('the command of the docs', () => {
  it('when it is typed twice, the first goes from files to outputs and the second does nothing, with a code of its own', () => {
    const first = typed();
    expect(first.status, first.stderr).toBe(0);
    const before = hashes();
    const written = names.map((name) => statSync(join(outputs, name)).mtimeMs);
    const second = typed();
    expect(second.status, second.stderr).toBe(5);
    const lines = second.stdout.split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['end']);
    expect(hashes()).toEqual(before);
    expect(names.map((name) => statSync(join(outputs, name)).mtimeMs)).toEqual(written);
  }, 300_000);
});
