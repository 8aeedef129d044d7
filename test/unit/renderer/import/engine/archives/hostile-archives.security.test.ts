import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { directoryParts, unpackAll } from './made-archive';

const line = '01.02.2024;A;Gas;-1,00\n';
const csv = strToU8(`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${line}`);
/** Just below the size from which a part is asked what it was packed into. */
const large = strToU8(`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${line.repeat(41_000)}`);

const inTotal = (entries: readonly { bytes: Uint8Array }[]) =>
  entries.reduce((sum, { bytes }) => sum + bytes.length, 0);

describe('an archive of somebody who means harm (SEC-26)', () => {
  it('when many parts, each too small to be looked at, come to far more than the archive is, it is refused unopened', async () => {
    const parts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.csv`, large]));
    const zip = zipSync(parts, { level: 9 });
    expect(zip.length).toBeLessThan(large.length / 2);
    const all = await unpackAll('a.zip', zip);
    expect(all.failure).toMatchObject({ code: 'limit.archive' });
    expect(all.entries).toEqual([]);
  });

  it('when they say that they are small, it ends once it comes out', async () => {
    const parts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.csv`, large]));
    const zip = zipSync(parts, { level: 9 });
    const view = new DataView(zip.buffer);
    for (const at of directoryParts(zip).slice(1)) view.setUint32(at + 24, 10, true);
    const all = await unpackAll('a.zip', zip);
    expect(inTotal(all.entries)).toBeLessThan(30_000_000);
  });

  it('when all parts are made of the same bytes, they count as often as they come out', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`${at}.csv`, at === 0 ? large : csv]),
    );
    const zip = zipSync(parts, { level: 9 });
    const view = new DataView(zip.buffer);
    const [first = 0, ...others] = directoryParts(zip);
    for (const at of others)
      for (const field of [16, 20, 24, 42])
        view.setUint32(at + field, view.getUint32(first + field, true), true);
    const all = await unpackAll('a.zip', zip);
    expect(all.failure).toMatchObject({ code: 'limit.archive' });
    expect(all.entries).toEqual([]);
  });

  it.each([
    ['../../../evil.csv', null],
    ['..\\..\\evil.csv', null],
    ['C:\\Windows\\evil.csv', 'evil.csv'],
    ['/etc/evil.csv', 'evil.csv'],
    ['\\\\server\\share\\evil.csv', 'evil.csv'],
  ])('when a part is called %s, its own name is taken at most', async (name, taken) => {
    const all = await unpackAll('a.zip', zipSync({ [name]: csv, 'b.csv': csv, 'c.csv': csv }));
    expect(all.failure).toBeNull();
    expect(all.entries.map((entry) => entry.name).sort()).toEqual(
      [...(taken ? [taken] : []), 'b.csv', 'c.csv'].sort(),
    );
  });

  it('when an archive holds archives, none of them is opened', async () => {
    const inner = zipSync({ 'a.csv': csv });
    const all = await unpackAll(
      'a.zip',
      zipSync({ 'inner.zip': inner, 'named.csv': inner, 'b.csv': csv, 'c.csv': csv }),
    );
    expect(all.refused.map(([, code]) => code)).toEqual(['file.nestedZip', 'file.nestedZip']);
  });

  it('when its directory points into itself, behind its end or before its beginning, it is damaged and nothing hangs', async () => {
    for (const offset of [0, 1, 0x7fffffff, 0xfffffffe]) {
      const zip = zipSync({ 'a.csv': csv, 'b.csv': csv });
      const view = new DataView(zip.buffer);
      for (const at of directoryParts(zip)) view.setUint32(at + 42, at + offset, true);
      const all = await unpackAll('a.zip', zip);
      expect([all.failure !== null || all.refused.length === 2, all.entries.length]).toEqual([true, 0]);
    }
  });
});
