import { flatText } from '../bytes/flat-text';
import type { TablePlan } from '../plan/table-plan';
import { type SequenceKind, sequenceKindOf } from '../vocabulary/sequence-headers';
import type { FindingLog } from './finding-log';
import { NumberSequence } from './number-sequence';

interface Series {
  readonly index: number;
  readonly kind: SequenceKind;
  readonly sequence: NumberSequence;
  /** Digits, where zeros fill them. */
  width: number;
}

/** Numbers of a column are of several accounts and years; where they are of more, they count nothing. */
const mostSeries = 200;
/** Rows that follow each other, for one that does not. */
const leastSteps = 5;
const stepsPerJump = 5;

const numbered = /^(.{0,20}?)(\d{1,12})$/;
const ofYear = /^(\d{1,6})([/.-](?:19|20)\d{2})$/;

/** Columns that number statements or rows: a number that is skipped may be that of a row that was taken out. */
export class NumberedColumns {
  private readonly columns: { index: number; kind: SequenceKind }[];
  private readonly series = new Map<string, Series>();
  private readonly account: number;

  constructor(private readonly plan: TablePlan) {
    const judged = new Set(
      (['accountIban', 'counterpartyIban', 'amount', 'debit', 'credit', 'balanceAfter'] as const).flatMap(
        (field) => plan.fields.get(field) ?? [],
      ),
    );
    this.columns = plan.headers.flatMap((header, index) => {
      const kind = judged.has(index) || plan.dateOrder.has(index) ? null : sequenceKindOf(header);
      return kind === null ? [] : [{ index, kind }];
    });
    this.account = plan.fields.get('accountIban')?.[0] ?? -1;
  }

  /** No column numbers anything. */
  get isIdle(): boolean {
    return this.columns.length === 0;
  }

  /** Takes every record of the table: one that is no booking has its number, too. */
  look(cells: readonly string[], line: number): void {
    for (const { index, kind } of this.columns) {
      if (this.series.size > mostSeries) return;
      const text = (cells[index] ?? '').trim();
      const year = ofYear.exec(text);
      const [, front = '', digits = ''] = (year ? [text, year[2], year[1]] : numbered.exec(text)) ?? [];
      if (digits === '') continue;
      const key = `${index}|${cells[this.account] ?? ''}|${front}`;
      let series = this.series.get(key);
      if (!series) {
        series = { index, kind, width: 0, sequence: new NumberSequence() };
        this.series.set(flatText(key), series);
      }
      if (digits.startsWith('0')) series.width = digits.length;
      series.sequence.add(Number(digits), line);
    }
  }

  settle(log: FindingLog): void {
    if (this.series.size > mostSeries) return;
    for (const series of this.series.values()) {
      const found = series.sequence.settle();
      if (!found || !isSequence(series.kind, found)) continue;
      const { index, kind, width } = series;
      const column = this.plan.headers[index] ?? null;
      const field = this.plan.columns[index]?.field ?? null;
      for (const { from, to, line } of found.jumps) {
        const [before, after] = [from, to].map((number) => String(number).padStart(width, '0'));
        const params = { from: before ?? '', to: after ?? '' };
        log.add(`sequence.${kind}`, { line, field, column, text: after ?? null, params });
      }
    }
  }
}

/** Statements are few and numbered without a hole; other numbers count only where nearly all follow each other. */
function isSequence(
  kind: SequenceKind,
  { jumps, steps, missing }: { jumps: readonly unknown[]; steps: number; missing: number },
): boolean {
  if (kind === 'statement') return steps >= 1 && jumps.length <= steps && missing <= 366;
  return steps >= leastSteps && jumps.length * stepsPerJump <= steps && missing <= steps;
}
