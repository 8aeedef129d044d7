const sectorBytes = 512;
const miniBytes = 64;
const miniLimit = 4_096;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

export interface MadeStream {
  name: string;
  bytes: Uint8Array;
}

function roundUp(bytes: Uint8Array, unit: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / unit) * unit);
  padded.set(bytes);
  return padded;
}

function words(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value, true);
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function entry(name: string, type: number, right: number, child: number, start: number, size: number) {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < name.length; at++) view.setUint16(at * 2, name.charCodeAt(at), true);
  view.setUint16(64, (name.length + 1) * 2, true);
  view.setUint8(66, type);
  for (const [at, value] of [
    [68, free],
    [72, right],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    view.setUint32(at, value, true);
  return bytes;
}

/** A container of these streams ([MS-CFB] version 3), small ones in the stream of the root. */
export function madeCompound(streams: readonly MadeStream[]): Uint8Array<ArrayBuffer> {
  const sectors: Uint8Array[] = [];
  /** Number of the next sector for each. */
  const table: number[] = [];
  const chain = (bytes: Uint8Array): number => {
    const padded = roundUp(bytes, sectorBytes);
    const start = sectors.length;
    for (let at = 0; at < padded.length; at += sectorBytes) {
      sectors.push(padded.subarray(at, at + sectorBytes));
      table.push(at + sectorBytes < padded.length ? sectors.length : endOfChain);
    }
    return padded.length === 0 ? endOfChain : start;
  };
  const minis: Uint8Array[] = [];
  const miniTable: number[] = [];
  const miniChain = (bytes: Uint8Array): number => {
    const start = miniTable.length;
    const count = Math.ceil(bytes.length / miniBytes);
    for (let at = 0; at < count; at++) miniTable.push(at + 1 < count ? start + at + 1 : endOfChain);
    minis.push(roundUp(bytes, miniBytes));
    return start;
  };
  const entries = streams.map(({ name, bytes }, at) =>
    entry(
      name,
      2,
      at + 1 < streams.length ? at + 2 : free,
      free,
      bytes.length < miniLimit ? miniChain(bytes) : chain(bytes),
      bytes.length,
    ),
  );
  const mini = joined(minis);
  const root = entry('Root Entry', 5, free, streams.length > 0 ? 1 : free, chain(mini), mini.length);
  const miniTableStart = chain(words([...miniTable, ...Array(-miniTable.length & 127).fill(free)]));
  const directoryStart = chain(joined([root, ...entries]));
  // The table names its own sectors and those that name them too.
  let tableCount = 0;
  let listCount = 0;
  for (;;) {
    const all = sectors.length + tableCount + listCount;
    const [tables, lists] = [Math.ceil(all / 128), Math.max(0, Math.ceil((tableCount - 109) / 127))];
    if (tables === tableCount && lists === listCount) break;
    [tableCount, listCount] = [tables, lists];
  }
  const firstTable = sectors.length;
  const firstList = firstTable + tableCount;
  const tablePlaces = Array.from({ length: tableCount }, (_, at) => firstTable + at);
  table.push(...Array(tableCount).fill(0xfffffffd), ...Array(listCount).fill(0xfffffffc));
  const tableBytes = words([...table, ...Array(tableCount * 128 - table.length).fill(free)]);
  const lists = Array.from({ length: listCount }, (_, at) => {
    const named = tablePlaces.slice(109 + at * 127, 109 + (at + 1) * 127);
    const next = at + 1 < listCount ? firstList + at + 1 : endOfChain;
    return words([...named, ...Array(127 - named.length).fill(free), next]);
  });
  const header = new Uint8Array(sectorBytes);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    view.setUint16(at, value, true);
  for (const [at, value] of [
    [44, tableCount],
    [48, directoryStart],
    [56, miniLimit],
    [60, miniTableStart],
    [64, Math.ceil(miniTable.length / 128)],
    [68, listCount > 0 ? firstList : endOfChain],
    [72, listCount],
  ] as const)
    view.setUint32(at, value, true);
  header.set(words(Array.from({ length: 109 }, (_, at) => tablePlaces[at] ?? free)), 76);
  return joined([header, ...sectors, tableBytes, ...lists]);
}
