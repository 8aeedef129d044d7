import { describe, expect, it } from 'vitest';
import { CompoundFile } from '../../../../../../renderer/import/engine/containers/compound-file';
import { madeCompound } from '../workbooks/made-compound';

function pattern(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 31 + seed + (at >> 9)) & 255);
}

/** A changed word of four bytes. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(at, value, true);
  return copy;
}

const small = { name: 'Book', bytes: pattern(700, 3) };
const large = { name: 'Workbook', bytes: pattern(20_000, 5) };
const file = madeCompound([small, large]);
const damaged = { code: 'file.damaged', params: { kind: 'xls' } };

describe('the container of old office documents', () => {
  it('when streams are small or large, each is read whole, by its name in any letters', () => {
    const read = new CompoundFile(file);
    expect(read.read('BOOK')).toEqual(small.bytes);
    expect(read.read('workbook')).toEqual(large.bytes);
    expect(read.read('other')).toBeNull();
    expect([read.has('Workbook'), read.has('other')]).toEqual([true, false]);
  });

  it('when a file is so large that its table is listed outside of the header, it is read whole', () => {
    const huge = pattern(8_000_000, 7);
    const read = new CompoundFile(madeCompound([{ name: 'Workbook', bytes: huge }])).read('Workbook');
    expect(Buffer.from(read ?? []).equals(Buffer.from(huge))).toBe(true);
  });

  it('when the last sector is cut behind the last byte that counts, nothing is missing', () => {
    const bytes = madeCompound([large]);
    const view = new DataView(bytes.buffer);
    // The table moves in front of the stream, which then ends the file.
    const table = view.getUint32(76, true);
    const directory = view.getUint32(48, true);
    expect([table, directory]).toEqual([41, 40]);
    const cut = bytes.slice(0, bytes.length - 128);
    expect(new CompoundFile(cut).read('Workbook')).toEqual(large.bytes);
  });

  it.each([
    ['is shorter than a header', file.slice(0, 400)],
    ['has sectors of no size that there is', changed(file, 30, 31)],
    ['says that it has more tables than sectors', changed(file, 44, 0xffffff)],
    ['has its directory behind its end', changed(file, 48, 9_999)],
    ['has its table behind its end', changed(file, 76, 9_999)],
  ])('when a container %s, it is named damaged', (_, bytes) => {
    expect(() => new CompoundFile(bytes)).toThrow(expect.objectContaining(damaged));
  });

  it('when the chain of the directory is a ring, it ends', () => {
    const view = new DataView(file.buffer);
    const directory = view.getUint32(48, true);
    const table = (view.getUint32(76, true) + 1) * 512;
    const ring = changed(file, table + directory * 4, directory);
    expect(() => new CompoundFile(ring)).toThrow(expect.objectContaining(damaged));
  });

  it('when entries are children of each other, each is seen once', () => {
    const directory = (new DataView(file.buffer).getUint32(48, true) + 1) * 512;
    const ring = changed(changed(file, directory + 128 + 68, 2), directory + 256 + 72, 1);
    expect(new CompoundFile(ring).read('Workbook')).toEqual(large.bytes);
  });

  it.each([
    ['is larger than the file', 120, 0x7fffffff],
    ['begins behind its end', 116, 5_000],
    ['is larger than its chain', 120, 20_900],
  ])('when a stream %s, it is named damaged', (_, field, value) => {
    const directory = (new DataView(file.buffer).getUint32(48, true) + 1) * 512;
    const read = new CompoundFile(changed(file, directory + 256 + field, value));
    expect(() => read.read('Workbook')).toThrow(expect.objectContaining(damaged));
  });

  it('when the chain of a stream is a ring, no more is read than the stream says to have', () => {
    const view = new DataView(file.buffer);
    const start = view.getUint32((view.getUint32(48, true) + 1) * 512 + 256 + 116, true);
    const table = (view.getUint32(76, true) + 1) * 512;
    const ring = changed(file, table + start * 4, start);
    expect(new CompoundFile(ring).read('Workbook')?.length).toBe(large.bytes.length);
  });
});
