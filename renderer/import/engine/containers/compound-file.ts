import { ReadFailure } from '../bytes/source';

/**
 * The container of old office documents ([MS-CFB]): a file system in a file, with sectors in chains. Every number in it may lie:
 * no chain is followed further than the file has sectors, and nothing is held that is larger than the file.
 */

export const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Sector numbers from here on are marks: end of a chain, free, part of a table. */
const firstMark = 0xfffffffa;
const headerBytes = 512;
const entryBytes = 128;
const miniSectorBytes = 64;
/** Sectors of the allocation table that the header names itself. */
const headerTables = 109;
/** Streams and storages; a workbook has about ten, with macros some dozens. */
const entryLimit = 100_000;
const storage = 1;
const stream = 2;
const root = 5;

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'xls' });
}

interface Entry {
  name: string;
  type: number;
  /** Siblings and the first child, by number. */
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

export class CompoundFile {
  private readonly view: DataView;
  private readonly sectorBytes: number;
  private readonly sectorCount: number;
  /** Streams below it lie in sectors of 64 bytes within the stream of the root. */
  private readonly miniLimit: number;
  /** Where the tables lie that say which sector follows which. */
  private readonly tables: Uint32Array;
  private readonly topEntries = new Map<string, Entry>();
  private mini: { data: Uint8Array; next: DataView } | null = null;
  private readonly rootEntry: Entry;

  constructor(private readonly bytes: Uint8Array) {
    if (bytes.length < headerBytes || compoundSignature.some((byte, at) => bytes[at] !== byte)) damaged();
    this.view = viewOf(bytes);
    const shift = this.view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) damaged();
    this.sectorBytes = 1 << shift;
    // The last sector may be cut where nothing stands in it.
    this.sectorCount = Math.ceil(bytes.length / this.sectorBytes) - 1;
    this.miniLimit = this.view.getUint32(56, true);
    this.tables = this.readTables();
    const entries = this.readEntries();
    const [first] = entries;
    if (first?.type !== root) damaged();
    this.rootEntry = first;
    this.nameTopEntries(entries);
  }

  /** Streams and storages of the top level, by name in small letters. */
  has(name: string): boolean {
    return this.topEntries.has(name.toLowerCase());
  }

  /** A stream of the top level; null where there is none. */
  read(name: string): Uint8Array | null {
    const entry = this.topEntries.get(name.toLowerCase());
    if (entry?.type !== stream) return null;
    return entry.size < this.miniLimit ? this.readMini(entry) : this.readChain(entry.start, entry.size);
  }

  private readTables(): Uint32Array {
    const count = this.view.getUint32(44, true);
    if (count > this.sectorCount) damaged();
    const tables = new Uint32Array(count);
    for (let at = 0; at < Math.min(count, headerTables); at++)
      tables[at] = this.view.getUint32(76 + at * 4, true);
    const perSector = this.sectorBytes / 4 - 1;
    let sector = this.view.getUint32(68, true);
    // As many steps as there are tables to be named: a loop ends with the count.
    for (let at = headerTables; at < count; at += perSector) {
      const start = this.placeOf(sector);
      const end = start + this.sectorBytes;
      if (end > this.bytes.length) damaged();
      for (let index = 0; index < perSector && at + index < count; index++)
        tables[at + index] = this.view.getUint32(start + index * 4, true);
      sector = this.view.getUint32(end - 4, true);
    }
    return tables;
  }

  private placeOf(sector: number): number {
    if (sector >= this.sectorCount) damaged();
    return (sector + 1) * this.sectorBytes;
  }

  private nextOf(sector: number): number {
    const perSector = this.sectorBytes / 4;
    const table = this.tables[Math.floor(sector / perSector)];
    if (table === undefined) damaged();
    const at = this.placeOf(table) + (sector % perSector) * 4;
    if (at + 4 > this.bytes.length) damaged();
    return this.view.getUint32(at, true);
  }

  /** Bytes of a chain up to a size. A chain that ends before it is damaged; what follows behind it does not matter. */
  private readChain(start: number, size: number): Uint8Array {
    if (size > this.sectorCount * this.sectorBytes) damaged();
    const data = new Uint8Array(size);
    let sector = start;
    for (let at = 0; at < size; at += this.sectorBytes) {
      const place = this.placeOf(sector);
      const wanted = Math.min(this.sectorBytes, size - at);
      if (place + wanted > this.bytes.length) damaged();
      data.set(this.bytes.subarray(place, place + wanted), at);
      if (at + wanted < size) sector = this.nextOf(sector);
    }
    return data;
  }

  /** Bytes of a chain that nobody says the size of. */
  private readWholeChain(start: number): Uint8Array {
    let length = 0;
    for (let sector = start; sector < firstMark; sector = this.nextOf(sector))
      if (++length > this.sectorCount) damaged();
    const last = this.bytes.length - headerBytes;
    return this.readChain(start, Math.min(length * this.sectorBytes, last));
  }

  private readMini({ start, size }: Entry): Uint8Array {
    this.mini ??= {
      data: this.readChain(this.rootEntry.start, this.rootEntry.size),
      next: viewOf(this.readWholeChain(this.view.getUint32(60, true))),
    };
    const { data, next } = this.mini;
    if (size > data.length) damaged();
    const found = new Uint8Array(size);
    let sector = start;
    for (let at = 0; at < size; at += miniSectorBytes) {
      const place = sector * miniSectorBytes;
      const wanted = Math.min(miniSectorBytes, size - at);
      if (place + wanted > data.length) damaged();
      found.set(data.subarray(place, place + wanted), at);
      if (at + wanted >= size) break;
      if (sector * 4 + 4 > next.byteLength) damaged();
      sector = next.getUint32(sector * 4, true);
    }
    return found;
  }

  private readEntries(): Entry[] {
    const data = this.readWholeChain(this.view.getUint32(48, true));
    const view = viewOf(data);
    const entries: Entry[] = [];
    for (let at = 0; at + entryBytes <= data.length; at += entryBytes) {
      if (entries.length >= entryLimit) damaged();
      const nameBytes = Math.min(view.getUint16(at + 64, true), 64);
      let name = '';
      for (let sign = 0; sign + 2 < nameBytes; sign += 2)
        name += String.fromCharCode(view.getUint16(at + sign, true));
      entries.push({
        name,
        type: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        // The upper half counts in no file that is read here, and some writers leave it as it was.
        size: view.getUint32(at + 120, true),
      });
    }
    return entries;
  }

  /** Of a document within a document only the outer one counts, so that storages are not looked into. */
  private nameTopEntries(entries: readonly Entry[]): void {
    const seen = new Set<number>();
    const open = [this.rootEntry.child];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const entry = entries[id];
      if (!entry || seen.has(id)) continue;
      seen.add(id);
      if (entry.type === stream || entry.type === storage)
        this.topEntries.set(entry.name.toLowerCase(), entry);
      open.push(entry.left, entry.right);
    }
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
