import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

describe('what the program is made of (SEC-37)', () => {
  it('when the lock file is read, every package is pinned by its integrity', () => {
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
  });

  it('when the program is packed, only the two native parts come as packages; all else is bundled', () => {
    expect(Object.keys(manifest.dependencies).sort()).toEqual(['keytar', 'libsql']);
  });

  it('when the lock file is read, only these packages run a script when it is installed, and none of them needs to', () => {
    const scripted = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
    // Each comes with what its script would make: `npm ci --ignore-scripts` is enough (docs/releasing.md).
    expect(scripted.map(([path]) => path)).toEqual([
      'node_modules/electron-winstaller',
      'node_modules/esbuild',
      'node_modules/keytar',
    ]);
  });

  it('when the declared Electron is looked at, it is one of the three majors supported in 2026', () => {
    expect(Number(lock.packages['node_modules/electron']?.version?.split('.')[0])).toBeGreaterThanOrEqual(43);
  });
});
