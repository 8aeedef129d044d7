import { kindSign } from '../vocabulary/direction-words';
import { fold } from '../vocabulary/fold';
import { bookingKind } from '../vocabulary/word-lists';
import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from './column-candidates';
import type { ColumnProfile } from './column-profile';

/** Most cells are words for a person, as `Dauerauftrag` below `Textschlüssel`; codes are short, or have figures. */
export function holdsWords(profile: ColumnProfile): boolean {
  if (profile.isEmpty) return false;
  const words = profile.countDistinct(
    (text) => !/\d/.test(text) && (/\p{Ll}{3}/u.test(text) || bookingKind.test(fold(text))),
  );
  return words > profile.distinct.size * 0.6;
}

/** A column of codes by its header, of words by its cells: it names the kind of each booking. */
export function assignKindsOfCodes(columns: readonly Column[], draft: MappingDraft): void {
  const isNamed = candidatesFor(columns, draft, 'bookingText', (profile) => !profile.isEmpty).some(
    (column) => headerWeight(column, 'bookingText') >= 0.7 && headerWeight(column, 'purpose') === 0,
  );
  if (isNamed || !draft.isOpen('bookingText')) return;
  const [found] = candidatesFor(columns, draft, 'transactionCode', holdsWords);
  if (found && headerWeight(found, 'transactionCode') >= 0.85)
    draft.assign(found, 'bookingText', 0.85, headerReasons(found, 'transactionCode'));
}

/** What a kind of booking is called in the middle of other words: `Outgoing Transfer`, `Instantoverschr. in uw voordeel`. */
const within =
  /transfer|payment|zahlung|uberweis|lastschrift|gutschrift|dauerauftrag|abschluss|entgelt|gebuhr|overschr|overboek|betaal|betaling|verrichting|virement|prelevement|paiement|bonifico|pagament|przelew|platnosc|overforing|betalning|withdraw|deposit|purchase|direct debit|standing order|card|karte\b|carte\b|carta\b|retrait|cotisation|versement|addebito|accredito|prelievo|prelevamento|transferencia|comision|comissao|ingreso|levantamento|debito direto|prevod|platba|inkaso|trval[yae]|prikaz|vyber\b|vklad|nakup|poplat|uhrada|wyplata|wplata|prowizja|zlecenie|atutalas|vasarlas|beszedes|keszpenz|jovairas|uplata|isplata|placilo|placanje|nakazilo|naknada|provizija|pavedimas|mokejimas|pirkimas|maksajums|parskaitijums|pirkums|ulekanne|kaardimakse|tilisiirto|korttiosto|insattning|uttag|overforsel|havale|odeme|incasare|retragere/;

/** A short text without figures whose words are known as a kind of booking, wherever they stand in it. */
function isKindText(text: string): boolean {
  if (text.length >= 40 || /\d/.test(text)) return false;
  const key = fold(text);
  return bookingKind.test(key) || within.test(key) || kindSign(key, true) !== 0;
}

/** Share of distinct cells that are words for kinds of booking. */
function shareOfKinds(profile: ColumnProfile): number {
  const known = profile.countDistinct((text) => text.length < 40 && bookingKind.test(fold(text)));
  return profile.distinct.size === 0 ? 0 : known / profile.distinct.size;
}

/** Most cells are kinds of booking in some form. */
export function isMostlyKinds(profile: ColumnProfile): boolean {
  return profile.countDistinct(isKindText) >= profile.distinct.size * 0.6;
}

/** Few words in many rows, most of them known as kinds in some form. */
function repeatsKinds(profile: ColumnProfile): boolean {
  const { size } = profile.distinct;
  return size <= profile.filled * 0.75 && profile.countDistinct(isKindText) >= size * 0.7;
}

/** Several kinds, and nothing else. */
function holdsOnlyKinds(profile: ColumnProfile): boolean {
  const { size } = profile.distinct;
  return size > 2 && profile.countDistinct(isKindText) === size;
}

/** Two texts side by side, and one of them holds nothing but words known as kinds: `Omschrijving` beside `Toelichting`. */
export function assignKnownKinds(texts: readonly Column[], draft: MappingDraft): void {
  const filled = texts.filter((column) => draft.isFree(column) && !column.profile.isEmpty);
  if (filled.length < 2) return;
  const stem = ({ key }: Column) => key.replace(/ ?\d+$/, '');
  const kinds = filled.filter(
    ({ profile }) =>
      profile.filled >= profile.rows * 0.9 &&
      profile.rows > 2 &&
      (shareOfKinds(profile) >= 0.7 || repeatsKinds(profile) || holdsOnlyKinds(profile)),
  );
  const [kind] = kinds;
  if (kinds.length !== 1 || !kind) return;
  const others = filled.filter((column) => column !== kind);
  const isBeside = others.some(
    (other) =>
      stem(other) !== stem(kind) &&
      // No row may lose its only text.
      (shareOfKinds(kind.profile) >= 0.7 || other.profile.filled >= other.profile.rows) &&
      shareOfKinds(other.profile) < 0.3 &&
      (holdsOnlyKinds(kind.profile) ||
        other.profile.averageLength > kind.profile.averageLength ||
        other.profile.distinct.size >= 2 * kind.profile.distinct.size),
  );
  if (isBeside) draft.assign(kind, 'bookingText', 0.7, headerReasons(kind, 'purpose'));
}

/** Single words with figures, or with capitals in their middle, are codes or references, no text for a person. */
export function holdsCodes({ profile }: Column): boolean {
  if (profile.isEmpty) return false;
  let withDigits = 0;
  let capitals = 0;
  let isJoined = false;
  for (const text of profile.distinct.keys()) {
    if (/\s/.test(text) && !/^[A-Z]{1,6} [A-Z\d-]+$/.test(text)) return false;
    if (/\d/.test(text)) withDigits++;
    else if (/^[A-Z]+(?:_[A-Z]+)*$/.test(text)) {
      capitals++;
      if (text.includes('_')) isJoined = true;
    } else if (!/[a-z][A-Z]/.test(text)) return false;
  }
  // `AFT_IN`, `SPEND`: no merchant writes itself with a low line.
  if (isJoined && withDigits === 0 && capitals === profile.distinct.size) return true;
  return capitals === 0 && withDigits >= profile.distinct.size * 0.5;
}
