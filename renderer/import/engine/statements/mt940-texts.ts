import { parseBic, parseIban } from '../values/identifiers';
import { countLabels, type FreeText, parseLabels, parseTags } from '../vocabulary/free-text';
import { type DocumentEntry, documentText } from './document-rows';
import { hasKeys, readKeys } from './mt940-keys';

/** Texts of a booking in MT940: fields :86: (there may be several) and :NS:. */

/** `166?00…`: a code, and sub fields of two digits behind a sign of the bank's choice. */
const coded = /^(\d{3})([?~<>^|*&!#$%@])(?=\d{2})/;
/** The code of a text without sub fields. */
const unstructured = /^999(?=\D)/;
/** Sub fields of German banks have this many signs; a shorter one ends where its line ends. */
const fullLine = 27;

/** Words of a booking from its :86: fields, in their order. */
export function withTexts(entry: DocumentEntry, values: readonly string[]): DocumentEntry {
  if (values.length === 0) return withTags(entry);
  const texts = values.map((value) => value.replace(/\n/g, ''));
  const separator = texts.map((text) => coded.exec(text)?.[2]).find((sign) => sign !== undefined);
  if (separator !== undefined) return withSubFields(entry, texts, separator);
  const first = texts.findIndex(hasKeys);
  if (first >= 0) return readKeys(entry, texts.slice(first).join(''));
  const plain = documentText(values.join(' ').replace(/\n/g, ' ').replace(unstructured, ''));
  const other = entry.counterpartyIban;
  // Where the account of the counterparty is known, the text often repeats it with the name.
  const isRepeated = other !== null && plain?.startsWith(other);
  const front = isRepeated ? [other, entry.counterpartyName ?? ''].join(' ') : '';
  const purpose = plain?.startsWith(front) ? documentText(plain.slice(front.length)) : plain;
  return withTags({ ...entry, purpose: purpose ?? entry.purpose, purposeRaw: plain ?? entry.purposeRaw });
}

function withSubFields(entry: DocumentEntry, texts: readonly string[], separator: string): DocumentEntry {
  const parts = new Map<string, string>();
  let code = '';
  for (const text of texts) {
    const found = /^\d{3}(?=\D|$)/.exec(text);
    if (found) code ||= found[0];
    const pieces = (found ? text.slice(3) : text).split(separator);
    for (const [at, piece] of pieces.entries()) {
      if (/^\d{2}/.test(piece)) parts.set(piece.slice(0, 2), piece.slice(2));
      else if (at === 0 && piece !== '') parts.set('20', `${parts.get('20') ?? ''} ${piece}`);
    }
  }
  const keys = Array.from(parts.keys())
    .filter((key) => /^(?:2\d|6[0-3])$/.test(key))
    .sort();
  const pick = (key: string) => parts.get(key) ?? '';
  const side = counterpartyIn(keys.map(pick));
  const lines = side?.rest ?? keys.map(pick);
  const purpose = documentText(joined(lines, widthOf(lines, separator)));
  const name = documentText(joined([pick('32'), pick('33')], fullLine));
  return withTags({
    ...entry,
    transactionCode: code || entry.transactionCode,
    bookingText: documentText(pick('00')),
    counterpartyBic: parseBic(pick('30')) ?? side?.bic ?? null,
    counterpartyIban: parseIban(pick('31')) ?? wholeIban(pick('38')) ?? side?.iban ?? entry.counterpartyIban,
    counterpartyName: name ?? side?.name ?? entry.counterpartyName,
    purpose: purpose ?? entry.purpose,
    purposeRaw: purpose ?? entry.purposeRaw,
  });
}

/** Some banks write BIC, account and name of the counterparty into lines of the purpose, each into its own. */
function counterpartyIn(lines: readonly string[]) {
  const at = lines.findIndex((line) => parseIban(line) !== null);
  if (at < 0) return null;
  const bic = at > 0 ? parseBic(lines[at - 1] ?? '') : null;
  return {
    iban: parseIban(lines[at] ?? ''),
    bic,
    name: bic === null ? null : documentText(lines[at + 1]),
    rest: bic === null ? lines.filter((_, index) => index !== at) : lines.slice(at + 2),
  };
}

/** Polish banks write shorter lines: what most of a text's lines come to, where it is near the usual width. */
function widthOf(lines: readonly string[], separator: string): number {
  if (separator === '?') return fullLine;
  const longest = Math.max(0, ...lines.slice(0, -1).map(({ length }) => length));
  return longest >= 24 && longest < fullLine ? longest : fullLine;
}

/** Lines of the full width go on in the next one, shorter ones end. */
function joined(lines: readonly string[], width: number): string {
  return lines.map((line) => (line.length < width ? `${line} ` : line)).join('');
}

/** Polish banks write the whole account number here, some without the letters of the country. */
function wholeIban(text: string): string | null {
  return parseIban(text) ?? (/^\d{26}$/.test(text) ? parseIban(`PL${text}`) : null);
}

/** What tags and labels inside the text say of the booking. */
function withTags(entry: DocumentEntry): DocumentEntry {
  const text = entry.purpose;
  const found =
    text === null ? null : (parseTags(text) ?? (countLabels(text) > 1 ? parseLabels(text) : null));
  return found ? withFound(entry, found) : entry;
}

/** The entry with what a text was found to hold; what stands in fields of its own counts more. */
export function withFound(entry: DocumentEntry, found: FreeText): DocumentEntry {
  return {
    ...entry,
    purpose: found.purpose,
    eref: documentText(found.eref) ?? entry.eref,
    mref: entry.mref ?? documentText(found.mref),
    creditorId: entry.creditorId ?? documentText(found.creditorId),
    counterpartyIban: entry.counterpartyIban ?? found.iban,
    counterpartyBic: entry.counterpartyBic ?? found.bic,
    counterpartyName: entry.counterpartyName ?? documentText(found.name),
    differentCreditor: entry.differentCreditor ?? found.differentCreditor,
    differentDebitor: entry.differentDebitor ?? found.differentDebitor,
  };
}

/** Lines of :NS: by their two digits; several under one are joined. */
export function linesOfNs(value: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of value.split('\n')) {
    const [key, text] = [line.slice(0, 2), line.slice(2).trim()];
    if (/^\d{2}$/.test(key) && text !== '') lines.set(key, [lines.get(key) ?? '', text].join(' ').trim());
  }
  return lines;
}

/** :NS: behind a booking: 01 to 14 purpose, 15 and 16 the counterparty, 17 the kind of booking. */
export function withNs(entry: DocumentEntry, value: string): DocumentEntry {
  const lines = linesOfNs(value);
  const pick = (from: number, to: number) =>
    documentText(
      Array.from(
        { length: to - from + 1 },
        (_, at) => lines.get(String(from + at).padStart(2, '0')) ?? '',
      ).join(' '),
    );
  const kind = lines.get('17') ?? '';
  const purpose = pick(1, 14);
  return {
    ...entry,
    purpose: entry.purpose ?? purpose,
    purposeRaw: entry.purposeRaw ?? purpose,
    counterpartyName: entry.counterpartyName ?? pick(15, 16),
    bookingText: entry.bookingText ?? (/\d/.test(kind) ? null : documentText(kind)),
  };
}
