import type { TargetField } from '../../../../preload/contract/reading/reading';
import type { Column, MappingDraft } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { parseIban } from '../values/identifiers';
import { cutWidth } from '../vocabulary/cut-lines';
import { tradeSign } from '../vocabulary/direction-words';
import { fold } from '../vocabulary/fold';
import { countLabels } from '../vocabulary/free-text';
import { saysPending, statusOfKind } from '../vocabulary/pending-cells';
import { bookingKind, isPendingText } from '../vocabulary/word-lists';
import type { MappedTable } from './mapped-table';
import type { TablePlan } from './table-plan';

/** Kinds of booking that mean a reservation. */
export function pendingKindsOf(kinds: ColumnProfile | undefined): Set<string> {
  return new Set([...(kinds?.distinct.keys() ?? [])].filter((text) => statusOfKind(text) === 'pending'));
}

/** Kinds of rows that never came about: `Card payment (declined)`. */
export function declinedKindsOf(kinds: ColumnProfile | undefined): Set<string> {
  return new Set([...(kinds?.distinct.keys() ?? [])].filter((text) => statusOfKind(text) === 'declined'));
}

/** Columns of texts, or of nothing that is used, in which some cells say that their row is not booked. */
export function pendingColumnsOf(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
): number[] {
  const texts = new Set([...(fields.get('purpose') ?? []), ...(fields.get('counterpartyName') ?? [])]);
  const used = new Set([...fields.values()].flat());
  return columns
    .filter(({ index, profile }) => profile.pendingWords > 0 && (texts.has(index) || !used.has(index)))
    .filter(({ profile }) => profile.countDistinct(saysPending) > 0)
    .map(({ index }) => index);
}

function hasIbanPart(text: string): boolean {
  return / {3,}/.test(text) && text.split(/ {3,}/).some((part) => parseIban(part.trim()) !== null);
}

const unitHeader =
  /^(?:quantity|qty|shares|number of shares|units|stueck|stueck nom|stueck nominale|nominale stueck|anzahl stueck|stuecke|anteile|anzahl anteile|menge|nominale?|quantite|quantita|aantal|cantidad|titulos)$/;

const assetHeader =
  /^(?:asset|asset name|isin|wkn|symbol|ticker|instrument|security|wertpapier|valor|valorennummer|titel|fund|product isin)$/;

/** A column that says which security a row is about: in words or by a number. `Valor` of amounts is the amount, in Portuguese and Spanish. */
export function namesAsset({ key, profile }: Column): boolean {
  const { decimal, signed } = profile;
  const isMoney = decimal[','] + decimal['.'] + decimal.either + signed > 0;
  return assetHeader.test(key) && !profile.isEmpty && !isMoney;
}

export function unitColumnsOf(columns: readonly Column[]): number[] {
  if (!columns.some(namesAsset)) return [];
  return columns.filter((column) => unitHeader.test(column.key)).map(({ index }) => index);
}

/** Whether what was paid is positive where the account was debited. */
export function originalsTurn(
  rows: readonly string[][],
  original: Column | undefined,
  debit: Column | undefined,
  decimalSign: DecimalSign,
): boolean {
  if (!original || !debit) return false;
  const reader = new AmountReader(decimalSign);
  let inverted = 0;
  for (const cells of rows.slice(0, 500)) {
    if ((cells[debit.index] ?? '').trim() === '' || reader.parse(cells[original.index] ?? '', 3) !== 0)
      continue;
    inverted += Math.sign(reader.minor);
  }
  return inverted > 0;
}

/** Whether most purposes of several lines begin with a line that names a kind of booking. */
function opensWithKinds(texts: readonly string[]): boolean {
  const first = texts.filter((text) => /\S[\r\n]/.test(text)).map((text) => text.split(/[\r\n]/, 1)[0] ?? '');
  return first.filter((line) => bookingKind.test(fold(line))).length > first.length * 0.5;
}

/** A minus in nearly every credit beside debits without one says nothing of its direction: the column does. */
export function writesCreditsInverted(debit: Column | undefined, credit: Column | undefined): boolean {
  if (!debit || !credit || debit.profile.negative > debit.profile.positive) return false;
  return credit.profile.negative > credit.profile.positive;
}

/** Widths of a purpose line in the data carriers of German, Austrian and Dutch banks: one text of that length is proof. */
const usualWidths = new Set([27, 32, 35, 65, 70]);

/**
 * The width at which a text was cut into columns, in the middle of words: nearly all parts that go on in the next column end
 * there. 0 when they end anywhere, and blanks join them.
 */
function cutColumnWidth(rows: readonly string[][], indexes: readonly number[]): number {
  let width = 0;
  for (const cells of rows) for (const index of indexes) width = Math.max(width, cells[index]?.length ?? 0);
  if (width < 20 || indexes.length < 2) return 0;
  let continued = 0;
  let full = 0;
  // A blank at the cut is trimmed off by some.
  let almost = 0;
  for (const cells of rows) {
    for (const [at, index] of indexes.entries()) {
      const length = cells[index]?.length ?? 0;
      if (length === 0 || (cells[indexes[at + 1] ?? -1] ?? '') === '') continue;
      continued++;
      if (length === width) full++;
      else if (length === width - 1) almost++;
    }
  }
  const least = usualWidths.has(width) ? 1 : 2;
  return full >= least && full + almost >= continued * 0.9 ? width : 0;
}

/** Another column of the same name, of which nothing tells what it holds. */
export function hasTwin(columns: readonly Column[], amount: Column, draft: MappingDraft): boolean {
  return (
    amount.key !== '' &&
    columns.some(
      (column) =>
        column !== amount &&
        column.key === amount.key &&
        !column.profile.isEmpty &&
        (draft.byColumn.get(column.index)?.score ?? 0) < 0.8,
    )
  );
}

/**
 * Brokers that write what a purchase cost without sign and give a minus to withdrawals: the kind of the row tells that money went
 * out. Only where no purchase has a minus; all other kinds keep the sign they have. `isInferredByKinds`: known of this export, so that
 * a list of nothing but purchases tells it as well.
 */
export function purchaseWords(
  columns: readonly Column[],
  amount: Column,
  rows: readonly string[][],
  decimalSign: DecimalSign,
  isInferredByKinds = false,
): { column: number; words: { out: string[]; in: string[] } } | null {
  if (!columns.some((column) => namesAsset(column))) return null;
  const reader = new AmountReader(decimalSign);
  for (const { index, profile } of columns) {
    if (profile.filled < profile.rows || profile.distinct.size > 40 || profile.letters === 0) continue;
    if (profile.isDate || profile.isNumeric) continue;
    const words = new Set(profile.words);
    const out = [...words].filter((word) => word.length <= 40 && tradeSign(word) < 0);
    if (out.length === 0 || (out.length === words.size && !isInferredByKinds)) continue;
    const isSigned = rows.some((cells) => {
      const key = fold(cells[index] ?? '');
      if (!out.includes(key) && tradeSign(key) <= 0) return false;
      return reader.parse(cells[amount.index] ?? '', 3) === 0 && reader.minor < 0;
    });
    if (isSigned) return null;
    return { column: index, words: { out, in: [...words].filter((word) => !out.includes(word)) } };
  }
  return null;
}

type TextPlan = Pick<
  TablePlan,
  | 'hasLabels'
  | 'hasPendingTexts'
  | 'hasWideBlanks'
  | 'hasMultilinePurpose'
  | 'hasKindLines'
  | 'wholeText'
  | 'cutWidth'
  | 'cutColumns'
>;

const textsLooked = 400;

/** How the texts of the purpose are put together, inferred from the first of them. */
export function planTexts({ columns, rows, draft, fields }: MappedTable): TextPlan {
  const purposes = fields.get('purpose') ?? [];
  const texts =
    purposes.length > 0
      ? rows.slice(0, textsLooked).map((cells) => purposes.map((index) => cells[index] ?? '').join(' '))
      : [];
  const labelled = texts.filter((text) => text.length > 6 && countLabels(text) > 0).length;
  const wide = texts.filter((text) => / {3,}/.test(text.trim())).length;
  return {
    hasLabels: labelled >= Math.max(1, Math.min(2, texts.length)) && labelled >= texts.length * 0.2,
    hasPendingTexts: purposes.some(
      (index) => (columns[index]?.profile.countDistinct(isPendingText) ?? 0) > 0,
    ),
    // Texts padded to a width look alike: only an account that stands alone between the blanks proves that they divide parts.
    hasWideBlanks: wide > 0 && wide >= texts.length * 0.6 && texts.some(hasIbanPart),
    hasMultilinePurpose: purposes.some(
      (index) => (columns[index]?.profile.multiline ?? 0) > rows.length * 0.4,
    ),
    hasKindLines: opensWithKinds(texts),
    wholeText: draft.byColumn.has(draft.wholeText) ? -1 : draft.wholeText,
    cutWidth: cutWidth(texts),
    cutColumns: purposes.every((index) => /\d$/.test(columns[index]?.key ?? ''))
      ? cutColumnWidth(rows, purposes)
      : 0,
  };
}
