import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { withoutEndMark } from '../bytes/end-mark';
import { ReadFailure } from '../bytes/source';
import { LineIndex } from '../containers/line-index';
import { parseBic, parseIban } from '../values/identifiers';
import { type DocumentEntry, type DocumentRows, documentText } from './document-rows';
import { type Field, fieldsOf } from './mt940-fields';
import { readLine, readSwiftAmount, swiftDay, withOriginal } from './mt940-line';
import { linesOfNs, withNs, withTexts } from './mt940-texts';

/** SWIFT MT940 and MT942 as banks hand them out: with or without the envelope, :86: with the German sub fields. */

const cutAmount = { amountMinor: null, amountFault: 'row.cut' } as const;

/** Reads all statements of an MT940 text into rows; pauses behind each booking. */
export function* readMt940(text: string, rows: DocumentRows): Generator<void> {
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  let number: string | null = null;
  const statements = statementsOf(fieldsOf(withoutEndMark(text)));
  const isCut = breaksOff(statements);
  for (const fields of statements) {
    number = fields.find(({ tag }) => tag.startsWith('25'))?.value ?? number;
    if (number === null && !fields.some(({ tag }) => tag === '61')) continue;
    // Its number may lack digits: no account is made of it.
    if (isCut && fields === statements.at(-1) && isHead(fields)) continue;
    const last = isCut && fields === statements.at(-1) ? fields.at(-1) : undefined;
    yield* readStatement(last ? withoutCutLine(fields, last) : fields, number ?? '', lines, rows);
  }
  if (isCut) rows.reportCut(text);
  if (rows.book.drafts.length === 0) throw new ReadFailure('file.damaged', { kind: 'mt940' });
}

/** A statement begins with its reference or its account, a page of one with an opening balance behind a closing one. */
function statementsOf(fields: readonly Field[]): Field[][] {
  const statements: Field[][] = [];
  let own: Field[] = [];
  const seen = new Set<string>();
  const has = (tags: RegExp) => Array.from(seen).some((tag) => tags.test(tag));
  for (const field of fields) {
    const begins =
      field.tag === '20' ||
      (field.tag.startsWith('25') && has(/^(?:25|6|90)/)) ||
      (field.tag.startsWith('60') && has(/^62/));
    if (begins && own.length > 0) {
      statements.push(own);
      own = [];
      seen.clear();
    }
    own.push(field);
    seen.add(field.tag);
  }
  return own.length > 0 ? [...statements, own] : statements;
}

const isClosing = (field: Field): boolean => field.tag.startsWith('62') && balanceOf(field, null) !== null;

/** Reference, account and number of a statement, and nothing of what must follow. */
const isHead = (fields: readonly Field[]): boolean => fields.every(({ tag }) => /^2/.test(tag));

/** The last statement opens and does not close, though it is the only one, or others close; or it has but its head. */
function breaksOff(statements: readonly Field[][]): boolean {
  const last = statements.at(-1) ?? [];
  const isOthers = statements.some((fields) => fields.some(isClosing));
  if (isHead(last)) return isOthers;
  const opens = last.some(({ tag }) => tag.startsWith('60'));
  if (!opens || last.some(isClosing)) return false;
  return statements.length === 1 || isOthers;
}

/** A booking line that ends in its amount, where a code must follow: no amount is taken from it. */
function withoutCutLine(fields: readonly Field[], last: Field): readonly Field[] {
  if (last.tag !== '61' || /[A-Z]\s*\d[\d.,]*\s*[A-Z]/.test(last.value.slice(6))) return fields;
  return [...fields.slice(0, -1), { ...last, isCut: true }];
}

interface AccountField {
  iban: string | null;
  number: string;
  bankCode: string | null;
  bic: string | null;
  currency: string | null;
}

/** `BLZ/number`, `BIC/IBAN`, `//AT39364/number/EUR`, an IBAN or a number alone, with the currency behind it or not. */
function accountOf(value: string): AccountField {
  const [first = '', ...below] = value.split('\n').map((line) => line.trim());
  let parts = first
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  let currency = /(?:^|[\d\s])([A-Z]{3})$/.exec(last)?.[1] ?? null;
  if (parseIban(last) !== null) currency = null;
  const bare = currency === null ? last : last.slice(0, -3).trim();
  parts = [...parts.slice(0, -1), ...(bare === '' ? [] : [bare])];
  const iban = parts.map(parseIban).find((one) => one !== null) ?? null;
  const number = parts.at(-1) ?? '';
  const front = parts.length > 1 ? (parts[0] ?? '') : '';
  const bic = parseBic(/[A-Z]{6}/.test(front) ? front : (below[0] ?? ''));
  const bankCode =
    iban === null && front !== '' && parseBic(front) === null ? front.replace(/^[A-Z]{2}(?=\d)/, '') : null;
  return { iban, number, bankCode, bic, currency };
}

function balanceOf({ value }: Field, currency: string | null) {
  const found = /^([CD])\s*(\d{6})\s*([A-Z]{3})?\s*(\d[\d.,]*)/.exec(value);
  if (!found) return null;
  const [, mark, date = '', named, amount = ''] = found;
  const minor = readSwiftAmount(amount, currencyPlaces(named ?? currency));
  return minor === null ? null : { minor: mark === 'D' ? -minor : minor, day: swiftDay(date) };
}

/** Where a statement names its currency: at its balances, at the limits and sums of an MT942, behind the number. */
function currencyOf(fields: readonly Field[], account: AccountField): string | null {
  for (const [tags, form] of [
    [/^6[0245]/, /^[CD]\s*\d{6}\s*([A-Z]{3})/],
    [/^34F/, /^([A-Z]{3})/],
    [/^90/, /^\d*\s*([A-Z]{3})/],
  ] as const) {
    for (const { tag, value } of fields) {
      const found = tags.test(tag) ? form.exec(value)?.[1] : undefined;
      if (found !== undefined) return found;
    }
  }
  return account.currency;
}

function* readStatement(
  fields: readonly Field[],
  number: string,
  lines: LineIndex,
  rows: DocumentRows,
): Generator<void> {
  const stated = accountOf(number);
  const currency = currencyOf(fields, stated);
  const account = rows.book.indexOfStatement(stated.iban ?? stated.number, currency);
  rows.book.set(account, 'bankCode', stated.bankCode, 'statement');
  rows.book.set(account, 'bic', stated.bic, 'statement');
  const statement = rows.balances.begin(account, lines.lineAt(fields[0]?.start ?? 0));
  let open: OpenEntry | null = null;
  const flush = () => {
    if (open) rows.add(finished(open));
    open = null;
  };
  for (const field of fields) {
    const { tag, value } = field;
    const line = lines.lineAt(field.start);
    const covered = lines.lineAt(Math.max(field.start, field.end - 1)) - line + 1;
    if (open && (tag === '86' || tag === 'NS')) {
      take(open, field, covered);
      continue;
    }
    if (open) yield;
    flush();
    if (tag === '61')
      open = {
        entry: {
          ...readLine(value, currency),
          ...(field.isCut ? cutAmount : {}),
          account,
          line,
          lines: covered,
          raw: `:61:${value}`,
        },
        texts: [],
        ns: [],
      };
    else if (tag.startsWith('28')) statement.number = numberOf(value);
    else if (tag.startsWith('60')) statement.opening = balanceOf(field, currency);
    else if (tag.startsWith('62')) statement.closing = balanceOf(field, currency);
    else if (tag === 'NS') describeHolder(value, account, rows);
  }
  flush();
}

/** `00012/001`: the statement, and its page. */
function numberOf(value: string): number | null {
  const digits = /^\s*(\d{1,6})(?:\/|\s*$)/.exec(value)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface OpenEntry {
  entry: DocumentEntry;
  texts: string[];
  ns: string[];
}

function take({ entry, texts, ns }: OpenEntry, { tag, value }: Field, covered: number): void {
  (tag === '86' ? texts : ns).push(value);
  entry.lines += covered;
  entry.raw += `\n:${tag}:${value}`;
}

function finished({ entry, texts, ns }: OpenEntry): DocumentEntry {
  return withOriginal(ns.reduce(withNs, withTexts(entry, texts)));
}

/** :NS: in front of the bookings is about the account: 22 its holder, 23 its name. */
function describeHolder(value: string, account: number, rows: DocumentRows): void {
  const lines = linesOfNs(value);
  rows.book.set(account, 'owner', documentText(lines.get('22')), 'statement');
  rows.book.set(account, 'name', documentText(lines.get('23')), 'statement');
}
