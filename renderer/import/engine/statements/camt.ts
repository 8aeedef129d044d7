import { ReadFailure } from '../bytes/source';
import { LineIndex } from '../containers/line-index';
import { find, findAll, parseXml, textOf, type XmlNode } from '../markup/xml-tree';
import { readEntry } from './camt-entry';
import { readAmount, readBic, readCurrency, readDay, readDirection } from './camt-values';
import { type DocumentRows, documentText, emptyEntry } from './document-rows';
import type { Statement } from './statement-balances';

/** ISO 20022 account statements: camt.052 (report), camt.053 (statement), camt.054 (notification). */

const statementMark = /<((?:[\w.-]+:)?)(Stmt|Rpt|Ntfctn)(?=[\s>])/g;

/** Reads all statements of a CAMT document into rows; pauses behind each entry. */
export function* readCamt(text: string, rows: DocumentRows): Generator<void> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 4_000)))
    throw new ReadFailure('file.damaged', { kind: 'xml' });
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  let count = 0;
  let at = 0;
  for (;;) {
    statementMark.lastIndex = at;
    const found = statementMark.exec(text);
    if (!found) break;
    const [, prefix = '', name = ''] = found;
    const end = text.indexOf(`</${prefix}${name}>`, found.index);
    if (end < 0) throw new ReadFailure('file.damaged', { kind: 'camt' });
    yield* readStatement({ text, start: found.index, end, prefix, name }, lines, rows);
    at = end;
    count++;
  }
  if (count === 0) throw new ReadFailure('file.unsupported', { kind: 'xml' });
}

interface Span {
  text: string;
  start: number;
  /** Offset of the closing tag. */
  end: number;
  prefix: string;
  name: string;
}

/** Offset of the next `<Ntry>` before `end`, -1 for none; entries do not nest. */
function nextEntry({ text, end, prefix }: Span, from: number): number {
  const open = `<${prefix}Ntry`;
  for (let at = text.indexOf(open, from); at >= 0 && at < end; at = text.indexOf(open, at + open.length))
    if (/[\s>]/.test(text.charAt(at + open.length))) return at;
  return -1;
}

function* readStatement(span: Span, lines: LineIndex, rows: DocumentRows): Generator<void> {
  const { text, start, end, prefix, name } = span;
  const close = `</${prefix}Ntry>`;
  let at = nextEntry(span, start);
  const head = parseXml(`${text.slice(start, at < 0 ? end : at)}</${prefix}${name}>`).children[0];
  const { account, currency } = describeAccount(head, rows);
  const statement = rows.balances.begin(account, lines.lineAt(start));
  takeBalances(head, statement);
  const number = Number(textOf(head, 'LglSeqNb') ?? textOf(head, 'ElctrncSeqNb') ?? Number.NaN);
  statement.number = Number.isSafeInteger(number) ? number : null;
  const frame = { currency, iban: rows.book.drafts[account]?.iban ?? null, day: onlyDay(head, statement) };
  let behind = start;
  while (at >= 0) {
    const stop = text.indexOf(close, at);
    if (stop < 0) throw new ReadFailure('file.damaged', { kind: 'camt' });
    behind = stop + close.length;
    const raw = text.slice(at, behind);
    const line = lines.lineAt(at);
    const covered = lines.lineAt(behind - 1) - line + 1;
    const base = { ...emptyEntry(), account, line, lines: covered, raw, currency };
    rows.add(readEntry(parseXml(raw).children[0], base, frame));
    yield;
    at = nextEntry(span, behind);
  }
  // The standard puts balances in front of the entries; some banks do not.
  if (behind > start && text.slice(behind, end).includes('Bal>'))
    takeBalances(parseXml(`<${name}>${text.slice(behind, end)}</${name}>`).children[0], statement);
}

/** The currency stands at the account, at a balance, or at the entries alone. */
function describeAccount(
  head: XmlNode | undefined,
  rows: DocumentRows,
): { account: number; currency: string | null } {
  const { book } = rows;
  const id = find(head, 'Acct', 'Id');
  const stated = findAll(head, 'Bal').map((balance) => find(balance, 'Amt')?.attributes.Ccy);
  const currency =
    readCurrency(textOf(head, 'Acct', 'Ccy')) ??
    readCurrency(stated.find((one) => readCurrency(one) !== null));
  const account = book.indexOfStatement(textOf(id, 'IBAN') ?? textOf(id, 'Othr', 'Id') ?? '', currency);
  const own = find(head, 'Acct');
  const bank = find(own, 'Svcr', 'FinInstnId');
  book.set(
    account,
    'owner',
    documentText(textOf(own, 'Ownr', 'Nm') ?? textOf(own, 'Ownr', 'Pty', 'Nm')),
    'statement',
  );
  book.set(account, 'name', documentText(textOf(own, 'Nm') ?? textOf(own, 'Tp', 'Prtry')), 'statement');
  book.set(account, 'bic', readBic(bank), 'statement');
  book.set(account, 'bankName', documentText(textOf(bank, 'Nm')), 'statement');
  return { account, currency };
}

/** Balances that are booked; what is available, or expected, is another thing. The later kind of a list counts more. */
const openings = ['PRCD', 'OPBD'];
const closings = ['ITBD', 'CLBD'];

function takeBalances(head: XmlNode | undefined, statement: Statement): void {
  const ranks = { opening: -1, closing: -1 };
  const take = (side: 'opening' | 'closing', rank: number, node: XmlNode): void => {
    const { minor } = readAmount(find(node, 'Amt'));
    const day = readDay(find(node, 'Dt'));
    const isLater = side === 'closing' && rank === ranks[side] && (day ?? '') >= (statement[side]?.day ?? '');
    if (minor === null || rank < ranks[side] || (rank === ranks[side] && !isLater)) return;
    ranks[side] = rank;
    statement[side] = { minor: (readDirection(node) ?? 1) * minor, day };
    if (side === 'closing') statement.isInterim = closings[rank] === 'ITBD';
  };
  for (const balance of findAll(head, 'Bal')) {
    const code = textOf(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? '';
    if (openings.includes(code)) take('opening', openings.indexOf(code), balance);
    if (closings.includes(code)) take('closing', closings.indexOf(code), balance);
  }
}

/** The day of a statement that covers no more than one. */
function onlyDay(head: XmlNode | undefined, { opening, closing }: Statement): string | null {
  const period = find(head, 'FrToDt');
  const from = (textOf(period, 'FrDtTm') ?? textOf(period, 'FrDt'))?.slice(0, 10) ?? opening?.day ?? null;
  const to = (textOf(period, 'ToDtTm') ?? textOf(period, 'ToDt'))?.slice(0, 10) ?? closing?.day ?? null;
  return from !== null && from === to ? to : null;
}
