import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe.skipIf(process.platform !== 'linux')('the packed program', () => {
  it('when it is packed, its fuses stand as named, it refuses dangerous switches and reaches its first screen in its sandbox (SEC-31, SEC-32)', () => {
    const outcome = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'pack.ts'), '--built'], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    expect(outcome.status, outcome.stderr.slice(-2_000)).toBe(0);
    expect(outcome.stdout).toContain('fuse RunAsNode: off');
    expect(outcome.stdout).toContain('refused: --no-sandbox');
    expect(outcome.stdout).toMatch(/first screen after \d+ ms/);
  }, 300_000);
});
