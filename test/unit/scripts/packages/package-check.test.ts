import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exportKinds } from '../../../../renderer/import/intake/dropped-items';
import { archiveFaults } from '../../../../scripts/packages/archive-check';
import { wantedFuses } from '../../../../scripts/packages/fuses';
import {
  describeTargets,
  packageFaults,
  sizeOf,
  wantedNatives,
} from '../../../../scripts/packages/package-check';
import {
  checkReleaseOptions,
  releaseArguments,
  requireDeclaredRuntime,
} from '../../../../scripts/packages/release-options';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder as a package leaves it; each file holds one byte. */
function packed(natives: readonly string[], legal = true): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-package-'));
  folders.push(folder);
  const texts = [
    'LICENSE.kontor.txt',
    'NOTICES.txt',
    'bill-of-materials.cdx.json',
    'LICENSE.electron.txt',
    'LICENSES.chromium.html',
  ];
  const files = [
    ...natives.map((path) => join('resources', 'app.asar.unpacked', path)),
    ...(legal ? texts : []),
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'x');
  }
  return folder;
}

describe('a packaged folder', () => {
  it('when it holds this system’s native parts and the texts, nothing is wrong', () => {
    const folder = packed(wantedNatives('linux', 'x64'));
    expect(packageFaults(folder, 'linux', 'x64')).toEqual([]);
    // A link that leads back is not walked.
    symlinkSync(folder, join(folder, 'resources', 'app'));
    expect(sizeOf(folder)).toBe(7);
  });

  it('when a part of another system came along, it is named', () => {
    const foreign = 'node_modules/keytar/prebuilds/win32-x64/keytar.node';
    expect(packageFaults(packed([...wantedNatives('linux', 'x64'), foreign]), 'linux', 'x64')).toEqual([
      `of another system: ${foreign}`,
    ]);
  });

  it('when the key store’s part or a text is missing, it is named', () => {
    const [database] = wantedNatives('linux', 'x64');
    expect(packageFaults(packed([database ?? ''], false), 'linux', 'x64')).toEqual([
      'missing: node_modules/keytar/prebuilds/linux-x64/keytar.node',
      ...['LICENSE.kontor.txt', 'NOTICES.txt', 'bill-of-materials.cdx.json'].map(
        (file) => `missing: ${file}`,
      ),
      'missing: LICENSE.electron.txt',
      'missing: LICENSES.chromium.html',
    ]);
  });
});

describe('the targets', () => {
  const config = parse(readFileSync('electron-builder.yml', 'utf8'));

  it('when the configuration is read back, each system has its packages, icon and the files that it names', () => {
    const [linux, mac, win] = describeTargets();
    expect(linux).toMatch(/^linux: AppImage, deb, tar\.gz; with assets\/icon\/sizes/);
    expect(mac).toMatch(
      /^mac: dmg \(arm64, x64\), zip \(arm64, x64\); .*kontor\.icns, assets\/entitlements\.mac\.plist/,
    );
    expect(win).toMatch(/^win: nsis, zip; with assets\/icon\/kontor\.ico, assets\/installer\.nsh/);
    expect(config.mac.hardenedRuntime).toBe(true);
    expect(config.nsis).toMatchObject({ oneClick: false, perMachine: false });
  });

  it('when the fuses are read, every fuse stands as wanted, by its name (SEC-32, SEC-33)', () => {
    const { resetAdHocDarwinSignature, ...fuses } = config.electronFuses;
    expect(resetAdHocDarwinSignature).toBe(true);
    expect(fuses).toEqual(
      Object.fromEntries(Object.entries(wantedFuses).map(([name, { isOn }]) => [name, isOn])),
    );
    expect(config.asar).toBe(true);
  });

  it('when a package is installed, it registers no scheme of links (SEC-30)', () => {
    for (const of of [config, config.linux, config.mac, config.win, config.nsis])
      expect(of.protocols).toBeUndefined();
    expect(JSON.stringify(config)).not.toContain('x-scheme-handler');
  });

  it('when the entitlements of the hardened runtime are read, there is one, for compiling scripts (SEC-35)', () => {
    const entitlements = readFileSync(config.mac.entitlements, 'utf8');
    expect([...entitlements.matchAll(/<key>(.*?)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
    ]);
    expect(config.mac.entitlementsInherit).toBe(config.mac.entitlements);
  });

  it('when a kind of file is offered to be opened, it is on all systems, and nowhere as the default', () => {
    const kinds = exportKinds.toSorted();
    for (const system of ['linux', 'mac']) {
      const offered = config[system].fileAssociations as { ext: string; role: string; rank: string }[];
      expect(offered.map(({ ext }) => ext).sort()).toEqual(kinds);
      for (const { role, rank } of offered)
        expect({ role, rank }).toEqual({ role: 'Viewer', rank: 'Alternate' });
    }
    expect(config.fileAssociations ?? config.win.fileAssociations).toBeUndefined();
    const installer = readFileSync('assets/installer.nsh', 'utf8');
    for (const macro of ['kontorOffers', 'kontorTakesBack'])
      expect(
        [...installer.matchAll(new RegExp(`insertmacro ${macro} "(.+?)"`, 'g'))]
          .map(([, kind]) => kind)
          .sort(),
      ).toEqual(kinds);
  });
});

describe('what a release needs', () => {
  it('when homepage and maintainer are given, they go to the builder', () => {
    const options = checkReleaseOptions({
      homepage: 'https://example.org',
      maintainer: 'A Team <team@example.org>',
    });
    expect(releaseArguments(options)).toContain('--config.linux.maintainer=A Team <team@example.org>');
  });

  it.each([
    [{ maintainer: 'A Team <team@example.org>' }, /--homepage/],
    [{ homepage: 'http://example.org', maintainer: 'A Team <team@example.org>' }, /--homepage/],
    [{ homepage: 'https://example.org' }, /--maintainer/],
    [{ homepage: 'https://example.org', maintainer: 'team@example.org' }, /--maintainer/],
  ])('when one is missing or no such thing (%j), it is said', (given, message) => {
    expect(() => checkReleaseOptions(given)).toThrow(message);
  });
});

describe('the archive of a package', () => {
  const paths = [
    '/package.json',
    '/dist/main/index.cjs',
    '/dist/preload/main.cjs',
    '/dist/renderer/index.html',
  ];

  it('when it is made, it holds nothing that only developers need (SEC-38)', () => {
    expect(archiveFaults(paths)).toEqual([]);
    // The texts of licences go along.
    expect(archiveFaults([...paths, '/node_modules/keytar/LICENSE.md'])).toEqual([]);
    for (const path of [
      '/dist/main/index.cjs.map',
      '/node_modules/libsql/index.ts',
      '/node_modules/libsql/test/x.js',
      '\\node_modules\\keytar\\src\\main.js',
    ])
      expect(archiveFaults([...paths, path]), path).toHaveLength(1);
  });

  it('when a part of the program is missing, it is named', () => {
    expect(archiveFaults(paths.slice(1))).toEqual(['missing: package.json']);
  });
});

it('when a release would be made of the runtime that was made for tests, it is refused (SEC-34)', () => {
  expect(() => requireDeclaredRuntime({ isFallback: true })).toThrow('stand-in');
  expect(() => requireDeclaredRuntime({ isFallback: false })).not.toThrow();
});
