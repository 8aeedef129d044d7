import { describe, expect, it } from 'vitest';
import { licenceFaults, noticesText } from '../../../../scripts/packages/licences';
import { type ShippedPackage, shippedPackages } from '../../../../scripts/packages/shipped-packages';

const made = (licence: string): ShippedPackage => ({
  name: 'made',
  version: '1.0.0',
  licence,
  text: '',
  home: null,
  integrity: null,
});

describe('what of others ships', () => {
  const packages = shippedPackages();

  it('when the product is read, its own parts, what those need, and the fonts are on the list, each pinned', () => {
    const names = packages.map(({ name }) => name);
    for (const name of ['@github/keytar', 'libsql', 'papaparse', 'scheduler', '@fontsource/source-sans-3'])
      expect(names).toContain(name);
    expect(names).not.toContain('vitest');
    expect(packages.filter(({ integrity }) => integrity === null).map(({ name }) => name)).toEqual([]);
  });

  it('when the list is checked, every licence is one that may ship', () => {
    expect(licenceFaults(packages)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('when a package states “%s”, it is allowed: %s', (licence, isAllowed) => {
    expect(licenceFaults([made(licence)])).toHaveLength(isAllowed ? 0 : 1);
  });

  it('when the texts are written, each package stands there with its own, or with what it states', () => {
    const text = noticesText(packages);
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version} (`);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(noticesText([made('MIT')])).toContain('This package states the licence MIT.');
  });
});
