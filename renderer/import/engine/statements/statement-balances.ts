import type { AccountDraft } from '../../../../preload/contract/reading/reading';
import type { AccountBook } from '../accounts/account-book';
import type { FindingLog } from '../checks/finding-log';
import { checkNumbers } from './statement-numbers';

interface StatedBalance {
  minor: number;
  day: string | null;
}

/** One statement of a document: what it opens and closes with, and what was booked in between. */
export interface Statement {
  readonly account: number;
  readonly line: number;
  /** Its number among those of the account, as the bank counts them; null where it names none. */
  number: number | null;
  opening: StatedBalance | null;
  closing: StatedBalance | null;
  /** The closing balance is that of the moment: bookings may follow it. */
  isInterim: boolean;
  /** Rows of the document that are of it, counted from 0; -1 before the first. */
  firstRow: number;
  rows: number;
  /** Sum of booked entries by currency ('' where none is named), minor units. */
  readonly sums: Map<string, number>;
}

/**
 * Balances of the statements of a document. Each must follow from its own bookings, and those of one account must follow each other in
 * the order of their days, whatever order the file has: the first opens the account, the last one closes it.
 */
export class StatementBalances {
  private readonly statements: Statement[] = [];

  begin(account: number, line: number): Statement {
    const statement: Statement = {
      account,
      line,
      number: null,
      opening: null,
      closing: null,
      isInterim: false,
      firstRow: -1,
      rows: 0,
      sums: new Map(),
    };
    this.statements.push(statement);
    return statement;
  }

  /** A row of the document, booked or not: where the statement at hand begins and ends among them. */
  place(row: number): void {
    const statement = this.statements.at(-1);
    if (!statement) return;
    if (statement.firstRow < 0) statement.firstRow = row;
    statement.rows = row - statement.firstRow + 1;
  }

  /** A booked entry of the statement at hand. */
  count(account: number, currency: string | null, minor: number): void {
    const statement = this.statements.at(-1);
    if (statement?.account !== account) return;
    const key = currency ?? '';
    statement.sums.set(key, (statement.sums.get(key) ?? 0) + minor);
  }

  settle(book: AccountBook, log: FindingLog): void {
    checkNumbers(this.statements, log);
    const byAccount = new Map<number, Statement[]>();
    for (const statement of this.statements) {
      if (!statement.opening && !statement.closing) continue;
      const own = byAccount.get(statement.account);
      if (own) own.push(statement);
      else byAccount.set(statement.account, [statement]);
    }
    for (const [account, statements] of byAccount) {
      const currency = book.drafts[account]?.currency ?? '';
      const chain = inOrder(statements);
      for (const statement of chain) checkStatement(statement, currency, log);
      const checked = chain.flatMap((statement) => statedSpan(statement, currency)).slice(0, statementsKept);
      checkChain(chain, currency, log);
      const draft = book.drafts[account];
      if (draft) draft.openingBalanceMinor ??= chain.find(({ opening }) => opening)?.opening?.minor ?? null;
      if (draft && checked.length > 0) draft.statements = checked;
      const closing = chain.findLast((statement) => statement.closing)?.closing;
      if (closing) book.setBalance(account, closing.minor, closing.day, 'statement');
    }
  }
}

/** Statements of one account beyond these are checked while they are read alone. */
const statementsKept = 10_000;

/** A statement whose rows must give what it states: the store checks it again after each edit. */
function statedSpan(statement: Statement, currency: string): NonNullable<AccountDraft['statements']> {
  const { opening, closing, line, firstRow, rows } = statement;
  if (!opening || !closing || !isChecked(statement, currency)) return [];
  const [openingMinor, closingMinor] = [opening.minor, closing.minor];
  return [{ line, firstRow: Math.max(0, firstRow), rows, openingMinor, closingMinor }];
}

/** The closing balance of the moment, or rows in other currencies: nothing adds up. */
function isChecked({ isInterim, sums }: Statement, currency: string): boolean {
  return !isInterim && Array.from(sums.keys()).every((one) => one === currency || one === '');
}

function dayOf({ closing, opening }: Statement): string {
  return closing?.day ?? opening?.day ?? '';
}

/** By day; of one day each begins where the one before it ended. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const isDescending = dayOf(statements[0] as Statement) > dayOf(statements.at(-1) as Statement);
  const byDay = new Map<string, Statement[]>();
  for (const statement of isDescending ? [...statements].reverse() : statements) {
    const day = dayOf(statement);
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(statement);
    else byDay.set(day, [statement]);
  }
  const chain: Statement[] = [];
  for (const day of Array.from(byDay.keys()).sort()) chainDay(byDay.get(day) ?? [], chain);
  return chain;
}

/** First the statement that opens with the last balance, else one that follows none of the others. */
function chainDay(ofDay: readonly Statement[], chain: Statement[]): void {
  const byOpening = new Map<number, Statement[]>();
  for (const statement of [...ofDay].reverse()) {
    if (!statement.opening) continue;
    const same = byOpening.get(statement.opening.minor);
    if (same) same.push(statement);
    else byOpening.set(statement.opening.minor, [statement]);
  }
  const closings = new Set(ofDay.map(({ closing }) => closing?.minor));
  const heads = ofDay.filter(({ opening }) => !opening || !closings.has(opening.minor));
  const left = new Set([...heads, ...ofDay]);
  while (left.size > 0) {
    const follows = byOpening.get(chain.at(-1)?.closing?.minor ?? Number.NaN) ?? [];
    while (follows.length > 0 && !left.has(follows.at(-1) as Statement)) follows.pop();
    const [first] = left;
    const next = follows.pop() ?? (first as Statement);
    left.delete(next);
    chain.push(next);
  }
}

function checkStatement(statement: Statement, currency: string, log: FindingLog) {
  const { opening, closing, sums, line, account } = statement;
  if (!opening || !closing || !isChecked(statement, currency)) return;
  const sum = (sums.get(currency) ?? 0) + (currency === '' ? 0 : (sums.get('') ?? 0));
  const difference = closing.minor - opening.minor - sum;
  if (difference === 0) return;
  const params = { opening: opening.minor, sum, closing: closing.minor, difference, currency };
  log.add('balance.closing', { line, field: 'balanceAfter', accountIndex: account, params });
}

function checkChain(chain: readonly Statement[], currency: string, log: FindingLog): void {
  for (const [at, { opening, line, account }] of chain.entries()) {
    const before = chain[at - 1];
    if (!opening || !before?.closing || before.isInterim || before.closing.minor === opening.minor) continue;
    const [expected, found] = [before.closing.minor, opening.minor];
    const params = { expected, found, difference: found - expected, currency };
    log.add('balance.break', { line, field: 'balanceAfter', accountIndex: account, params });
  }
}
