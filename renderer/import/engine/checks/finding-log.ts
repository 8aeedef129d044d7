import {
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

/** Findings and left out records of one read: listed up to a limit, counted to the end. */
export class FindingLog {
  readonly findings: Finding[] = [];
  readonly totals: Record<string, number> = {};
  readonly notBookings: NotBooking[] = [];
  notBookingRecords = 0;
  notBookingLines = 0;

  add(
    rule: FindingRule,
    place: FindingPlace,
    severity: Finding['severity'] = findingRules[rule].severity,
  ): void {
    this.totals[rule] = (this.totals[rule] ?? 0) + 1;
    if (this.findings.length >= findingLimit) return;
    this.findings.push({
      severity,
      rule,
      line: place.line,
      field: place.field ?? null,
      column: place.column ?? null,
      text: place.text ? flatText(place.text.slice(0, 200)) : (place.text ?? null),
      params: place.params ?? {},
      ...(place.cause ? { cause: place.cause } : {}),
      ...(place.suggestion ? { suggestion: place.suggestion } : {}),
      ...(place.accountIndex === undefined ? {} : { accountIndex: place.accountIndex }),
      ...(place.expected === undefined ? {} : { expected: place.expected }),
      ...(place.found === undefined ? {} : { found: place.found }),
    });
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
