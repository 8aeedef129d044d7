import { type CsvRecord, withCells } from './record-reader';

/** Records of the first piece that are looked at. */
const sampled = 400;
/** Arabic, Persian and Devanagari digits, and those of full width in East Asia. */
const otherDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/;
const firstDigits = [0x0660, 0x06f0, 0x0966, 0xff10];
/** A number or a day, with the marks of direction that stand around them. */
const numberForm =
  /^[\s\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19.,:;/+\-−–()\u066b\u066c\u060c\uff0b\uff0c\uff0d\uff0e\uff0f\uff1a\u200e\u200f\u061c年月日]+$/;
const directionMarks = /[\u200e\u200f\u061c]/g;
const marks: Record<string, string> = {
  '\u066b': '.',
  '\u066c': ',',
  '\u060c': ',',
  '\uff0b': '+',
  '\uff0c': ',',
  '\uff0d': '-',
  '\uff0e': '.',
  '\uff0f': '/',
  '\uff1a': ':',
};

function plainCell(cell: string): string {
  if (!otherDigit.test(cell) || !numberForm.test(cell)) return cell;
  return [...cell.replace(directionMarks, '')].map(plainCharacter).join('');
}

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const first = firstDigits.find((from) => code >= from && code < from + 10);
  return first === undefined ? (marks[character] ?? character) : String(code - first);
}

/** Numbers and days in digits of other scripts, written in those that are read; texts stay as they are. Decided once for a file. */
export class OtherDigits {
  isUsed: boolean | null = null;

  apply(records: readonly CsvRecord[]): readonly CsvRecord[] {
    if (this.isUsed === null && records.length > 0)
      this.isUsed = records.slice(0, sampled).some(({ raw }) => otherDigit.test(raw));
    if (this.isUsed !== true) return records;
    return records.map((record) =>
      otherDigit.test(record.raw) ? withCells(record, record.cells.map(plainCell)) : record,
    );
  }
}
