import { type CsvRecord, withCells } from './record-reader';
import { isHeaderByWords } from './table-locator';

/** Records of the first piece that are looked at. */
const sampled = 400;
const headerMark = /^(?:header|hdr|kopf)$/i;
const rowMark = /^(?:data|total|subtotal|notes?|trailer|daten|summe)$/i;

const markOf = ({ cells }: CsvRecord) => cells[1]?.trim() ?? '';

/**
 * Statements of brokers in which every line begins with the name of its section and a mark: `Fees,Header,Currency,Date,…`,
 * `Fees,Data,USD,…`. The two cells are taken away, and of sections that list no movements of money only a label and its value
 * are left. Decided once for a file.
 */
export class SectionMarks {
  isUsed: boolean | null = null;
  private isTable = false;

  apply(records: readonly CsvRecord[]): readonly CsvRecord[] {
    if (this.isUsed === null && records.length > 0) this.decide(records.slice(0, sampled));
    return this.isUsed === true ? records.map((record) => this.unmarked(record)) : records;
  }

  private unmarked(record: CsvRecord): CsvRecord {
    const bare = withCells(
      record,
      record.cells.map((cell, at) => (at < 2 ? '' : cell)),
    );
    if (headerMark.test(markOf(record))) this.isTable = isHeaderByWords(bare);
    return this.isTable ? bare : withCells(record, bare.cells.slice(0, 4));
  }

  private decide(records: readonly CsvRecord[]): void {
    let [filled, rows, headers] = [0, 0, 0];
    let section: string | undefined;
    for (const record of records) {
      if (record.raw.trim() === '') continue;
      filled++;
      if (headerMark.test(markOf(record))) {
        headers++;
        section = record.cells[0];
      } else if (rowMark.test(markOf(record)) && record.cells[0] === section) rows++;
    }
    this.isUsed = headers > 0 && rows >= headers && headers + rows >= filled * 0.9;
  }
}
