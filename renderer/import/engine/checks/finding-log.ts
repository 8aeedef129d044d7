import {
  type AlikeFindings,
  alikeLimit,
  type Finding,
  type FindingRule,
  findingLimit,
  findingRules,
  type NotBooking,
  type NotBookingReason,
  notBookingLimit,
} from '../../../../preload/contract/reading/reading';
import { flatText } from '../bytes/flat-text';
import type { CsvRecord } from '../records/record-reader';

interface FindingPlace extends Pick<Finding, 'cause' | 'suggestion' | 'accountIndex' | 'expected' | 'found'> {
  line: number | null;
  field?: string | null;
  column?: string | null;
  text?: string | null;
  params?: Record<string, string | number>;
}

/** Findings and left out records of one read: listed up to a limit, behind it by their lines, counted to the end. */
export class FindingLog {
  readonly findings: Finding[] = [];
  readonly totals: Record<string, number> = {};
  readonly #alike = new Map<string, AlikeFindings>();
  #alikeLines = 0;
  readonly notBookings: NotBooking[] = [];
  notBookingRecords = 0;
  notBookingLines = 0;

  add(
    rule: FindingRule,
    place: FindingPlace,
    severity: Finding['severity'] = findingRules[rule].severity,
  ): void {
    this.totals[rule] = (this.totals[rule] ?? 0) + 1;
    const text = place.text ? flatText(place.text.slice(0, 200)) : (place.text ?? null);
    if (this.findings.length >= findingLimit) {
      this.#keepLine({ ...place, text }, rule, severity);
      return;
    }
    this.findings.push({
      severity,
      rule,
      line: place.line,
      field: place.field ?? null,
      column: place.column ?? null,
      text,
      params: place.params ?? {},
      ...(place.cause ? { cause: place.cause } : {}),
      ...(place.suggestion ? { suggestion: place.suggestion } : {}),
      ...(place.accountIndex === undefined ? {} : { accountIndex: place.accountIndex }),
      ...(place.expected === undefined ? {} : { expected: place.expected }),
      ...(place.found === undefined ? {} : { found: place.found }),
    });
  }

  /** Absent where all findings are listed. */
  get alikeFindings(): AlikeFindings[] | undefined {
    return this.#alike.size === 0 ? undefined : [...this.#alike.values()];
  }

  /** What has a repair of its own, or stands in no line, is like no other. */
  #keepLine(
    { line, field = null, column = null, text = null, params = {}, suggestion }: FindingPlace,
    rule: FindingRule,
    severity: Finding['severity'],
  ): void {
    if (line === null || suggestion || this.#alikeLines >= alikeLimit) return;
    const key = [rule, field, column, text].join('\0');
    const alike = this.#alike.get(key) ?? { severity, rule, field, column, text, params, lines: [] };
    this.#alike.set(key, alike);
    alike.lines.push(line);
    this.#alikeLines += 1;
  }

  /** How many findings there are, listed or not. */
  get size(): number {
    return Object.values(this.totals).reduce((sum, total) => sum + total, 0);
  }

  /** More of a rule than are listed. */
  count(rule: FindingRule, more: number): void {
    this.totals[rule] = (this.totals[rule] ?? 0) + more;
  }

  leaveOut(record: CsvRecord, reason: NotBookingReason): void {
    this.notBookingRecords++;
    this.notBookingLines += record.lines;
    if (this.notBookings.length >= notBookingLimit) return;
    const text = flatText(record.raw.slice(0, 300));
    this.notBookings.push({ line: record.line, lines: record.lines, reason, text });
  }
}
