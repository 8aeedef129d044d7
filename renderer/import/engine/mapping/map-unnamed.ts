import type { Reason } from '../../../../preload/contract/reading/reading';
import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { daysApart } from '../columns/date-evidence';
import { isMostlyKinds } from '../columns/kind-evidence';
import { hasValidCreditorDigits, looksLikeCreditorId } from '../values/identifiers';

/**
 * Columns whose headers no word of ours explains, told by their cells alone: what a person who does not know the language of
 * a table would see in it. Such a reading is never surer than half, and a header that says something always goes first.
 */

const sureness = 0.5;

const seenAs = (kind: string): Reason[] => [{ code: `content.${kind}` }];

/** The header stands there, and no part of it is known. */
function isUnnamed(column: Column, draft: MappingDraft): boolean {
  return column.key !== '' && draft.isFree(column) && (column.matches[0]?.weight ?? 0) < 0.5;
}

/** Forms of firms and societies in the countries whose banks we read, as they stand in names. */
const firm =
  /(?:^|[\s,&.])(?:g?gmbh|mbh|ag|kg|kgaa|ohg|ug|gbr|e\.?\s?[gvku]\.?|eg|ev|vvag|se|ltd|limited|plc|llc|llp|inc|corp|co|sarl|s\.?a\.?r\.?l|eurl|sas|s\.?a\.?|sasu|sci|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|snc|b\.?v|n\.?v|vof|ab|hb|a\/s|aps|asa|as|oyj?|ky|z\s?o\.\s?o|s\.r\.o|a\.s|v\.o\.s|kft|zrt|nyrt|bt|d\.o\.o|d\.d|lda|uab|sia|oü|ou|eood|ood|ead|srl|a\.e|ε\.π\.ε|α\.ε|şti)\.?(?=$|[\s,/)])/iu;
/** Two to four words that begin with capitals, and no figures. */
const person =
  /^(?:(?:herr|frau|mr|mrs|ms|mme|m|dr|prof)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:von|van|der|de|den|di|da|do|la|le|y|e|und|and|&)){0,2}(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Different texts, long ones left out: a purpose may hold a name, but it is no name. */
function countNames(profile: ColumnProfile): { firms: number; persons: number } {
  return {
    firms: profile.countDistinct((text) => text.length <= 70 && firm.test(text) && !/\d{3}/.test(text)),
    persons: profile.countDistinct((text) => text.length <= 40 && person.test(text)),
  };
}

const isText = ({ profile }: Column) => profile.kind === 'text' && profile.letters >= profile.filled * 0.5;

/** The account of the counterparty stands in front of its name or behind it. */
function isBesideAccount({ index }: Column, draft: MappingDraft): boolean {
  return [index - 1, index + 1].some((at) => draft.byColumn.get(at)?.field === 'counterpartyIban');
}

/** Kinds, categories and states: beside them alone, a text is what the booking is about. */
function sortsRows(column: Column): boolean {
  return (
    column.profile.isStatus ||
    headerWeight(column, 'ignored') >= 0.9 ||
    (headerWeight(column, 'bookingText') >= 0.7 && headerWeight(column, 'purpose') === 0)
  );
}

/** Names of firms and persons, nearly all of them different, beside another text. */
function mapNames(columns: readonly Column[], draft: MappingDraft): void {
  if (!draft.isOpen('counterpartyName') || draft.has('payerName') || draft.has('payeeName')) return;
  const texts = columns.filter((column) => draft.isFree(column) && isText(column) && !sortsRows(column));
  if (texts.length < 2) return;
  const found = texts
    .filter((column) => isUnnamed(column, draft) && column.profile.averageLength <= 45)
    .map((column) => ({ column, ...countNames(column.profile) }))
    .filter(({ column, firms, persons }) => {
      const { filled, distinct, different } = column.profile;
      if (distinct.size < 2 || different < filled * 0.3) return false;
      if (isBesideAccount(column, draft)) return firms + persons >= distinct.size * 0.3;
      return (
        (firms >= 2 && firms + persons >= distinct.size * 0.4) ||
        (filled >= 4 && different >= filled * 0.5 && firms + persons >= distinct.size * 0.6)
      );
    })
    .sort((a, b) => b.firms - a.firms || a.column.index - b.column.index);
  const [best] = found;
  if (best) draft.assign(best.column, 'counterpartyName', sureness, seenAs('names'));
}

/** Creditor identifiers whose check digits are right, and the codes that stand where they stand: mandates. */
function mapMandates(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  if (draft.isOpen('creditorId')) {
    const found = columns.find(
      (column) =>
        isUnnamed(column, draft) &&
        !column.profile.isEmpty &&
        column.profile.countDistinct((text) => looksLikeCreditorId(text) && hasValidCreditorDigits(text)) ===
          column.profile.distinct.size,
    );
    if (found) draft.assign(found, 'creditorId', sureness, seenAs('checkDigits'));
  }
  const creditor = columns[draft.first('creditorId')];
  if (!creditor || creditor.profile.isEmpty || !draft.isOpen('mref')) return;
  const isCode = ({ profile }: Column) =>
    profile.countDistinct((text) => text.length <= 35 && !/\s\S+\s/.test(text) && /\d/.test(text)) ===
    profile.distinct.size;
  const mandate = columns.find(
    (column) =>
      isUnnamed(column, draft) &&
      column.profile.filled === creditor.profile.filled &&
      column.profile.filled < column.profile.rows &&
      isCode(column) &&
      rows.every((cells) => isFilled(cells, column) === isFilled(cells, creditor)),
  );
  if (mandate) draft.assign(mandate, 'mref', sureness, seenAs('position'));
}

const isFilled = (cells: readonly string[], { index }: Column) => (cells[index] ?? '').trim() !== '';

/** `Umsatzkategorie` may sort spending, and may name the kind of booking. */
const sortsBookings = /^(?:umsatz|buchungs|transaktions|transaction |booking )\s?(?:kategorie|category)$/;

/** Codes of banks, only where the counterparty has an account, and in the country of that account: they are of its bank. */
function mapBankCodes(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const account = columns[draft.first('counterpartyIban')];
  if (!account || !draft.isOpen('counterpartyBic') || draft.has('payerIban')) return;
  const found = columns.find((column) => {
    const { profile } = column;
    if (!isUnnamed(column, draft) || profile.kind !== 'bic' || profile.distinct.size < 2) return false;
    const filledRows = rows.filter((cells) => isFilled(cells, column));
    const fitting = filledRows.filter(
      (cells) =>
        (cells[column.index] ?? '').trim().slice(4, 6) === (cells[account.index] ?? '').trim().slice(0, 2),
    );
    return filledRows.every((cells) => isFilled(cells, account)) && fitting.length >= filledRows.length * 0.8;
  });
  if (found) draft.assign(found, 'counterpartyBic', sureness, seenAs('position'));
}

/** Words known as kinds of booking, in nearly every row; a column that is named so goes first. */
function mapKinds(columns: readonly Column[], draft: MappingDraft): void {
  if (!draft.isOpen('bookingText')) return;
  const isNamed = (column: Column) =>
    draft.isFree(column) &&
    headerWeight(column, 'bookingText') >= 0.7 &&
    headerWeight(column, 'purpose') === 0 &&
    !column.profile.isEmpty;
  if (columns.some(isNamed)) return;
  const found = columns.find((column) => {
    const { profile } = column;
    const isCandidate = isUnnamed(column, draft) || (draft.isFree(column) && sortsBookings.test(column.key));
    if (!isCandidate || profile.filled < profile.rows * 0.8) return false;
    return profile.distinct.size >= 2 && isMostlyKinds(profile);
  });
  const isOnlyText = !columns.some(
    (column) => column !== found && column.profile.kind === 'text' && column.profile.letters > 0,
  );
  if (found && !isOnlyText) draft.assign(found, 'bookingText', sureness, seenAs('kinds'));
}

/** Days, also with an empty time behind them: `2023-12-23 00:00:00.0`. */
function holdsDays(profile: ColumnProfile): boolean {
  if (profile.kind !== 'dateTime') return profile.kind === 'date';
  return profile.countDistinct((text) => /\D00:00(?::00(?:\.0+)?)?Z?$/.test(text)) === profile.distinct.size;
}

/** Above numbers that begin with a day, as `20260509000001`. */
const ofNumbers = /\bids?$/;

/** A second day in every row, the same or a few days behind the booking: money counts from then on. */
function mapValueDay(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const booked = columns[draft.first('bookingDate')];
  if (!booked || !draft.isOpen('valueDate') || columns[draft.first('transactionDate')]) return;
  const unnamed = columns.filter(
    (column) =>
      isUnnamed(column, draft) &&
      !ofNumbers.test(column.key) &&
      holdsDays(column.profile) &&
      // Reservations and rows of a total have none.
      column.profile.filled >= column.profile.rows * 0.7,
  );
  const [only] = unnamed;
  if (unnamed.length !== 1 || !only) return;
  const apart = daysApart(rows, booked, only);
  if (apart === null || apart.least < -10 || apart.most > 10) return;
  // Always some days before the booking: the day of a purchase.
  if (apart.later === 0 && apart.earlier > apart.seen * 0.6) return;
  draft.assign(only, 'valueDate', sureness, seenAs('position'));
}

/** Before texts are shared out: what must not become a purpose. */
export function mapUnnamed(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  if (columns.every((column) => column.key === '')) return;
  mapValueDay(columns, draft, rows);
  mapMandates(columns, draft, rows);
  mapBankCodes(columns, draft, rows);
  mapKinds(columns, draft);
  mapNames(columns, draft);
}
