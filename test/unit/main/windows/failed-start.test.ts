import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PolicyFault } from '../../../../main/administration/policy';
import { LogFile } from '../../../../main/logging/log-file';
import { prepareFolder } from '../../../../main/logging/own-folder';
import { isLockOutOfReach } from '../../../../main/security/profile-lock';
import { endAfterFailedStart } from '../../../../main/windows/end-after-failed-start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a profile that cannot be written to', () => {
  it('does not stop the program: neither its folder nor its log throws, so that the store can tell it', () => {
    // In the place of a folder: nobody can make one there, whoever it is.
    const path = join(folder, 'file');
    writeFileSync(path, '');
    expect(() => prepareFolder(join(path, 'profile'))).not.toThrow();
    expect(() => new LogFile(join(path, 'logs')).write({ event: 'test' })).not.toThrow();
  });

  it('a folder that is there already belongs to its owner alone afterwards (SEC-24)', () => {
    chmodSync(folder, 0o755);
    prepareFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('a lock that nobody can write is told from one that another program holds', () => {
    expect(isLockOutOfReach(join(folder, 'missing'))).toBe(true);
    expect(isLockOutOfReach(folder)).toBe(false);
    chmodSync(folder, 0o500);
    // Root writes everywhere.
    expect(isLockOutOfReach(folder)).toBe(process.getuid?.() !== 0);
    chmodSync(folder, 0o700);
    symlinkSync('host-1', join(folder, 'SingletonLock'));
    expect(isLockOutOfReach(folder)).toBe(false);
  });

  it('a lock that a program left behind where nobody can take it away is held by nobody', () => {
    const lock = join(folder, 'SingletonLock');
    const gone = spawnSync('true').pid;
    for (const [target, isOut] of [
      [`${hostname()}-${gone}`, true],
      [`${hostname()}-${process.pid}`, false],
      [`another-${gone}`, false],
    ] as const) {
      symlinkSync(target, lock);
      expect(
        isLockOutOfReach(folder, () => false),
        target,
      ).toBe(isOut);
      rmSync(lock);
    }
  });
});

it('when the program cannot be put together, that is said without a path, and it ends', () => {
  const steps: string[] = [];
  endAfterFailedStart({
    showError: (title, body) => steps.push(title, body.slice(-15)),
    exit: (code) => steps.push(`exit ${code}`),
    language: () => 'en',
  })(Object.assign(new Error('/home/somebody'), { code: 'ENOSPC' }));
  expect(steps).toEqual(['Kontor could not start', 'Reason: ENOSPC.', 'exit 70']);
});

it('when the file of an administrator is damaged, the start ends with its name and what is wrong with it', () => {
  const steps: string[] = [];
  endAfterFailedStart({
    showError: (title, body) => steps.push(title, body.slice(-30)),
    exit: (code) => steps.push(`exit ${code}`),
    language: () => 'de',
  })(new PolicyFault('/etc/kontor/policy.json', 'JSON'));
  expect(steps).toEqual(['Kontor startet nicht', ' /etc/kontor/policy.json: JSON'.slice(-30), 'exit 70']);
});
