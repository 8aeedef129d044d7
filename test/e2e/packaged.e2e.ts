import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe.skipIf(process.platform !== 'linux')('the packed program', () => {
  it('when it is packed, its fuses stand as named, it refuses dangerous switches, reaches its first screen in its sandbox and does a job without a window, as an ordinary user (SEC-31, SEC-32)', () => {
    const outcome = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'pack.ts'), '--built'], {
      encoding: 'utf8',
      timeout: 420_000,
    });
    expect(outcome.status, outcome.stderr.slice(-2_000)).toBe(0);
    expect(outcome.stdout).toContain('fuse RunAsNode: off');
    expect(outcome.stdout).toContain('refused: --no-sandbox');
    expect(outcome.stdout).toContain('refused: SSLKEYLOGFILE');
    expect(outcome.stdout).toMatch(/\d+ packages, 0 without an allowed licence/);
    // What Kontor adds to the empty runtime, in MB: one system's native parts, not thirteen.
    expect(Number(/^size: .* Kontor (\d+) MB$/m.exec(outcome.stdout)?.[1])).toBeLessThan(40);
    expect(outcome.stdout).toMatch(/^target linux: .*\ntarget mac: .*\ntarget win: /m);
    expect(outcome.stdout).toMatch(/first screen after \d+ ms/);
    expect(outcome.stdout).toMatch(/^batch: [1-9]\d+ bookings sent, 3 outputs written, then nothing to do$/m);
  }, 420_000);
});
