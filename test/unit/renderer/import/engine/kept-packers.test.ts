import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { giveBack, takePacker } from '../../../../../renderer/import/engine/kept-packers';
import { readExport } from '../../../../../renderer/import/engine/read-export';

const fixtures = 'test/fixtures/formats/de';

async function chunksOf(name: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(`${fixtures}/${name}`));
  const chunks: string[] = [];
  await readExport(
    { name, sizeBytes: bytes.length, slice: async (start, end) => bytes.slice(start, end) },
    {},
    { chunk: (chunk) => void chunks.push(Buffer.from(chunk).toString('base64')) },
  );
  return chunks;
}

describe('memory that rows are gathered in from file to file', () => {
  it('when another file was read before, a file gives the same bytes', async () => {
    const first = await chunksOf('de-n26-2024.csv');
    await chunksOf('../ch/ch-neon.csv');
    const kept = takePacker();
    giveBack(kept);
    expect(await chunksOf('de-n26-2024.csv')).toEqual(first);
    expect(takePacker() === kept).toBe(true);
  });

  it('when a reading ended in the middle of a chunk, what it gathered in is not used again', () => {
    const left = takePacker();
    left.ready.push({ bytes: new Uint8Array(1), rows: 1 });
    giveBack(left);
    expect(takePacker() === left).toBe(false);
  });

  it('when one is given back twice, two files do not get the same', () => {
    const packer = takePacker();
    giveBack(packer);
    giveBack(packer);
    expect(takePacker() === packer).toBe(true);
    expect(takePacker() === packer).toBe(false);
  });
});
