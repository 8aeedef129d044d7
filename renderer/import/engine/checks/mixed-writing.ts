import type { TargetField } from '../../../../preload/contract/reading/reading';
import { flatText } from '../bytes/flat-text';
import type { TablePlan } from '../plan/table-plan';
import { bareParts, dateParts } from '../values/calendar-days';
import type { FindingLog } from './finding-log';

export interface Form {
  count: number;
  readonly line: number;
  readonly example: string;
}

/** How the cells of a column are written, by what is looked at: dates have one form, amounts several. */
type Forms = Record<string, Map<string, Form>>;

/** What one cell shows: what is looked at, and how it is written. */
type Writing = [aspect: string, form: string][];

/** A column whose writing is looked at. */
export interface LookedAt {
  readonly index: number;
  readonly field: TargetField;
  readonly rule: 'date.mixed' | 'amount.mixed';
  readonly forms: Forms;
  lastText: string;
}

const dateFields = ['bookingDate', 'valueDate', 'transactionDate'] as const;
const amountFields = ['amount', 'debit', 'credit', 'balanceAfter'] as const;

/**
 * Dates or amounts of one column that are written in two ways: a bank writes them in one, so that the file was put together or edited.
 * All of them are read; it is said once for each column, at the first row that is written like the fewest.
 */
export class MixedWriting {
  readonly columns: readonly LookedAt[];

  constructor(private readonly plan: TablePlan) {
    const { fields, spoiled, dateOrder } = plan;
    const of = (names: readonly TargetField[], rule: LookedAt['rule']) =>
      names.flatMap((field) =>
        (fields.get(field) ?? []).map((index) => ({ index, field, rule, forms: {}, lastText: '' })),
      );
    // Days that a spreadsheet exchanged are said one by one.
    const dates = of(dateFields, 'date.mixed').filter(
      ({ index }) => !spoiled.swappedDays.has(index) && dateOrder.get(index) !== 'dayNumber',
    );
    const columns = [...dates, ...of(amountFields, 'amount.mixed')];
    this.columns = columns.filter(({ index }, at) => columns.findIndex((one) => one.index === index) === at);
  }

  look(cells: readonly string[], line: number): void {
    for (const column of this.columns) {
      const text = cells[column.index];
      if (text === undefined || text === '' || text === column.lastText) continue;
      column.lastText = text;
      for (const [aspect, form] of this.writingOf(column, text)) take(column.forms, aspect, form, text, line);
    }
  }

  /** What is counted for a text in a column; null where one of these was not met before. */
  formsOf(column: LookedAt, text: string): Form[] | null {
    const forms: Form[] = [];
    for (const [aspect, form] of this.writingOf(column, text)) {
      const known = column.forms[aspect]?.get(form);
      if (!known) return null;
      forms.push(known);
    }
    return forms;
  }

  private writingOf({ rule }: LookedAt, text: string): Writing {
    if (rule === 'amount.mixed') return amountForms(text, this.plan);
    const form = dateForm(text);
    return form === null ? [] : [['form', form]];
  }

  settle(log: FindingLog): void {
    for (const { index, field, rule, forms } of this.columns) {
      const mixed = Object.values(forms).find((known) => known.size > 1);
      if (!mixed) continue;
      const [most, ...others] = Array.from(mixed.values()).sort((a, b) => b.count - a.count);
      const [first] = others.sort((a, b) => a.line - b.line);
      if (!most || !first) continue;
      log.add(rule, {
        line: first.line,
        field,
        column: this.plan.headers[index] ?? null,
        text: first.example,
        params: { usualText: most.example, otherText: first.example },
      });
    }
  }
}

function take(forms: Forms, aspect: string, form: string, text: string, line: number): void {
  forms[aspect] ??= new Map();
  const known = forms[aspect].get(form);
  if (known) known.count++;
  else forms[aspect].set(form, { count: 1, line, example: flatText(text.trim().slice(0, 40)) });
}

/** Null for what is no date. */
function dateForm(raw: string): string | null {
  const text = raw.trim();
  const parts = dateParts(text);
  if (!parts) return bareParts(text) ? 'digits' : null;
  const { digits, separator, namedMonth, hasYear } = parts;
  if (namedMonth >= 0) return hasYear ? `name ${digits[2]}` : 'name';
  if (!hasYear) return `${separator} no year`;
  return digits[0] === 4 ? `year${separator}` : `day${separator}${digits[2]}`;
}

const wordOrDay = /\p{L}{4}|\d[-/]\d/u;
const point = 46;
const comma = 44;
const isDigit = (code: number) => code >= 48 && code <= 57;
const isMinus = (code: number) => code === 45 || code === 0x2212 || code === 0x2013;

/** Decimal sign, thousands and minus of an amount, as far as this one shows them. */
function amountForms(text: string, { decimalSign, hasMixedDecimals }: TablePlan): Writing {
  const forms: Writing = [];
  let [first, last, separators, others, minus] = [-1, -1, 0, 0, ''];
  let [sign, signAt, lone] = [0, -1, true];
  // Words and days in a column of amounts are none.
  if (wordOrDay.test(text)) return forms;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (first < 0) first = at;
      last = at;
    } else if (code === point || code === comma) {
      lone &&= separators === 0;
      if (sign !== 0 && sign !== code) others++;
      [sign, signAt] = [code, at];
      separators++;
    } else if (isMinus(code)) minus = first < 0 ? 'before' : 'behind';
    else if (code === 40 && first < 0) minus = 'brackets';
  }
  if (first < 0) return forms;
  if (minus !== '') forms.push(['minus', minus]);
  const decimals = last - signAt;
  const own = decimalSign === ',' ? comma : point;
  // `1.234`: three digits may be thousands, and the column tells.
  const isDecimal = separators > 0 && (lone ? decimals !== 3 : others > 0);
  // Some banks write both signs: their description says so.
  if (isDecimal && !hasMixedDecimals) forms.push(['decimal', String.fromCharCode(sign)]);
  const end = isDecimal || (sign === own && lone) ? signAt : last + 1;
  const whole = text.slice(first, end);
  if (whole.length >= 4) forms.push(['thousands', /^\d+$/.test(whole) ? 'plain' : 'grouped']);
  return forms;
}
