import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from '../../../../../../renderer/import/engine/read-export';
import { readWhole, sourceOf } from '../../../../../check/read-file';

const csv = (text: string) =>
  strToU8(`Buchungstag;Empfänger;Verwendungszweck;Betrag\n01.02.2024;A;${text};-1,00\n`);
const mt940 = strToU8(
  ':20:X\n:25:29990502/1004711815EUR\n:60F:C240101EUR100,00\n:61:2401310131D50,25NDDTNONREF\n:86:Strom\n:62F:C240131EUR49,75\n-\n',
);

function open(files: Record<string, Uint8Array>) {
  return unpackArchive(sourceOf('a.zip', zipSync(files)));
}

describe('archives', () => {
  it('when several exports are in an archive, each comes with its name for a place in the queue', async () => {
    const entries = await open({
      'giro/b.csv': csv('Strom'),
      'a.csv': csv('Gas'),
      'a.sta': mt940,
      'bild.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      '.versteckt.csv': csv('x'),
      'innen.zip': zipSync({ 'c.csv': csv('y') }),
      leer: new Uint8Array(),
    });
    expect(entries?.map((entry) => entry.name)).toEqual(['a.csv', 'a.sta', 'bild.png', 'b.csv'].sort());
    const first = entries?.find((entry) => entry.name === 'a.csv');
    const { rows } = await readWhole('a.csv', first?.bytes ?? new Uint8Array());
    expect(rows.map((row) => row.purpose)).toEqual(['Gas']);
  });

  it('when two files of an archive differ only in capitals, both are unpacked', async () => {
    const entries = await open({ 'Januar.csv': csv('Gas'), 'januar.csv': csv('Strom') });
    expect(entries?.map((entry) => entry.name)).toEqual(['Januar.csv', 'januar.csv']);
  });

  it('when an archive wraps one export or documents of one kind, it is read as it is', async () => {
    expect(await open({ 'a.csv': csv('Gas') })).toBeNull();
    expect(await open({ 'a.sta': mt940, 'b.sta': mt940 })).toBeNull();
    expect(await unpackArchive(sourceOf('a.csv', csv('Gas')))).toBeNull();
    const { rows } = await readWhole('a.zip', zipSync({ 'a.csv': csv('Gas') }));
    expect(rows.map((row) => row.purpose)).toEqual(['Gas']);
  });

  it('SEC-26: when an archive unpacks to far more than it holds, or to too many files, it is refused', async () => {
    const bomb = zipSync({ 'a.csv': new Uint8Array(50_000_000), 'b.csv': csv('Gas') });
    await expect(unpackArchive(sourceOf('a.zip', bomb))).rejects.toMatchObject({ code: 'limit.archive' });
    // The same, with a stated size that is a lie.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    view.setUint32(22, 10, true);
    await expect(unpackArchive(sourceOf('a.zip', bomb))).rejects.toMatchObject({ code: 'limit.archive' });
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, csv('x')]));
    await expect(open(many)).rejects.toMatchObject({ code: 'limit.archive' });
  });

  it('when an archive is cut, it is named damaged', async () => {
    const whole = zipSync({ 'a.csv': csv('Gas'), 'b.csv': csv('Strom') }, { level: 0 });
    await expect(unpackArchive(sourceOf('a.zip', whole.slice(0, 90)))).rejects.toMatchObject({
      code: 'file.damaged',
    });
  });
});
