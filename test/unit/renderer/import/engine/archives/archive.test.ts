import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadFailure } from '../../../../../../renderer/import/engine/bytes/source';
import { readWhole, sourceOf } from '../../../../../check/read-file';
import { type Unpacked, unpackAll, withPart } from './made-archive';

const csv = (text: string) =>
  strToU8(`Buchungstag;Empfänger;Verwendungszweck;Betrag\n01.02.2024;A;${text};-1,00\n`);
const mt940 = strToU8(
  ':20:X\n:25:29990502/1004711815EUR\n:60F:C240101EUR100,00\n:61:2401310131D50,25NDDTNONREF\n:86:Strom\n:62F:C240131EUR49,75\n-\n',
);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

const open = (files: Record<string, Uint8Array>) => unpackAll('a.zip', zipSync(files));
const namesOf = ({ entries }: Unpacked) => entries.map(({ name }) => name);

describe('archives', () => {
  it('when several exports are in an archive, each comes with its name, and what is none is refused by name', async () => {
    const all = await open({
      'giro/b.csv': csv('Strom'),
      'a.csv': csv('Gas'),
      'a.sta': mt940,
      'bild.png': png,
      '.versteckt.csv': csv('x'),
      'innen.zip': zipSync({ 'c.csv': csv('y') }),
      'auch-innen.dat': zipSync({ 'd.csv': csv('z') }),
      leer: new Uint8Array(),
    });
    expect(all.outcome).toBe('members');
    expect(namesOf(all)).toEqual(['a.csv', 'a.sta', 'b.csv']);
    expect(all.refused).toEqual([
      ['auch-innen.dat', 'file.nestedZip'],
      ['bild.png', 'file.binary'],
      ['innen.zip', 'file.nestedZip'],
      ['leer', 'file.empty'],
    ]);
    expect([all.progress[0], all.progress.at(-1)]).toEqual(['0/7', '7/7']);
    const { rows } = await readWhole('a.csv', all.entries[0]?.bytes ?? new Uint8Array());
    expect(rows.map((row) => row.purpose)).toEqual(['Gas']);
  });

  it('when the second export is unpacked, both come before the rest of the archive is touched', async () => {
    const zip = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom'), 'c.csv': csv('Miete') }, { level: 0 });
    const whole = sourceOf('a.zip', zip);
    const third = Buffer.from(zip).indexOf('c.csv');
    const slice = async (start: number, end: number) => {
      if (start >= third - 30 && start < third + 50) throw new Error('gone');
      return whole.slice(start, end);
    };
    const all = await unpackAll('a.zip', zip, { ...whole, slice });
    expect(namesOf(all)).toEqual(['a.csv', 'b.csv']);
    expect(all.failure).toMatchObject({ code: 'file.vanished' });
  });

  it('when it is ended from outside, no further file of it comes', async () => {
    const zip = zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.csv`, csv('x')])));
    const whole = sourceOf('a.zip', zip);
    let left = 14;
    const slice = async (start: number, end: number) => {
      left -= 1;
      if (left < 0) throw new ReadFailure('read.cancelled');
      return whole.slice(start, end);
    };
    const all = await unpackAll('a.zip', zip, { ...whole, slice });
    expect(all.failure).toMatchObject({ code: 'read.cancelled' });
    expect(all.entries.length).toBeGreaterThan(1);
    expect(all.entries.length).toBeLessThan(8);
  });

  it('when two files of an archive differ only in capitals, both are unpacked', async () => {
    expect(namesOf(await open({ 'Januar.csv': csv('Gas'), 'januar.csv': csv('Strom') }))).toEqual([
      'Januar.csv',
      'januar.csv',
    ]);
  });

  it('when names are in the code page of DOS, umlauts are umlauts', async () => {
    const zip = zipSync({ 'x.csv': csv('Gas'), 'y.csv': csv('Strom') });
    // 0x81 is ü in code page 850.
    const named = withPart(zip, 0, (view, at) => view.setUint8(at + 46, 0x81));
    expect(namesOf(await unpackAll('a.zip', named)).sort()).toEqual(['y.csv', 'ü.csv']);
  });

  it('when an archive wraps one export or documents of one kind, it is read as it is, and the rest of it is named', async () => {
    expect(await open({ 'a.csv': csv('Gas') })).toMatchObject({ outcome: 'asItIs', entries: [] });
    const documents = await open({ 'a.sta': mt940, 'b.sta': mt940, 'c.png': png });
    expect(documents).toMatchObject({ outcome: 'asItIs', entries: [], refused: [['c.png', 'file.binary']] });
    expect((await unpackAll('a.csv', csv('Gas'))).outcome).toBe('asItIs');
    const { rows } = await readWhole('a.zip', zipSync({ 'a.csv': csv('Gas'), 'c.png': png }));
    expect(rows.map((row) => row.purpose)).toEqual(['Gas']);
  });

  it('when nothing in it is an export, that is said', async () => {
    const all = await open({ 'a.png': png, 'b.zip': zipSync({ 'c.csv': csv('y') }) });
    expect(all.failure).toMatchObject({ code: 'file.noExports' });
    expect(all.refused).toHaveLength(2);
    await expect(readWhole('a.zip', zipSync({ 'a.png': png }))).rejects.toMatchObject({
      code: 'file.noExports',
    });
  });

  it('SEC-26: when an archive unpacks to far more than it holds, or to too many files, it is refused', async () => {
    const bomb = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom'), 'z.csv': new Uint8Array(50_000_000) });
    const all = await unpackAll('a.zip', bomb);
    expect(all.failure).toMatchObject({ code: 'limit.archive' });
    expect(all.entries).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, csv('x')]));
    expect((await open(many)).failure).toMatchObject({ code: 'limit.archive' });
  });

  it('SEC-26: when the directory lies about the size of a bomb, it ends when that comes out', async () => {
    const bomb = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom'), 'z.csv': new Uint8Array(50_000_000) });
    const lying = withPart(bomb, 2, (view, at) => view.setUint32(at + 24, 10, true));
    const all = await unpackAll('a.zip', lying);
    expect(all.failure).toMatchObject({ code: 'limit.archive' });
    expect(namesOf(all)).toEqual(['a.csv', 'b.csv']);
  });

  it('when files of it are protected, damaged or packed in an unknown way, those are refused and the others taken', async () => {
    const zip = zipSync({
      'a.csv': csv('Gas'),
      'b.csv': csv('Strom'),
      'c.csv': csv('Öl'),
      'd.csv': csv('x'),
    });
    const flagged = withPart(zip, 0, (view, at) => view.setUint16(at + 8, 1, true));
    const broken = withPart(flagged, 1, (view, at) => view.setUint32(at + 16, 1, true));
    const all = await unpackAll(
      'a.zip',
      withPart(broken, 2, (view, at) => view.setUint16(at + 10, 9, true)),
    );
    expect(all.refused).toEqual([
      ['a.csv', 'file.protected'],
      ['b.csv', 'file.damaged'],
      ['c.csv', 'file.unsupported'],
    ]);
    // The one that is left is read in its wrapper.
    expect(all.outcome).toBe('asItIs');
  });

  it('when all of it is behind a password, the archive is refused as that', async () => {
    const zip = zipSync({ 'a.csv': csv('Gas') });
    const all = await unpackAll(
      'a.zip',
      withPart(zip, 0, (view, at) => view.setUint16(at + 8, 1, true)),
    );
    expect(all.failure).toMatchObject({ code: 'file.protected' });
  });

  it('when the end record is the long one, the archive is unpacked', async () => {
    const zip = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom') });
    const end = zip.length - 22;
    const short = new DataView(zip.buffer, end);
    const long = new DataView(new ArrayBuffer(76));
    long.setUint32(0, 0x06064b50, true);
    long.setBigUint64(32, BigInt(short.getUint16(10, true)), true);
    long.setBigUint64(40, BigInt(short.getUint32(12, true)), true);
    long.setBigUint64(48, BigInt(short.getUint32(16, true)), true);
    long.setUint32(56, 0x07064b50, true);
    long.setBigUint64(64, BigInt(end), true);
    const tail = zip.slice(end);
    new DataView(tail.buffer).setUint16(10, 0xffff, true);
    const all = new Uint8Array([...zip.slice(0, end), ...new Uint8Array(long.buffer), ...tail]);
    expect(namesOf(await unpackAll('a.zip', all))).toEqual(['a.csv', 'b.csv']);
  });

  it('when an archive is cut, it is named damaged', async () => {
    const whole = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom') }, { level: 0 });
    expect((await unpackAll('a.zip', whole.slice(0, 90))).failure).toMatchObject({ code: 'file.damaged' });
  });
});
