import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { joinLines } from '../vocabulary/cut-lines';
import { fold } from '../vocabulary/fold';
import {
  type FreeText,
  hasTags,
  isLabelled,
  parseLabels,
  parseRunOn,
  parseSlashTags,
  parseTags,
  parseWideBlanks,
} from '../vocabulary/free-text';
import { tidyText } from '../vocabulary/tidy-text';
import { bookingKind, isPlaceholder } from '../vocabulary/word-lists';
import type { RowReader } from './row-reader';

/** Texts of one row, as columns gave them; `readPurpose` completes them from the purpose text. */
export interface RowTexts {
  name: string | null;
  iban: string | null;
  bic: string | null;
  creditorId: string | null;
  mref: string | null;
  eref: string | null;
  bookingText: string | null;
  purpose: string | null;
  /** Whole text as it stands in the file, null while it is the purpose. */
  purposeRaw: string | null;
  differentCreditor: string | null;
  differentDebitor: string | null;
}

/** Texts of a row: of its columns first, and of its purpose where these say nothing. `isOut`: the direction of its money. */
export function readTexts(
  reader: RowReader,
  plan: TablePlan,
  { cells, line }: CsvRecord,
  isOut: boolean,
): RowTexts {
  const { parties, ix } = reader;
  const texts: RowTexts = {
    name: parties.name(cells, isOut),
    iban: parties.iban(cells, line, isOut),
    bic: parties.bic(cells, isOut),
    creditorId: parties.creditorId(cells, line),
    mref: reader.firstFilled(cells, ix.mref),
    eref: reader.firstFilled(cells, ix.eref),
    bookingText: reader.firstFilled(cells, ix.bookingText),
    purpose: reader.joined(cells, 'purpose'),
    purposeRaw: null,
    differentCreditor: reader.firstFilled(cells, ix.differentCreditor),
    differentDebitor: reader.firstFilled(cells, ix.differentDebitor),
  };
  readPurpose(texts, plan, cells);
  if (plan.wholeText >= 0) readWholeText(texts, cells[plan.wholeText]);
  return texts;
}

function value(text: string | null): string | null {
  return text === null || isPlaceholder(text) ? null : text;
}

/** Columns win over texts: a tag only fills what no column said. */
function complete(texts: RowTexts, found: FreeText): void {
  texts.purposeRaw ??= texts.purpose;
  texts.purpose = found.purpose;
  texts.eref ??= value(found.eref);
  texts.mref ??= value(found.mref);
  texts.creditorId ??= value(found.creditorId);
  texts.iban ??= found.iban;
  texts.bic ??= found.bic;
  texts.name ??= value(found.name);
  texts.bookingText ??= found.bookingText;
  texts.differentCreditor ??= found.differentCreditor;
  texts.differentDebitor ??= found.differentDebitor;
}

/** First line of a purpose of several lines names the kind of booking; the others were cut at one width. */
function readLines(texts: RowTexts, raw: string, { cutWidth: width, hasKindLines }: TablePlan): void {
  const lines = raw.split(/\r\n|\r|\n/);
  const [first = '', ...rest] = lines;
  const isKind =
    hasKindLines && texts.bookingText === null && rest.length > 0 && bookingKind.test(fold(first));
  if (isKind) texts.bookingText = first.trim();
  const body = isKind ? rest : lines;
  texts.purposeRaw = body.join(' ').replace(/\s+/g, ' ').trim();
  texts.purpose = joinLines(body, width).replace(/\s+/g, ' ').trim() || null;
}

/** Takes references, names and accounts out of the purpose text into their fields; the text itself is kept. */
function readPurpose(texts: RowTexts, plan: TablePlan, cells: readonly string[]): void {
  const { purpose } = texts;
  if (purpose === null) return;
  const indexes = plan.fields.get('purpose') ?? [];
  const raw = indexes.length === 1 ? (cells[indexes[0] ?? 0] ?? '') : null;
  if (plan.hasMultilinePurpose && raw?.includes('\n')) readLines(texts, raw, plan);
  const text = texts.purpose ?? '';
  const hasColon = text.includes(':');
  const isOfLabels = plan.hasLabels && hasColon && isLabelled(text);
  if (!isOfLabels && (hasColon || text.includes('+')) && hasTags(text)) {
    const found = parseTags(text);
    if (found) {
      complete(texts, found);
      return;
    }
  }
  if (text.charCodeAt(0) === 47 || text.includes('/REMI/')) {
    const found = parseSlashTags(text);
    if (found) {
      complete(texts, found);
      return;
    }
  }
  const isAlone =
    !plan.fields.has('counterpartyName') &&
    !plan.fields.has('payerName') &&
    !plan.fields.has('counterpartyIban');
  if (!isOfLabels && isAlone && raw !== null && plan.hasWideBlanks && / {3,}/.test(raw.trim())) {
    const found = parseRunOn(raw) ?? parseWideBlanks(raw.trim());
    if (found) {
      complete(texts, found);
      return;
    }
  }
  if (plan.hasLabels && (hasColon || text.includes('Ref. ') || text.includes('Nr. '))) {
    const found = parseLabels(text);
    if (found) {
      complete(texts, found);
      if (isAlone && texts.name === null && found.purpose !== null) splitRunOn(texts);
      return;
    }
  }
  if (isAlone) splitRunOn(texts);
}

/** References of the text that a column of its own says in short; that text is the one of the file. */
function readWholeText(texts: RowTexts, raw: string | undefined): void {
  const whole = tidyText(raw);
  if (whole === null) return;
  const { purpose } = texts;
  const found = parseTags(whole) ?? parseLabels(whole);
  if (found) complete(texts, found);
  texts.purpose = purpose ?? found?.purpose ?? whole;
  texts.purposeRaw = whole;
}

function splitRunOn(texts: RowTexts): void {
  const found = texts.purpose === null ? null : parseRunOn(texts.purpose);
  if (found) complete(texts, found);
}
