import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { ReadFailure } from '../bytes/source';
import { LineIndex } from '../containers/line-index';
import { parseCurrency } from '../values/amounts';
import { dayExists, isoDay } from '../values/calendar-days';
import { parseIban } from '../values/identifiers';
import { type DocumentEntry, type DocumentRows, documentText, emptyEntry } from './document-rows';
import {
  type AmountStyle,
  amountColumn,
  amountQuestion,
  judgeAmounts,
  readOfxAmount,
  type WrittenAmount,
} from './ofx-amounts';
import { OfxScanner, type OfxStatement, type OfxTransaction } from './ofx-scanner';
import { areUnsigned, judgeSigns, type SignRule, signOf } from './ofx-signs';

/** OFX 1 (SGML, closing tags optional), OFX 2 (XML) and QFX. */

function day(text: string | undefined): string | null {
  const found = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  if (!found) return null;
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return dayExists(year, month, date) ? isoDay(year, month, date) : null;
}

/** Amounts of a file as it writes them; which line each stands on is asked for few of them. */
function amountsOf(statements: readonly OfxStatement[], lines: LineIndex): WrittenAmount[] {
  return statements
    .flatMap(({ values, start, transactions }) => [
      ...transactions.map((one) => ({ start: one.start, text: one.values.get('TRNAMT') })),
      { start, text: values.get('LEDGERBAL.BALAMT') },
    ])
    .flatMap(({ start, text }) => (text === undefined ? [] : [{ line: lines.lineAt(start), text }]));
}

/** Reads all statements of an OFX text into rows; pauses behind each booking. */
export function* readOfx(text: string, rows: DocumentRows): Generator<void> {
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  const scanner = new OfxScanner(text);
  const statements = scanner.scan();
  if (statements.length === 0) throw new ReadFailure('file.damaged', { kind: 'ofx' });
  const amounts = amountsOf(statements, lines);
  const named = statements.map(currencyOf).find((currency) => currency !== null) ?? null;
  const style = judgeAmounts(amounts, named === null ? null : currencyPlaces(named), rows.options);
  rows.columns.splice(0, 1, amountColumn(amounts, style));
  if (style.open.length > 0) rows.asked.splice(0, 1, (fingerprint) => amountQuestion(fingerprint, style));
  for (const statement of statements) yield* readStatement(statement, style, { text, lines }, rows);
  if (scanner.isCut) rows.reportCut(text);
}

function currencyOf({ values }: OfxStatement): string | null {
  return parseCurrency(values.get('CURDEF') ?? '');
}

function accountOf(statement: OfxStatement, currency: string | null, rows: DocumentRows): number {
  const { kind, values } = statement;
  const of = (name: string) =>
    ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM']
      .map((from) => values.get(`${from}.${name}`))
      .find(Boolean) ?? null;
  const number = of('ACCTID');
  const type = kind === 'bank' ? (of('ACCTTYPE')?.toUpperCase() ?? null) : kind;
  const account = rows.book.indexOfStatement((number && parseIban(number)) ?? number ?? '', currency, type);
  rows.book.set(account, 'bankCode', of('BANKID'), 'statement');
  if (kind === 'card') rows.book.set(account, 'type', 'KREDIT_KARTE', 'statement');
  return account;
}

interface Place {
  text: string;
  lines: LineIndex;
}

function* readStatement(
  statement: OfxStatement,
  style: AmountStyle,
  place: Place,
  rows: DocumentRows,
): Generator<void> {
  const currency = currencyOf(statement);
  const account = accountOf(statement, currency, rows);
  const { values, transactions } = statement;
  const closing = readOfxAmount(values.get('LEDGERBAL.BALAMT') ?? null, style, currencyPlaces(currency));
  const balances = rows.balances.begin(account, place.lines.lineAt(statement.start));
  if (closing !== null) balances.closing = { minor: closing, day: day(values.get('LEDGERBAL.DTASOF')) };
  const written = transactions.map((one) => ({
    type: one.values.get('TRNTYPE') ?? '',
    text: one.values.get('TRNAMT') ?? '',
  }));
  const signs = judgeSigns(written);
  if (signs === 'byKind') rows.log.add('direction.ofKind', { line: null, field: 'amount' });
  if (areUnsigned(written)) rows.log.add('direction.unsigned', { line: null, field: 'amount' });
  for (const transaction of transactions) {
    rows.add(entryOf(transaction, { account, currency, style, signs }, place));
    yield;
  }
}

interface StatementRules {
  account: number;
  currency: string | null;
  style: AmountStyle;
  signs: SignRule;
}

function entryOf(
  { values, start, end, isPending, isCut }: OfxTransaction,
  { account, currency, style, signs }: StatementRules,
  { text, lines }: Place,
): DocumentEntry {
  const raw = text.slice(start, end).trimEnd();
  const line = lines.lineAt(start);
  const of = (name: string) => values.get(name) ?? null;
  // The amount is in CURRENCY where that is given; ORIGCURRENCY only says what it was before (OFX 5.2).
  const own = parseCurrency(of('CURRENCY.CURSYM') ?? '') ?? currency;
  const minor = readOfxAmount(of('TRNAMT'), style, currencyPlaces(own));
  const type = of('TRNTYPE');
  const signed = minor === null ? null : signOf(minor, type ?? '', signs);
  const name = of('NAME') ?? of('PAYEE.NAME');
  return {
    ...emptyEntry(),
    account,
    line,
    lines: lines.lineAt(start + raw.length - 1) - line + 1,
    raw,
    bookingDay: day(of('DTPOSTED') ?? of('DTTRAN') ?? undefined),
    valueDay: day(of('DTAVAIL') ?? undefined),
    amountMinor: isCut ? null : signed,
    amountFault: isCut ? 'row.cut' : minor !== null && signed === null ? 'direction.unknown' : null,
    currency: own,
    isPending,
    counterpartyName: documentText(name),
    counterpartyIban: parseIban(of('BANKACCTTO.ACCTID') ?? ''),
    purpose: documentText(of('MEMO')),
    bookingText: type,
    reference: of('FITID') ?? '',
  };
}
