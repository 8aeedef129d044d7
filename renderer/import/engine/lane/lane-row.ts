import { referredColumns } from '../../../../preload/contract/rows/packed-rows';
import { noDay } from '../../../../preload/contract/values/calendar-day';
import type { ByteRow } from '../rows/chunk-packer';
import type { ByteLine } from './byte-line';
import type { ByteSigns } from './byte-signs';
import type { KnownCell } from './known-cells';
import type { LaneColumns } from './lane-columns';

/** A line that was read, before anything of it counts. Two of them take turns. */
export class LaneRow implements ByteRow {
  readonly starts = new Int32Array(referredColumns.length);
  readonly lengths = new Int32Array(referredColumns.length);
  /** By column of `LaneColumns.judged`. */
  readonly cells: (KnownCell | null)[];
  /** By column of `LaneColumns.amounts`: hundredths and how they are written; `isFilled` 0 for an empty cell. */
  readonly minors: Float64Array;
  readonly forms: Uint8Array;
  readonly isFilled: Uint8Array;
  bytes: Uint8Array = new Uint8Array(0);
  line = 0;
  account = 0;
  day = noDay;
  valueDay = noDay;
  dayText = '';
  /** The cell of its day. */
  dayCell: KnownCell | null = null;
  /** -1 for money out, 1 for money in, as a word beside the amount has it. */
  direction = 0;
  amount = 0;
  currency: string | null = null;
  balance = Number.NaN;
  occurrence = 0;
  units = 0;
  added = '';
  /** Of a text that each row has of its own: its column in the line, -1 where there is none. */
  purpose = -1;
  eref = -1;
  reference = -1;
  name: KnownCell | null = null;
  iban: KnownCell | null = null;

  constructor(
    readonly place: ByteLine,
    private readonly signs: ByteSigns,
    { judged, amounts }: LaneColumns,
  ) {
    this.cells = judged.map(() => null);
    this.minors = new Float64Array(amounts.length);
    this.forms = new Uint8Array(amounts.length);
    this.isFilled = new Uint8Array(amounts.length);
  }

  /** Nothing is known of the line yet. */
  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.units = this.place.units;
    // A call of the runtime costs more than a few steps.
    for (let field = 0; field < this.starts.length; field++) this.starts[field] = -1;
    this.added = '';
    this.valueDay = noDay;
    this.balance = Number.NaN;
    this.purpose = -1;
    this.eref = -1;
    this.reference = -1;
    this.name = null;
    this.iban = null;
  }

  /** Wrong check digits are said of it, if not of another row before. */
  get hasWrong(): boolean {
    return this.cells.some((cell) => cell?.isWrong);
  }

  /** The text of a field stands in a column of the line. */
  refer(referred: number, column: number): void {
    this.starts[referred] = this.place.unitStart(column);
    this.lengths[referred] = this.place.unitLength(column);
  }

  /** The text of a field does not stand in the line. */
  append(referred: number, text: string): void {
    this.starts[referred] = this.units + this.added.length;
    this.lengths[referred] = text.length;
    this.added += text;
  }

  write(into: Uint8Array, at: number): number {
    const { bytes, place, signs } = this;
    if (!place.hasHigh || signs.isUtf8) {
      into.set(bytes.subarray(place.start, place.end), at);
      return at + place.end - place.start;
    }
    let to = at;
    for (let from = place.start; from < place.end; from++) {
      const unit = signs.units[bytes[from] as number] as number;
      if (unit < 0x80) into[to++] = unit;
      else if (unit < 0x800) {
        into[to++] = 0xc0 | (unit >> 6);
        into[to++] = 0x80 | (unit & 63);
      } else {
        into[to++] = 0xe0 | (unit >> 12);
        into[to++] = 0x80 | ((unit >> 6) & 63);
        into[to++] = 0x80 | (unit & 63);
      }
    }
    return to;
  }
}
