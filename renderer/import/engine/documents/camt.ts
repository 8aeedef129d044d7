import { currencyPlaces } from '../../../../preload/contract/minor-units';
import { AmountReader } from '../amounts';
import { parseBic, parseIban } from '../identifiers';
import { ReadFailure } from '../source';
import { type DocumentEntry, type DocumentRows, documentText, emptyEntry, LineIndex } from './document-rows';
import { find, findAll, parseXml, textOf, type XmlNode } from './xml-tree';

/** ISO 20022 account statements: camt.052 (report), camt.053 (statement), camt.054 (notification). */

const statement = /<((?:[\w.-]+:)?)(Stmt|Rpt|Ntfctn)(?=[\s>])/g;
const reader = new AmountReader('.');

function readAmount(
  node: XmlNode | undefined,
  sign: string | null,
): { minor: number | null; currency: string | null } {
  const currency = node?.attributes.Ccy ?? null;
  if (!node || reader.parse(node.text.trim(), currencyPlaces(currency)) !== 0)
    return { minor: null, currency };
  return { minor: sign === 'DBIT' ? -reader.minor : reader.minor, currency };
}

function dayOf(node: XmlNode | undefined): string | null {
  const text = textOf(node, 'Dt') ?? textOf(node, 'DtTm');
  return text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null;
}

/** Ranges of `<Ntry>` elements; entries do not nest. */
function entryRanges(text: string, prefix: string): { start: number; end: number }[] {
  const open = `<${prefix}Ntry`;
  const close = `</${prefix}Ntry>`;
  const ranges: { start: number; end: number }[] = [];
  for (let at = text.indexOf(open); at >= 0; ) {
    const next = text[at + open.length];
    if (next !== '>' && next !== ' ' && next !== '\n' && next !== '\r' && next !== '\t') {
      at = text.indexOf(open, at + open.length);
      continue;
    }
    const end = text.indexOf(close, at);
    if (end < 0) throw new ReadFailure('file.damaged', { kind: 'camt' });
    ranges.push({ start: at, end: end + close.length });
    at = text.indexOf(open, end);
  }
  return ranges;
}

/** Reads all statements of a CAMT document into rows. */
export function readCamt(text: string, rows: DocumentRows): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 4_000)))
    throw new ReadFailure('file.damaged', { kind: 'xml' });
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  statement.lastIndex = 0;
  let count = 0;
  for (let found = statement.exec(text); found; found = statement.exec(text)) {
    const [, prefix = '', name = ''] = found;
    const end = text.indexOf(`</${prefix}${name}>`, found.index);
    if (end < 0) throw new ReadFailure('file.damaged', { kind: 'camt' });
    readStatement(text, found.index, end, prefix, lines, rows);
    statement.lastIndex = end;
    count++;
  }
  if (count === 0) throw new ReadFailure('file.unsupported', { kind: 'xml' });
}

function readStatement(
  text: string,
  start: number,
  end: number,
  prefix: string,
  lines: LineIndex,
  rows: DocumentRows,
): void {
  const body = text.slice(start, end);
  const ranges = entryRanges(body, prefix);
  let frame = '';
  let at = 0;
  for (const range of ranges) {
    frame += body.slice(at, range.start);
    at = range.end;
  }
  frame += body.slice(at);
  // The frame without entries: `<Stmt>…` up to, not including, its closing tag.
  const opening = /^<(?:[\w.-]+:)?(\w+)/.exec(frame)?.[0] ?? '';
  const head = parseXml(`${frame}</${opening.slice(1)}>`).children[0];
  const account = describeAccount(head, rows);
  const currency = textOf(head, 'Acct', 'Ccy');
  for (const range of ranges) {
    const raw = body.slice(range.start, range.end);
    const line = lines.lineAt(start + range.start);
    const covered = lines.lineAt(start + range.end - 1) - line + 1;
    readEntry(
      parseXml(raw).children[0],
      { ...emptyEntry(), account, line, lines: covered, raw, currency },
      rows,
    );
  }
}

function describeAccount(head: XmlNode | undefined, rows: DocumentRows): number {
  const { book } = rows;
  const id = find(head, 'Acct', 'Id');
  const iban = textOf(id, 'IBAN');
  const other = textOf(id, 'Othr', 'Id');
  const account = book.indexOfStatement(iban ?? other ?? '');
  book.set(account, 'currency', textOf(head, 'Acct', 'Ccy'), 'statement');
  book.set(account, 'owner', documentText(textOf(head, 'Acct', 'Ownr', 'Nm')), 'statement');
  book.set(
    account,
    'name',
    documentText(textOf(head, 'Acct', 'Nm') ?? textOf(head, 'Acct', 'Tp', 'Prtry')),
    'statement',
  );
  const bank = find(head, 'Acct', 'Svcr', 'FinInstnId');
  book.set(account, 'bic', textOf(bank, 'BICFI') ?? textOf(bank, 'BIC'), 'statement');
  book.set(account, 'bankName', documentText(textOf(bank, 'Nm')), 'statement');
  const draft = book.drafts[account];
  for (const balance of findAll(head, 'Bal')) {
    const code = textOf(balance, 'Tp', 'CdOrPrtry', 'Cd');
    const amount = readAmount(find(balance, 'Amt'), textOf(balance, 'CdtDbtInd'));
    if (!draft || amount.minor === null) continue;
    book.set(account, 'currency', amount.currency, 'statement');
    const day = dayOf(find(balance, 'Dt'));
    if (code === 'CLBD' && (draft.balanceDay === null || (day ?? '') >= draft.balanceDay)) {
      draft.balanceMinor = null;
      book.setBalance(account, amount.minor, day, 'statement');
    } else if (code === 'OPBD' || code === 'PRCD') draft.openingBalanceMinor ??= amount.minor;
  }
  return account;
}

function readEntry(node: XmlNode | undefined, base: DocumentEntry, rows: DocumentRows): void {
  const sign = textOf(node, 'CdtDbtInd');
  const amount = readAmount(find(node, 'Amt'), sign);
  const status = textOf(node, 'Sts', 'Cd') ?? textOf(node, 'Sts') ?? 'BOOK';
  const code = find(node, 'BkTxCd');
  const domain = [
    textOf(code, 'Domn', 'Cd'),
    textOf(code, 'Domn', 'Fmly', 'Cd'),
    textOf(code, 'Domn', 'Fmly', 'SubFmlyCd'),
  ];
  const entry: DocumentEntry = {
    ...base,
    bookingDay: dayOf(find(node, 'BookgDt')),
    valueDay: dayOf(find(node, 'ValDt')),
    amountMinor: amount.minor,
    currency: amount.currency ?? base.currency,
    isPending: status === 'PDNG' || status === 'INFO' || status === 'FUTR',
    bookingText: documentText(textOf(node, 'AddtlNtryInf')),
    transactionCode:
      textOf(code, 'Prtry', 'Cd') ?? (domain.every((part) => part !== null) ? domain.join('/') : null),
    reference: textOf(node, 'AcctSvcrRef') ?? '',
  };
  const details = findAll(node, 'NtryDtls').flatMap((part) => findAll(part, 'TxDtls'));
  const own = rows.book.drafts[base.account]?.iban ?? null;
  const isReversal = textOf(node, 'RvslInd') === 'true' || textOf(node, 'RvslInd') === '1';
  const told = details.map((detail) => withDetail(entry, detail, sign, own, isReversal));
  rows.add(told.reduce(inCommon, told[0] ?? entry));
}

const detailFields = [
  'counterpartyName',
  'counterpartyIban',
  'counterpartyBic',
  'creditorId',
  'mref',
  'eref',
  'purpose',
  'differentCreditor',
  'differentDebitor',
  'sepaPurposeCode',
] as const;

/** A collective order is one booking with the amount of the entry: of its parts counts what all of them say. */
function inCommon(one: DocumentEntry, other: DocumentEntry): DocumentEntry {
  const shared = { ...one };
  for (const field of detailFields) if (one[field] !== other[field]) shared[field] = null;
  return shared;
}

function partyName(node: XmlNode | undefined): string | null {
  return documentText(textOf(node, 'Nm') ?? textOf(node, 'Pty', 'Nm'));
}

function ibanOf(parties: XmlNode | undefined, side: 'Dbtr' | 'Cdtr'): string | null {
  const iban = textOf(parties, `${side}Acct`, 'Id', 'IBAN');
  return iban ? (parseIban(iban) ?? iban) : null;
}

/**
 * The side that is not the own account. What is given back keeps the parties of the booking it takes back, so that money then comes
 * from the creditor; where the own account stands on a side, that says it better than any mark.
 */
function otherSide(parties: XmlNode | undefined, isIn: boolean, own: string | null): 'Dbtr' | 'Cdtr' {
  const side = isIn ? 'Dbtr' : 'Cdtr';
  const opposite = isIn ? 'Cdtr' : 'Dbtr';
  if (own === null) return side;
  if (ibanOf(parties, side) === own && ibanOf(parties, opposite) !== own) return opposite;
  return side;
}

function withDetail(
  entry: DocumentEntry,
  detail: XmlNode,
  sign: string | null,
  own: string | null,
  isReversal: boolean,
): DocumentEntry {
  const parties = find(detail, 'RltdPties');
  const isIn = (textOf(detail, 'CdtDbtInd') ?? sign) === 'CRDT';
  const isTurned = isReversal && ibanOf(parties, isIn ? 'Cdtr' : 'Dbtr') !== own;
  const side = otherSide(parties, isIn !== isTurned, own);
  const agent = find(detail, 'RltdAgts', `${side}Agt`, 'FinInstnId');
  const free = findAll(find(detail, 'RmtInf'), 'Ustrd').map((part) => part.text);
  const structured = findAll(find(detail, 'RmtInf'), 'Strd').map(
    (part) => textOf(part, 'CdtrRefInf', 'Ref') ?? textOf(part, 'AddtlRmtInf') ?? '',
  );
  const creditor = find(parties, 'Cdtr');
  const scheme = find(creditor, 'Id', 'PrvtId', 'Othr') ?? find(creditor, 'Pty', 'Id', 'PrvtId', 'Othr');
  return {
    ...entry,
    counterpartyName: partyName(find(parties, side)),
    counterpartyIban: ibanOf(parties, side),
    counterpartyBic: parseBic(textOf(agent, 'BICFI') ?? textOf(agent, 'BIC') ?? ''),
    creditorId: documentText(textOf(scheme, 'Id')),
    mref: documentText(textOf(detail, 'Refs', 'MndtId')),
    eref: documentText(textOf(detail, 'Refs', 'EndToEndId')),
    purpose:
      documentText(free.length > 0 ? free.join(' ') : structured.join(' ')) ??
      documentText(textOf(detail, 'AddtlTxInf')),
    differentCreditor: partyName(find(parties, 'UltmtCdtr')),
    differentDebitor: partyName(find(parties, 'UltmtDbtr')),
    sepaPurposeCode: textOf(detail, 'Purp', 'Cd'),
  };
}
