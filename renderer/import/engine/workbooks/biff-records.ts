import { ReadFailure } from '../bytes/source';

/**
 * The stream of a workbook before XLSX ([MS-XLS], BIFF5 and BIFF8): records of a type, a length of two bytes, and content. What
 * does not fit into one goes on in records `CONTINUE` behind it.
 */

/** Records that are read; all others are a look and no content. */
export const recordTypes = {
  formula: 0x0006,
  eof: 0x000a,
  date1904: 0x0022,
  continued: 0x003c,
  filePass: 0x002f,
  codePage: 0x0042,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  mulBlank: 0x00be,
  rString: 0x00d6,
  xf: 0x00e0,
  sst: 0x00fc,
  labelSst: 0x00fd,
  blank: 0x0201,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  array: 0x0221,
  table: 0x0236,
  rk: 0x027e,
  format: 0x041e,
  sharedFormula: 0x04bc,
  bof: 0x0809,
} as const;

export function damagedWorkbook(): never {
  throw new ReadFailure('file.damaged', { kind: 'xls' });
}

/** Goes from record to record; the content of the current one lies from `start` to `end`. */
export class BiffRecords {
  readonly view: DataView;
  type = 0;
  start = 0;
  end: number;

  /** @param at where the first record begins */
  constructor(
    readonly bytes: Uint8Array,
    at = 0,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = at;
  }

  /** False at the end of the stream; refuses a record that it ends within. */
  next(): boolean {
    if (this.end + 4 > this.bytes.length) return false;
    this.type = this.view.getUint16(this.end, true);
    this.start = this.end + 4;
    this.end = this.start + this.view.getUint16(this.end + 2, true);
    if (this.end > this.bytes.length) damagedWorkbook();
    return true;
  }

  /** Goes to the record that begins there. */
  goTo(at: number): void {
    this.end = at;
    this.next();
  }

  /** Refuses content that is shorter. */
  need(length: number): void {
    if (this.end - this.start < length) damagedWorkbook();
  }

  uint8(at: number): number {
    return this.view.getUint8(this.start + at);
  }

  uint16(at: number): number {
    return this.view.getUint16(this.start + at, true);
  }

  uint32(at: number): number {
    return this.view.getUint32(this.start + at, true);
  }

  /** The next record continues the current one. */
  get isContinued(): boolean {
    return this.end + 4 <= this.bytes.length && this.view.getUint16(this.end, true) === recordTypes.continued;
  }
}
