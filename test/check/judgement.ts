import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, ReadOptions } from '../../preload/contract/reading/reading';
import { currencyPlaces, minorToDecimal } from '../../preload/contract/values/minor-units';
import { exportFormats } from '../../renderer/import/formats';
import type { Expected } from './compare-read';
import type { RowObject, WholeRead } from './read-file';

/**
 * What must, and what may, be asked and reported of an export: `judgements.json` beside the expectations of a folder, by id. Where
 * a folder has this file, everything is told: a question or a finding that it does not name is a difference.
 */
export interface Judgement {
  /** Kinds of question that must be asked, and those that may. */
  asks?: string[];
  mayAsk?: string[];
  /**
   * The answers after which rows are as expected. Without them an export that asks a blocking question it may ask is not compared
   * any further: no row is taken before the answer.
   */
  answers?: ReadOptions;
  /** Rules of findings that must be reported, and those that may. */
  finds?: string[];
  mayFind?: string[];
  /** Rows, from 1, that may be blocked with an error on their line instead of being read. */
  mayBlock?: number[];
  /** Findings of the whole file that are as good as the right rows. */
  orFinds?: string[];
  /** Other right readings of a row, from 1: the fields that differ from the expectation. */
  orRows?: Record<string, Record<string, string | null>>;
  /** Only the size of amounts is meant. */
  anySign?: boolean;
  /** The format whose bank the export may be called by with 0.8 or more. */
  format?: string;
  /** The file does not say its currency: it is asked, or left open. */
  currencyOpen?: boolean;
  /** Opening balance by index of the account. */
  opening?: string[];
}

export type Judgements = ReadonlyMap<string, Judgement>;

/** Null for a folder whose questions and findings are not judged. */
export function judgementsOf(dir: string): Judgements | null {
  const path = join(dir, 'judgements.json');
  if (!existsSync(path)) return null;
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Judgement>));
}

/** Whether the reading asks what it may, so that rows stay unread until it is answered. */
export function waitsForAnswer({ reading }: WholeRead, judgement: Judgement, expected: Expected): boolean {
  const allowed = allowedKinds(judgement, expected);
  const blocking = reading.questions.filter((question) => question.blocking);
  return blocking.length > 0 && blocking.every(({ kind }) => allowed.has(kind));
}

function allowedKinds({ asks = [], mayAsk = [] }: Judgement, { optional }: Expected): Set<string> {
  return new Set([...asks, ...mayAsk, ...optional]);
}

/** Whether a finding says in place of the rows what is wrong with them. */
export function saysInstead({ reading }: WholeRead, { orFinds = [] }: Judgement): boolean {
  return orFinds.some((rule) => rule in reading.findingTotals);
}

/** The expectation in the light of a reading: rows that are named as unreadable, or read in another right way, are as expected. */
export function judgedExpectation(expected: Expected, read: WholeRead, judgement: Judgement): Expected {
  const { mayBlock = [], orRows = {}, anySign } = judgement;
  const transactions = expected.transactions.map((transaction, at) => {
    const row = read.rows[at];
    if (!row) return transaction;
    const other = orRows[String(at + 1)];
    const isOther = other && Object.entries(other).every(([field, value]) => fieldOf(row, field) === value);
    const turned =
      anySign && fieldOf(row, 'amount')?.replace('-', '') === transaction.amount?.toString().replace('-', '');
    return {
      ...transaction,
      ...(isOther ? other : {}),
      ...(turned ? { amount: fieldOf(row, 'amount') } : {}),
      isNamed: mayBlock.includes(at + 1) && isNamed(row, read.reading.findings),
    };
  });
  const isOpen = transactions.some(({ isNamed }) => isNamed);
  // What the rows of a file add up to is open while one of them is.
  const optional = isOpen
    ? [...expected.optional, 'account.balance', 'account.balanceDate']
    : expected.optional;
  return { ...expected, transactions, optional };
}

function fieldOf(row: RowObject, field: string): string | null {
  if (field === 'amount')
    return row.amountMinor === null
      ? null
      : minorToDecimal(Number(row.amountMinor), currencyPlaces(row.currency as string | null));
  const column = { bookingDate: 'bookingDay', valueDate: 'valueDay' }[field] ?? field;
  return row[column as keyof RowObject] as string | null;
}

function isNamed(row: RowObject, findings: readonly Finding[]): boolean {
  return (
    row.disposition === 2 && findings.some(({ severity, line }) => severity === 'error' && line === row.line)
  );
}

/** Questions, findings, bank, currency and opening balances that differ from the judgement. */
export function compareTold(expected: Expected, read: WholeRead, judgement: Judgement): string[] {
  const { reading } = read;
  const differences: string[] = [];
  const asked = new Set<string>(reading.questions.map(({ kind }) => kind));
  for (const kind of judgement.asks ?? []) if (!asked.has(kind)) differences.push(`does not ask: ${kind}`);
  const allowed = allowedKinds(judgement, expected);
  for (const kind of asked) if (!allowed.has(kind)) differences.push(`asks: ${kind}`);
  return [
    ...differences,
    ...compareFindings(expected, read, judgement),
    ...compareNames(expected, read, judgement),
  ];
}

function compareFindings(expected: Expected, { reading, rows }: WholeRead, judgement: Judgement): string[] {
  const differences: string[] = [];
  for (const rule of judgement.finds ?? [])
    if (!(rule in reading.findingTotals)) differences.push(`does not report: ${rule}`);
  const allowed = new Set([
    ...(judgement.finds ?? []),
    ...(judgement.mayFind ?? []),
    ...(judgement.orFinds ?? []),
  ]);
  if (expected.transactions.some(({ pending }) => pending)) allowed.add('status.pending');
  const named = new Set((judgement.mayBlock ?? []).map((row) => rows[row - 1]?.line));
  const others = reading.findings.filter(
    ({ rule, severity, line }) =>
      severity !== 'hint' && !allowed.has(rule) && !(severity === 'error' && named.has(line)),
  );
  for (const rule of new Set(others.map((finding) => finding.rule))) differences.push(`reports: ${rule}`);
  return differences;
}

/** The bank that a description is of: another edition of its exports is as good. */
function bankOf(id: string | null | undefined): string | null {
  return exportFormats.find((format) => format.id === id)?.bank ?? null;
}

function compareNames(expected: Expected, { reading }: WholeRead, judgement: Judgement): string[] {
  const differences: string[] = [];
  const { format, accounts } = reading;
  const own = judgement.format ?? expected.formatId;
  if (format && format.confidence >= 0.8 && format.bank !== bankOf(own) && format.id !== own)
    differences.push(`bank: ${format.id} with ${format.confidence}`);
  const isCurrencyAsked = reading.questions.some(({ kind }) => kind === 'currency');
  for (const [index, draft] of accounts.entries()) {
    const opening = judgement.opening?.[index];
    const found = draft.openingBalanceMinor;
    const written = found === null ? null : minorToDecimal(found, currencyPlaces(draft.currency));
    if (opening !== undefined && written !== opening)
      differences.push(`account ${index} opening balance: ${opening} expected, ${written} read`);
    const want = expected.accounts?.[index]?.currency ?? expected.currency;
    if (judgement.currencyOpen) {
      if (draft.currency !== null && !isCurrencyAsked)
        differences.push(`account ${index} currency: open, ${draft.currency} read`);
    } else if (want && draft.currency !== want && !expected.optional.includes('account.currency'))
      differences.push(`account ${index} currency: ${want} expected, ${draft.currency} read`);
  }
  return differences;
}
