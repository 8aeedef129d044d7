import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from '../../../../../renderer/import/engine/read-export';
import { unpackedFiles } from '../../../../../renderer/import/queue/unpacked-files';
import { sourceOf } from '../../../../check/read-file';
import { madeWorkbook } from '../engine/documents/made-workbook';

const n26 = new Uint8Array(readFileSync('test/fixtures/formats/de-n26-2024.csv'));
const ing = new Uint8Array(readFileSync('test/fixtures/formats/de-ing-2025.csv'));
const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

async function unpacked(files: readonly File[]): Promise<File[]> {
  const all: File[] = [];
  const arriving = unpackedFiles(files, async (file) =>
    unpackArchive(sourceOf(file.name, new Uint8Array(await file.arrayBuffer()))),
  );
  for await (const some of arriving) all.push(...some);
  return all;
}

describe('files on their way into the queue', () => {
  it('when a zip holds several exports, each takes its own place, byte for byte', async () => {
    const zip = fileOf('bank.zip', zipSync({ 'ordner/n26.csv': n26, 'ing.csv': ing }));
    const files = await unpacked([fileOf('a.csv', n26), zip]);
    expect(files.map(({ name }) => name).sort()).toEqual(['a.csv', 'ing.csv', 'n26.csv']);
    const inner = files.find(({ name }) => name === 'ing.csv');
    expect(Buffer.from(await (inner as File).arrayBuffer()).equals(Buffer.from(ing))).toBe(true);
  });

  it('when a workbook has bookings in several sheets, each is a file, also inside of a zip', async () => {
    const rows = [
      ['Buchungstag', 'Empfänger', 'Betrag'],
      ['31.01.2024', 'A', '-1,00'],
    ];
    const book = madeWorkbook([
      { name: 'Giro', rows },
      { name: 'Karte', rows },
    ]);
    const zip = zipSync({
      'bank.xlsx': book,
      'ing.csv': ing,
      'einzeln.xlsx': madeWorkbook([{ name: 'T', rows }]),
    });
    const files = await unpacked([fileOf('a.xlsx', book), fileOf('b.zip', zip)]);
    expect(files.map(({ name }) => name)).toEqual([
      'a – Giro.csv',
      'a – Karte.csv',
      'bank – Giro.csv',
      'bank – Karte.csv',
      'einzeln.xlsx',
      'ing.csv',
    ]);
  });

  it('when a zip is damaged or a bomb, it stays one file, so that its reading says so', async () => {
    const zip = zipSync({ 'n26.csv': n26, 'ing.csv': ing });
    const damaged = fileOf('damaged.zip', zip.slice(0, zip.length / 2));
    const bomb = fileOf('bomb.zip', zipSync({ 'a.csv': new Uint8Array(80_000_000), 'b.csv': ing }));
    expect((await unpacked([damaged, bomb])).map(({ name }) => name)).toEqual(['damaged.zip', 'bomb.zip']);
  });

  it('when a file is none of that, nothing happens to it', async () => {
    const file = fileOf('a.csv', n26);
    expect(await unpacked([file])).toEqual([file]);
  });

  it('when a zip takes its time, the files beside it do not wait, nor does what another zip held before it', async () => {
    const zip = (name: string) => fileOf(name, zipSync({ 'n26.csv': n26, 'ing.csv': ing }));
    const plain = fileOf('a.csv', n26);
    const arriving = unpackedFiles([zip('1.zip'), zip('2.zip'), plain], (file) =>
      file.name === '1.zip'
        ? Promise.resolve([{ name: 'ing.csv', bytes: new Uint8Array(ing) }])
        : new Promise(() => undefined),
    );
    expect((await arriving.next()).value).toEqual([plain]);
    const second: File[] = (await arriving.next()).value ?? [];
    expect(second.map(({ name }) => name)).toEqual(['ing.csv']);
  });
});
