import { parseBic, parseIban } from '../values/identifiers';
import { fold } from './fold';
import { bookingKind } from './word-lists';

/** What stands inside a purpose text, taken apart; the text itself is kept by the caller. */
export interface FreeText {
  purpose: string | null;
  eref: string | null;
  mref: string | null;
  creditorId: string | null;
  iban: string | null;
  bic: string | null;
  name: string | null;
  bookingText: string | null;
  differentCreditor: string | null;
  differentDebitor: string | null;
}

type Part = Exclude<keyof FreeText, never> | 'drop';

function nothing(): FreeText {
  return {
    purpose: null,
    eref: null,
    mref: null,
    creditorId: null,
    iban: null,
    bic: null,
    name: null,
    bookingText: null,
    differentCreditor: null,
    differentDebitor: null,
  };
}

/** SEPA tags of DFÜ agreement texts: `EREF+`, also written `EREF:`. */
const tagParts: Record<string, Part> = {
  EREF: 'eref',
  KREF: 'drop',
  MREF: 'mref',
  CRED: 'creditorId',
  DEBT: 'drop',
  COAM: 'drop',
  OAMT: 'drop',
  SVWZ: 'purpose',
  ABWA: 'differentDebitor',
  ABWE: 'differentCreditor',
  IBAN: 'iban',
  BIC: 'bic',
  PURP: 'drop',
  SECU: 'drop',
  RREF: 'drop',
};
const tag =
  /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|RREF)(?:\+|(?<=(?:^|\s)[A-Z]{3,4}):\s?)/g;

/** Labels of other banks, in the languages that use them. To teach the engine a label, add it here. */
const labelTable: [RegExp, Part][] = (
  [
    [
      'IBAN (?:Auftraggeber|Zahlungsempfänger|Empfänger|Zahlungspflichtiger)|Kto/IBAN|Konto-Nr\\. IBAN|Konto IBAN|IBAN',
      'iban',
    ],
    ['BIC (?:Auftraggeber|Zahlungsempfänger|Empfänger|Zahlungspflichtiger)|BLZ/BIC|BIC', 'bic'],
    [
      "Zahlungsempfänger|Zahlungspflichtiger|Auftraggeber|Empfänger|Naam|Absender|Beneficiario|Ordinante|Bénéficiaire|Donneur d'ordre",
      'name',
    ],
    [
      'End-to-End-Ref\\.?|End-to-End-Referenz|End-to-End-ID|Zahlungsreferenz|Kenmerk|Betalingskenmerk|Referenz-Nr\\. QRR|Referenznummer',
      'eref',
    ],
    [
      'Mandatsref\\.?|Mandatsreferenz|Mandat|Machtiging ID|Machtiging|Kenmerk machtiging|Mandatsnummer',
      'mref',
    ],
    ['Gläubiger-ID|Gläubiger ID|Creditor ID|Creditor-ID|Incassant ID|Incassant', 'creditorId'],
    [
      'Verwendungszweck|Buchungstext|Omschrijving|Mitteilungen|Mitteilung|Zahlungsgrund|Zahlungszweck|Motif|Causale|Communication|Mededeling',
      'purpose',
    ],
    ['Valutadatum|Ref\\.|Transaktions-Nr\\.|Doorlopende incasso|Datum/Tijd|Pasvolgnr', 'drop'],
  ] as [string, Part][]
).map(([words, part]) => [new RegExp(`^(?:${words})$`), part]);

const labelWords =
  'IBAN (?:Auftraggeber|Zahlungsempfänger|Empfänger|Zahlungspflichtiger)|BIC (?:Auftraggeber|Zahlungsempfänger|Empfänger|Zahlungspflichtiger)|Kto\\/IBAN|Konto-Nr\\. IBAN|Konto IBAN|BLZ\\/BIC|IBAN|BIC|' +
  "Zahlungsempfänger|Zahlungspflichtiger|Auftraggeber|Empfänger|Naam|Absender|Beneficiario|Ordinante|Bénéficiaire|Donneur d'ordre|" +
  'End-to-End-Ref\\.?|End-to-End-Referenz|End-to-End-ID|Zahlungsreferenz|Kenmerk machtiging|Betalingskenmerk|Kenmerk|Referenz-Nr\\. QRR|Referenznummer|Mandatsref\\.?|Mandatsreferenz|Mandatsnummer|Mandat|Machtiging ID|Machtiging|' +
  'Gläubiger-ID|Gläubiger ID|Creditor ID|Creditor-ID|Incassant ID|Incassant|Verwendungszweck|Buchungstext|Omschrijving|Mitteilungen|Mitteilung|Zahlungsgrund|Zahlungszweck|Motif|Causale|Communication|Mededeling|Valutadatum';
/** `Kto/IBAN:` stands without a blank before it in comdirect exports. */
const label = new RegExp(
  `(?:(?<=^|[\\s;"])(${labelWords}) ?:\\s?|(Kto\\/IBAN|BLZ\\/BIC):\\s?|(?<=\\s)(Ref\\.|Transaktions-Nr\\.) (?=[A-Z0-9]{6,}(?:\\/\\d+)?\\s*(?:$|;))|(?<=\\s)(Doorlopende incasso)(?=\\s|$))`,
  'g',
);

function partOfLabel(words: string): Part {
  return labelTable.find(([form]) => form.test(words))?.[1] ?? 'drop';
}

/** Words of tags that are labels in other texts as well. */
const sharedTag = /^(?:IBAN|BIC)/;

/** `IBAN:` and `BIC:` among other labels: nothing in the text is a tag and no label. */
export function isLabelled(text: string): boolean {
  const tags = text.match(tag) ?? [];
  return tags.every((found) => sharedTag.test(found)) && countLabels(text) > tags.length;
}

export function hasTags(text: string): boolean {
  tag.lastIndex = 0;
  return tag.test(text);
}

export function countLabels(text: string): number {
  label.lastIndex = 0;
  let count = 0;
  while (label.exec(text)) count++;
  return count;
}

interface Cut {
  part: Part;
  start: number;
  end: number;
}

function cutAt(text: string, pattern: RegExp, partOf: (found: RegExpExecArray) => Part): Cut[] {
  const cuts: Cut[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    cuts.push({ part: partOf(found), start: found.index, end: found.index + found[0].length });
  }
  return cuts;
}

function tidy(text: string): string | null {
  const value = text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[;,\s"]+|[;,\s"]+$/g, '')
    .trim();
  return value === '' ? null : value;
}

function store(into: FreeText, part: Part, raw: string): void {
  const value = tidy(raw);
  if (value === null || part === 'drop' || into[part] !== null) return;
  if (part === 'iban')
    into.iban = parseIban(value) ?? parseIban(value.split(/ (?=[^\dA-Z]|[A-Z][a-z])/)[0] ?? '') ?? null;
  else if (part === 'bic') into.bic = parseBic(value.replace(/\s/g, ''));
  else if (part === 'creditorId') into.creditorId = value.replace(/\s/g, '').slice(0, 35);
  else if (part === 'eref' || part === 'mref') into[part] = value;
  else into[part] = value;
}

/** Text in front of the first tag is the purpose unless a tag says what the purpose is. */
function takeApart(text: string, cuts: readonly Cut[]): FreeText {
  const found = nothing();
  const front = text.slice(0, cuts[0]?.start ?? text.length);
  for (const [index, cut] of cuts.entries()) {
    const value = text.slice(cut.end, cuts[index + 1]?.start ?? text.length);
    store(found, cut.part, value);
  }
  const lead = tidy(front);
  // A lone name behind a kind of booking (`Gutschrift Auftraggeber: …`) leaves no text but the whole.
  const isLoneName = cuts.length === 1 && cuts[0]?.part === 'name' && lead !== null && !/[;\n"]/.test(text);
  if (found.purpose === null) found.purpose = isLoneName && bookingKind.test(fold(lead)) ? tidy(text) : lead;
  return found;
}

/** Reads SEPA tags; null when there are none. */
export function parseTags(text: string): FreeText | null {
  const cuts = cutAt(text, tag, (found) => tagParts[found[1] ?? ''] ?? 'drop').filter((cut, index, all) => {
    // `IBAN: ` or `BIC: ` in front of something else is a word of the text, not a tag.
    const value = text.slice(cut.end, all[index + 1]?.start ?? text.length).replace(/\s/g, '');
    if (cut.part === 'iban') return parseIban(value) !== null || value.startsWith('DE');
    return (
      cut.part !== 'bic' || parseBic(value.slice(0, 11)) !== null || parseBic(value.slice(0, 8)) !== null
    );
  });
  return cuts.length > 0 ? takeApart(text, cuts) : null;
}

/** Reads labels such as `Auftraggeber:` and `Omschrijving:`; null when there are none. */
export function parseLabels(text: string): FreeText | null {
  const cuts = cutAt(text, label, (found) => partOfLabel(found[1] ?? found[2] ?? found[3] ?? found[4] ?? ''));
  return cuts.length > 0 ? takeApart(text, cuts) : null;
}

const slashTag = /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|ADDR|PREF|SVCL|PURP|ISDT|CNTP)\//g;
const slashParts: Record<string, Part> = {
  IBAN: 'iban',
  BIC: 'bic',
  NAME: 'name',
  REMI: 'purpose',
  EREF: 'eref',
  MARF: 'mref',
  CSID: 'creditorId',
  TRTP: 'bookingText',
};

/** `/TRTP/SEPA OVERBOEKING/IBAN/NL…/BIC/…/NAME/…/REMI/…/EREF/…` of Dutch exports. */
export function parseSlashTags(text: string): FreeText | null {
  if (!text.includes('/REMI/') && !text.includes('/TRTP/')) return null;
  const cuts = cutAt(text, slashTag, (found) => slashParts[found[1] ?? ''] ?? 'drop');
  return cuts.length > 0 ? takeApart(text, cuts) : null;
}

const nameBicIban =
  /^(.{2,70}?) ([A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?) ([A-Z]{2}\d{2}[A-Z0-9]{8,30})(?: (.*))?$/s;
const textBicIban =
  /^(.*?)\s+(?:[A-Z]{2}\/\d{9}\s+)([A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?) ([A-Z]{2}\d{2}[A-Z0-9]{8,30})(?:\s+(.*))?$/s;
const textMark = /^(.*?)\s+[A-Z]{2}\/\d{9}(?:\s.*)?$/s;

/** Name, BIC and IBAN in front of the text (Commerzbank) or behind it (BAWAG), without any label. */
export function parseRunOn(text: string): FreeText | null {
  const behind = textBicIban.exec(text);
  if (behind) {
    const iban = parseIban(behind[3] ?? '');
    if (iban)
      return {
        ...nothing(),
        purpose: tidy(behind[1] ?? ''),
        bic: parseBic(behind[2] ?? ''),
        iban,
        name: tidy(behind[4] ?? ''),
      };
  }
  const marked = textMark.exec(text);
  if (marked) return { ...nothing(), purpose: tidy(marked[1] ?? '') };
  const front = nameBicIban.exec(text);
  const iban = front ? parseIban(front[3] ?? '') : null;
  if (!front || !iban) return null;
  return {
    ...nothing(),
    name: tidy(front[1] ?? ''),
    bic: parseBic(front[2] ?? ''),
    iban,
    purpose: tidy(front[4] ?? ''),
  };
}

/** Parts divided by three blanks: kind, name, account, purpose, references (Targobank). */
export function parseWideBlanks(text: string): FreeText | null {
  const parts = text
    .split(/ {3,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const found = nothing();
  found.bookingText = parts[0] ?? null;
  const at = parts.findIndex((part) => parseIban(part) !== null);
  if (at === 2) {
    found.name = parts[1] ?? null;
    found.iban = parseIban(parts[2] ?? '');
    found.purpose = parts[3] ?? null;
    for (const part of parts.slice(4)) {
      if (/^[A-Z]{2}\d{2}[A-Z0-9]{3}0/.test(part)) found.creditorId ??= part;
      else if (found.creditorId) found.mref ??= part;
      else found.eref ??= part;
    }
    return found;
  }
  if (parts.length > 2) found.name = parts[1] ?? null;
  found.purpose = parts.slice(parts.length > 2 ? 2 : 1).join(' ');
  return found;
}
