import type { TargetField } from '../../../../preload/contract/reading/reading';
import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { assignKindsOfCodes, assignKnownKinds, holdsCodes, holdsWords } from '../columns/kind-evidence';
import { repeatsOther, wholeTextOf } from '../columns/repeated-texts';
import { isProse, isProseUnnamed, longestText } from '../columns/text-shapes';
import { fold } from '../vocabulary/fold';
import { bookingKind, namesWhatWasDone } from '../vocabulary/word-lists';
import { ignoreVoucherStates } from './voucher-states';

const anyContent = () => true;
const notDate = (profile: ColumnProfile) => !profile.isDate || profile.letters > 0;

function take(
  columns: readonly Column[],
  draft: MappingDraft,
  field: TargetField,
  accepts: (profile: ColumnProfile) => boolean,
  least = 0.7,
): void {
  if (!draft.isOpen(field)) return;
  const [column] = candidatesFor(columns, draft, field, accepts).filter(
    (entry) => headerWeight(entry, field) >= least,
  );
  if (column) draft.assignByHeader(column, field);
}

/** References, codes and the status of rows. */
export function mapReferences(columns: readonly Column[], draft: MappingDraft): void {
  take(columns, draft, 'creditorId', notDate);
  take(columns, draft, 'mref', notDate);
  // `Zahlungsreferenz` is a reference here and a text for the payee there.
  take(
    columns.filter((column) => headerWeight(column, 'purpose') === 0 || !isProse(column.profile)),
    draft,
    'eref',
    notDate,
  );
  take(columns, draft, 'differentCreditor', notDate, 0.9);
  take(columns, draft, 'differentDebitor', notDate, 0.9);
  take(columns, draft, 'merchantCategoryCode', notDate, 0.9);
  take(columns, draft, 'transactionCode', (profile) => notDate(profile) && !holdsWords(profile), 0.9);
  take(columns, draft, 'sepaPurposeCode', (profile) => profile.isEmpty || profile.longest <= 4, 0.9);
  take(columns, draft, 'rejectionReason', anyContent, 0.9);
  take(columns, draft, 'time', (profile) => profile.isEmpty || profile.times > 0, 0.9);
  take(columns, draft, 'bankReference', notDate, 0.9);
  if (draft.isOpen('status')) {
    ignoreVoucherStates(columns, draft);
    const [named] = candidatesFor(
      columns,
      draft,
      'status',
      // Under `Status`, a known word among words that nobody taught is enough.
      (profile) =>
        (profile.statuses > 0 && profile.distinct.size <= 12) ||
        holdsFewWords(profile) ||
        holdsStates(profile),
    ).filter(
      (column) =>
        (headerWeight(column, 'status') === 1 && (isStatusHeader(column) || !holdsStates(column.profile))) ||
        column.profile.statuses >= column.profile.filled * 0.5,
    );
    const found =
      named ??
      columns.find(
        (column) =>
          draft.isFree(column) &&
          column.profile.isStatus &&
          !column.profile.isDirection &&
          // `paid` in some notes says nothing of the others.
          (headerWeight(column, 'purpose') < 0.7 ||
            (column.profile.filled === column.profile.rows && !saysWhatWasDone(column.profile))) &&
          // `Typ` in an export of reservations only: still the kind of booking.
          headerWeight(column, 'bookingText') < 0.9,
      );
    if (found)
      draft.assign(
        found,
        'status',
        Math.max(0.8, headerWeight(found, 'status')),
        headerReasons(found, 'status'),
      );
  }
}

/** `Payment sent` and `Payment received` and nothing else: below a header of texts they are its texts. */
const saysWhatWasDone = (profile: ColumnProfile): boolean =>
  profile.countDistinct((text) => !namesWhatWasDone(text)) === 0;

/** A few words that come again, none of which has a second meaning: states that nobody taught, which are asked. */
function holdsFewWords(profile: ColumnProfile): boolean {
  const { distinct, filled, rows } = profile;
  if (filled < rows * 0.5 || distinct.size > Math.max(2, Math.min(6, filled * 0.5))) return false;
  if (profile.isDirection || profile.isDate || profile.isNumeric || profile.isCurrency) return false;
  // `CA` and `NY` below `State` are places.
  return profile.countDistinct((text) => !stateWord.test(text)) === 0;
}

/** `C`, `P` and `D`, or 0 and 1: states that are asked, under a header that means nothing else. */
function holdsStates({ distinct, filled, rows, isDirection }: ColumnProfile): boolean {
  const isFew = distinct.size >= 2 && distinct.size <= Math.min(5, rows / 2);
  return (
    isFew &&
    filled >= rows * 0.9 &&
    !isDirection &&
    [...distinct.keys()].every((text) => stateCode.test(text))
  );
}

const stateCode = /^[\p{Lu}\d]{1,3}$/u;
const isStatusHeader = ({ key }: Column) =>
  /^(?:(?:payment|booking|transaction|posting|zahlungs|buchungs)? ?status|estatus|stato)$/.test(key);

const stateWord = /^(?=.{4})[\p{L}\p{M}][\p{L}\p{M} _'’-]{2,30}$|^[^\0-\u02ff\s\d]{2,12}$/u;

/** The same text in every row (an account, a branch) is no text of the rows. */
function saysOneThing({ profile }: Column): boolean {
  return profile.rows > 1 && profile.isConstant;
}

/** Single short words that come again: `DEBIT`, `TR.KART`. Beside a text they sort the rows. */
function holdsMarks({ profile }: Column): boolean {
  if (profile.isDirection) return true;
  if (profile.filled < 4 || profile.longest > 15 || profile.distinct.size > profile.filled * 0.6)
    return false;
  return profile.countDistinct((text) => /[\s\d]/.test(text)) === 0;
}

const hasFigures = (text: string) => /\d{2}/.test(text);

/** Cells are kinds of bookings: short, few, without figures, or words known from such columns. */
export function looksLikeBookingText(profile: ColumnProfile, isOnlyText = false): boolean {
  if (profile.isEmpty || profile.isNumeric || profile.isDate) return false;
  const known = profile.countDistinct((text) =>
    bookingKind.test(fold(text).replace(/^(?:sepa|gutschr\.?)[\s-]/, '')),
  );
  const withDigits = profile.countDistinct(hasFigures);
  const { size } = profile.distinct;
  if (known >= size * 0.5 && profile.averageLength <= 45 && withDigits <= size * 0.2) return true;
  // The only text of a table is its purpose unless its words are known as kinds.
  if (isOnlyText) return false;
  return profile.averageLength <= 35 && withDigits <= size * 0.1 && size <= Math.max(4, profile.filled * 0.4);
}

/** Beside a text that differs from row to row: short words without figures in every row, which come again. */
function namesKindsOf(profile: ColumnProfile, other: ColumnProfile): boolean {
  if (profile.filled < profile.rows * 0.9 || profile.averageLength > 35 || other.isEmpty) return false;
  if (other.averageLength <= profile.averageLength) return false;
  const share = profile.distinct.size / profile.filled;
  if (share > 0.75 || other.distinct.size / other.filled < share * 1.2) return false;
  return profile.countDistinct(hasFigures) <= profile.distinct.size * 0.1;
}

/** Headers that sort bookings by what they are for; kinds of bookings only where nothing else names them. */
const byUse = /^(?:subcategory|reporting category|nature)$/;

const generic = new Set([
  'text',
  'details',
  'detail',
  'buchungstext',
  'tekst',
  'info',
  'informationen',
  'information',
  'transaction',
  'note',
  'notes',
  'code',
  'testo',
  'texte',
]);
/** Headers that name remarks of the user, not of the bank: used only when nothing else is there. */
const remark =
  /^(?:bemerkung|notiz|note|notes|hinweis|comment|kommentar|kommentare?|poznamka pro me|zprava pro me|nature|info|memo note)$/;

/** Kind of booking and purpose. What a text column is, its content decides: `Buchungstext` is the one here and the other there. */
export function mapTexts(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const kinds = candidatesFor(columns, draft, 'bookingText', notDate)
    .sort((a, b) => Number(a.profile.isEmpty) - Number(b.profile.isEmpty))
    .filter((column) => headerWeight(column, 'bookingText') >= 0.7 && !column.profile.isNumeric)
    // Below a category there are kinds of spending, no kinds of booking.
    .filter(({ key }) => key !== 'subcategory' || !columns.some((column) => column.key === 'category'));
  const purposes = candidatesFor(columns, draft, 'purpose', notDate).filter(
    (column) => headerWeight(column, 'purpose') >= 0.6,
  );
  assignKindsOfCodes(columns, draft);
  if (draft.isOpen('bookingText')) {
    const sure = kinds
      .filter((column) => headerWeight(column, 'purpose') === 0)
      .sort((a, b) => Number(byUse.test(a.key)) - Number(byUse.test(b.key)))[0];
    const hasOther = (column: Column) =>
      columns.some(
        (other) =>
          other !== column && draft.isFree(other) && other.profile.kind === 'text' && !saysOneThing(other),
      );
    const shared = kinds.find(
      (column) =>
        headerWeight(column, 'purpose') > 0 &&
        (looksLikeBookingText(column.profile, !hasOther(column)) ||
          purposes.some((other) => other !== column && namesKindsOf(column.profile, other.profile))),
    );
    const chosen = sure ?? shared;
    // What nobody reads (a category) is no text that is left for the purpose.
    const leavesPurpose =
      purposes.some((column) => column !== chosen && !column.profile.isEmpty) ||
      columns.some(
        (column) =>
          column !== chosen &&
          draft.isFree(column) &&
          column.profile.letters > 0 &&
          headerWeight(column, 'ignored') < 0.9 &&
          !saysOneThing(column),
      );
    const isNeeded = chosen === sure || leavesPurpose || draft.has('counterpartyName');
    if (chosen && isNeeded) draft.assignByHeader(chosen, 'bookingText');
  }
  if (draft.isOpen('bookingText')) assignKnownKinds(purposes, draft);
  if (draft.isOpen('bookingText')) assignShortText(columns, draft);
  if (draft.isOpen('purpose')) assignPurpose(columns, purposes, draft, rows);
}

const ofWholeText =
  / (?:completa|completo|complete|complet|estesa|detaillee|detalhada|ampliada|ampliado|full|long|extended|ausfuehrlich|lang|volledig)$/;

/** `Descrizione` beside `Descrizione completa`: the short one names the kind of booking. */
function assignShortText(columns: readonly Column[], draft: MappingDraft): void {
  for (const whole of columns) {
    const stem = whole.key.replace(ofWholeText, '');
    if (stem === whole.key || whole.profile.isEmpty || !draft.isFree(whole)) continue;
    const short = columns.find((column) => column.key === stem && draft.isFree(column));
    if (!short || short.profile.isEmpty || short.profile.letters < short.profile.filled) continue;
    if (short.profile.averageLength > 35 || short.profile.averageLength > whole.profile.averageLength * 0.7)
      continue;
    draft.assign(short, 'bookingText', 0.7, headerReasons(short, 'purpose'));
    return;
  }
}

function assignPurpose(
  columns: readonly Column[],
  found: Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const free = found.filter((column) => draft.isFree(column));
  const whole = wholeTextOf(
    free.filter(({ profile }) => !profile.isEmpty),
    rows,
  );
  draft.wholeText = whole?.index ?? -1;
  const parts = free.filter((column) => column !== whole);
  const useful = parts.filter(
    (column) => column.profile.isEmpty || !repeatsOther(column, parts, draft, rows),
  );
  const used = useful.filter((column) => !column.profile.isEmpty);
  // One text in all rows, as `No Description`, says nothing beside a text that changes.
  const telling = used.filter(({ profile }) => profile.filled < 3 || profile.distinct.size > 1);
  const filled = telling.length > 0 ? telling : used;
  const longer = filled.filter((column) => !holdsMarks(column));
  const written = (longer.length > 0 ? longer : filled).filter((column) => !holdsCodes(column));
  const strong = (written.length > 0 ? written : filled).filter((column) => !remark.test(column.key));
  const pool = strong.length > 0 ? strong : filled.length > 0 ? filled : useful.length > 0 ? useful : free;
  const [best] = pool;
  const saysLittle =
    best && (best.profile.isEmpty || best.profile.isNumeric || holdsCodes(best) || remark.test(best.key));
  if (!best || (saysLittle && isProseUnnamed(longestText(columns, draft)))) {
    const text = longestText(columns, draft);
    if (text && (text.matches[0]?.weight ?? 0) < 0.9)
      draft.assign(text, 'purpose', 0.5, [{ code: 'content.kind', params: { kind: 'text', share: 100 } }]);
    return;
  }
  const isGeneric = (column: Column) => generic.has(column.key);
  const chosen = pool.filter(
    (column) =>
      column === best ||
      belongsToPurpose(column, best) ||
      (isGeneric(column) && isGeneric(best)) ||
      headerWeight(column, 'purpose') >= 0.95,
  );
  // A number in the last part of a text goes on with it, whatever it looks like alone.
  if (/ ?\d+$/.test(best.key))
    chosen.push(...filled.filter((column) => !pool.includes(column) && belongsToPurpose(column, best)));
  for (const column of chosen.sort((a, b) => a.index - b.index)) {
    draft.assignByHeader(column, 'purpose');
  }
}

/** Numbered continuation columns: `Vwz.0` to `Vwz.17`, `Beschreibung1`, `Omschrijving-2`, `Zusatz`. */
function belongsToPurpose(column: Column, best: Column): boolean {
  const stem = (key: string) => key.replace(/ ?(?:\d+|zusatz)$/, '');
  return stem(column.key) === stem(best.key);
}
