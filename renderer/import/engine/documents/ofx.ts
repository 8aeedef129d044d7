import { currencyPlaces } from '../../../../preload/contract/minor-units';
import { dayExists, isoDay } from '../calendar-days';
import { parseIban } from '../identifiers';
import { ReadFailure } from '../source';
import { type DocumentRows, documentText, emptyEntry, LineIndex } from './document-rows';
import { amountColumn, amountQuestion, judgeAmounts, readOfxAmount, type WrittenAmount } from './ofx-amounts';

/** OFX 1 (SGML, closing tags optional), OFX 2 (XML) and QFX. */

const statement = /<(STMTRS|CCSTMTRS)>([\s\S]*?)<\/\1>/gi;
const transaction = /<STMTTRN>([\s\S]*?)(?:<\/STMTTRN>|(?=<STMTTRN>|<\/BANKTRANLIST>))/gi;

function value(block: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(block)?.[1];
  if (found === undefined) return null;
  const text = found
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
  return text === '' ? null : text;
}

function day(text: string | null): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '');
  if (!found) return null;
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return dayExists(year, month, date) ? isoDay(year, month, date) : null;
}

const amount = /<(?:TRNAMT|BALAMT)>([^<\r\n]*)/gi;

function amountsIn(text: string, lines: LineIndex): WrittenAmount[] {
  return Array.from(text.matchAll(amount), ({ 1: written = '', index = 0 }) => ({
    line: lines.lineAt(index),
    text: written.trim(),
  }));
}

/** Reads all statements of an OFX text into rows. */
export function readOfx(text: string, rows: DocumentRows): void {
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  const amounts = amountsIn(text, lines);
  const named = value(text, 'CURDEF');
  const places = named === null ? null : currencyPlaces(named.toUpperCase());
  const style = judgeAmounts(amounts, places, rows.options);
  rows.columns.splice(0, 1, amountColumn(amounts, style));
  if (style.open.length > 0) rows.asked.splice(0, 1, (fingerprint) => amountQuestion(fingerprint, style));
  let count = 0;
  for (const found of text.matchAll(statement)) {
    const block = found[2] ?? '';
    const offset = (found.index ?? 0) + (found[1]?.length ?? 0) + 2;
    const isCard = found[1]?.toUpperCase() === 'CCSTMTRS';
    const number = value(block, 'ACCTID');
    const account = rows.book.indexOfStatement((number && parseIban(number)) ?? number ?? '');
    const currency = value(block, 'CURDEF')?.toUpperCase() ?? null;
    rows.book.set(account, 'currency', currency, 'statement');
    rows.book.set(account, 'bankCode', value(block, 'BANKID'), 'statement');
    if (isCard) rows.book.set(account, 'type', 'KREDIT_KARTE', 'statement');
    const ledger = /<LEDGERBAL>([\s\S]*?)(?:<\/LEDGERBAL>|<AVAILBAL>|$)/i.exec(block)?.[1];
    const minor = (written: string | null) => readOfxAmount(written, style, currencyPlaces(currency));
    const balance = ledger ? minor(value(ledger, 'BALAMT')) : null;
    if (ledger && balance !== null)
      rows.book.setBalance(account, balance, day(value(ledger, 'DTASOF')), 'statement');
    for (const part of block.matchAll(transaction)) {
      const raw = part[0];
      const start = offset + (part.index ?? 0);
      const line = lines.lineAt(start);
      const body = part[1] ?? '';
      const name = documentText(value(body, 'NAME') ?? value(body, 'PAYEE'));
      rows.add({
        ...emptyEntry(),
        account,
        line,
        lines: lines.lineAt(start + raw.trimEnd().length - 1) - line + 1,
        raw: raw.trim(),
        bookingDay: day(value(body, 'DTPOSTED')),
        valueDay: day(value(body, 'DTAVAIL')),
        amountMinor: minor(value(body, 'TRNAMT')),
        currency,
        counterpartyName: name,
        counterpartyIban: parseIban(
          value(/<BANKACCTTO>([\s\S]*?)(?:<\/BANKACCTTO>|$)/i.exec(body)?.[1] ?? '', 'ACCTID') ?? '',
        ),
        purpose: documentText(value(body, 'MEMO')),
        bookingText: value(body, 'TRNTYPE'),
        reference: value(body, 'FITID') ?? '',
      });
    }
    count++;
  }
  if (count === 0) throw new ReadFailure('file.damaged', { kind: 'ofx' });
}
