import type { FormatMatch, Reason } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import type { ColumnProfile } from '../columns/column-profile';
import { bankCodeOf } from '../values/identifiers';
import { isPlaceholder } from '../vocabulary/word-lists';
import { bankOfIban, isNobodysCode } from './bank-codes';
import { isOfOtherFamily, isVagueCode } from './bank-families';
import { type HeaderRarity, headerKeys, headersOf, rarityOver } from './header-rarity';

/**
 * Which description fits an export. Each clue is a function of the table that says how much it adds and why; the header is
 * the first of them. A header of common words, or one that was changed, is a suggestion until a second witness stands beside it.
 */

export interface RecognitionInput {
  headers: readonly string[];
  profiles: readonly ColumnProfile[];
  fileName: string;
  ownIban: string | null;
  /** The file says that this is the own account; else it only stands in all rows. */
  isOwnIbanStated: boolean;
  /** Text above the table. */
  preamble: string;
  /** Some records as they stand in the file. */
  sample: string;
  /** Known only at the end of the file. */
  tables: number;
}

export interface Recognition {
  format: ExportFormat;
  match: FormatMatch;
  /** The header is letter for letter one of the description. */
  isExact: boolean;
}

/** From here on the conventions of a description are taken over, and nobody has to confirm the bank (feature 7). */
export const trusted = 0.8;
/** Below this a description is not even suggested. */
const least = 0.6;
/** Bits from which a header in its exact order is proof of its bank. */
const provingBits = 32;
/** Bits without which a likeness is chance. */
const leastBits = 9;
/** Likeness of an exact header, or of a table without one that has a cell more or less. */
const nearlyExact = 0.95;
/** The most that is believed of an exact header, of a suggestion, and of a layout that many banks share. */
const certainty = { exact: 0.97, suggestion: 0.75, shared: 0.9, most: 0.99 } as const;

interface Clue {
  /** Likeness of the layout itself, 0 to 1: of two descriptions the more exact one is meant. */
  share?: number;
  /** What it adds to the confidence; a contradiction takes away. */
  weight: number;
  reasons: Reason[];
}

/** How alike two headers are, and how rare what they share is. */
interface Likeness {
  matched: number;
  of: number;
  isExact: boolean;
  share: number;
  bits: number;
}

function compareHeaders(
  expected: readonly string[],
  actual: readonly string[],
  rarity: HeaderRarity,
): Likeness {
  const left = [...actual];
  const matched: string[] = [];
  for (const key of expected) {
    const at = left.indexOf(key);
    if (at < 0) continue;
    matched.push(key);
    left.splice(at, 1);
  }
  const isExact = expected.length === actual.length && expected.every((key, at) => key === actual[at]);
  const ofExpected = matched.length / Math.max(1, expected.length);
  const ofActual = matched.length / Math.max(1, actual.length);
  return {
    matched: matched.length,
    of: expected.length,
    isExact,
    share: isExact ? 1 : 0.5 * ofExpected + 0.42 * ofActual,
    bits: rarity.bitsOf(matched),
  };
}

/** What the header alone is worth; null where it is too unlike. */
function judgeLikeness({ isExact, share, bits }: Likeness): number | null {
  if (isExact && bits >= provingBits) return certainty.exact;
  if (share < least || bits < leastBits) return null;
  return Math.min(certainty.suggestion, least + (0.15 * bits) / provingBits);
}

/** Where the user chooses columns, all of them have to be known, and some have to be rare. */
function judgeChosen({ share, bits, matched }: Likeness, columns: number): number | null {
  if (matched < columns || bits < provingBits) return share < least ? null : certainty.suggestion;
  return 0.9;
}

function headerClue(format: ExportFormat, input: RecognitionInput, rarity: HeaderRarity): Clue | null {
  const actual = headerKeys(input.headers);
  if (actual.length === 0) return null;
  let best: { likeness: Likeness; weight: number } | null = null;
  for (const header of headersOf(format)) {
    const likeness = compareHeaders(headerKeys(header), actual, rarity);
    if (likeness.matched < Math.min(3, likeness.of)) continue;
    const chosen = format.hasChosenColumns && !likeness.isExact ? judgeChosen(likeness, actual.length) : null;
    const weight = chosen ?? judgeLikeness(likeness);
    if (weight !== null && (!best || weight > best.weight || likeness.share > best.likeness.share))
      best = { likeness, weight };
  }
  if (!best) return null;
  const { matched, of, isExact, bits, share } = best.likeness;
  const reasons: Reason[] = [{ code: 'format.header', params: { matched, of } }];
  if (isExact) reasons.push({ code: 'format.order' });
  if (bits < provingBits) reasons.push({ code: 'format.commonWords' });
  return { weight: best.weight, reasons, share };
}

function holdsPlaceholders({ distinct }: ColumnProfile): boolean {
  return distinct.size > 0 && [...distinct.keys()].every(isPlaceholder);
}

function fitsShape(format: ExportFormat, profiles: readonly ColumnProfile[]): boolean {
  const shape = format.shape ?? [];
  if (shape.length === 0 || Math.abs(profiles.length - shape.length) > 1) return false;
  return shape.every((wanted, index) => {
    const profile = profiles[index];
    if (!profile) return wanted === 'any';
    const { kind } = profile;
    if (wanted === 'any') return true;
    // What is only reserved has `-` for the day and the balance it does not have yet.
    if (wanted !== 'text' && holdsPlaceholders(profile)) return true;
    if (wanted === 'amount') return kind === 'amount' || kind === 'integer' || kind === 'empty';
    if (wanted === 'text')
      return kind !== 'date' && kind !== 'amount' && kind !== 'currency' && kind !== 'iban';
    if (wanted === 'date') return kind === 'date' || kind === 'dateTime';
    return kind === wanted;
  });
}

function shapeClue(format: ExportFormat, { headers, profiles }: RecognitionInput): Clue | null {
  if (headers.length > 0 || !fitsShape(format, profiles)) return null;
  const share = profiles.length === format.shape?.length ? 1 : nearlyExact;
  return { weight: certainty.suggestion, reasons: [{ code: 'format.content' }], share };
}

type Witness = (format: ExportFormat, input: RecognitionInput, isExact: boolean) => Clue | null;

const testifies = (weight: number, code: string, params?: Reason['params']): Clue => ({
  weight,
  reasons: [params ? { code, params } : { code }],
});
/** The own account is one of another bank: whatever else fits, it is no more than a suggestion. */
const ofOtherBank = -0.3;
const contradicts = (weight: number, reasons: Reason[] = []): Clue => ({ weight, reasons });

/** What speaks for a bank beside the names of its columns. */
const witnesses: readonly Witness[] = [
  function cellForms({ cells }, { sample }, isExact) {
    if (!cells) return null;
    // A few rows need not have it, and below another header other banks write such cells too.
    return cells.test(sample) ? testifies(isExact ? 0.15 : 0.04, 'format.content') : contradicts(-0.01);
  },
  function nameOfFile({ fileName }, input) {
    return fileName?.test(input.fileName)
      ? testifies(0.15, 'format.fileName', { name: input.fileName })
      : null;
  },
  function linesAbove({ preamble }, input) {
    if (!preamble) return null;
    const found = preamble.exec(input.preamble)?.[0];
    return found ? testifies(0.15, 'format.preamble', { text: found.slice(0, 80) }) : contradicts(-0.05);
  },
  function tableCount({ hasSeveralTables }, { tables }) {
    if (hasSeveralTables !== true) return null;
    return contradicts(tables > 1 ? 0.02 : -0.05);
  },
  function bankCode(format, { ownIban, isOwnIbanStated }) {
    if (!ownIban || isNobodysCode(ownIban)) return null;
    const code = bankCodeOf(ownIban);
    const bank = bankOfIban(ownIban);
    const fits = format.bankCodes?.some((wanted) => code?.startsWith(wanted));
    if (fits || bank === format.bank)
      return testifies(0.15, 'format.bankCode', { bankCode: code ?? bank ?? '' });
    if (!isOwnIbanStated) return null;
    const isListed = format.bankCodes !== undefined && code !== null;
    if (format.sharedBy === 'programme' && !isListed) return null;
    if (format.sharedBy === 'family' && !isListed && !isOfOtherFamily(ownIban, format.bank)) return null;
    const isOther = bank !== null || isListed;
    return isOther
      ? contradicts(ofOtherBank, bank ? [{ code: 'format.otherBank', params: { bank } }] : [])
      : null;
  },
];

/** The bank that the own account number names: a family's layout is written by all its members. */
function memberOf({ ownIban, isOwnIbanStated }: RecognitionInput): string | null {
  return ownIban && isOwnIbanStated && !isVagueCode(ownIban) ? bankOfIban(ownIban) : null;
}

interface Judged extends Recognition {
  /** Order among descriptions: all clues and the likeness of the layout, without the limits of the confidence. */
  rank: number;
  /** What speaks for it beside its layout. */
  witnessed: number;
  /** How much of the layout is there, 0 to 1. */
  share: number;
  /** The own account or the name of the file names the bank. */
  isNamed: boolean;
  /** The own account is one of another bank. */
  isDenied: boolean;
}

function judge(format: ExportFormat, input: RecognitionInput, rarity: HeaderRarity): Judged | null {
  const layout = format.header ? headerClue(format, input, rarity) : shapeClue(format, input);
  if (!layout) return null;
  const clues = [
    layout,
    ...witnesses.flatMap((witness) => witness(format, input, (layout.share ?? 1) >= nearlyExact) ?? []),
  ];
  const sum = clues.reduce((total, { weight }) => total + weight, 0);
  const isDenied = clues.some(({ weight }) => weight === ofOtherBank);
  const known = format.sharedBy === 'family' ? certainty.shared : certainty.most;
  const most = isDenied ? certainty.suggestion : known;
  const confidence = Math.max(0, Math.min(most, Number(sum.toFixed(2))));
  const reasons = clues.flatMap((clue) => clue.reasons);
  if (format.sharedBy === 'family') reasons.push({ code: 'format.shared' });
  const { id, country, exportType } = format;
  const bank = (format.sharedBy === 'family' && memberOf(input)) || format.bank;
  const rank = Number((sum + (layout.share ?? 1)).toFixed(2));
  const isExact = layout.share === 1;
  const witnessed = clues.slice(1).reduce((total, { weight }) => total + Math.max(0, weight), 0);
  const match = { id, bank, country, exportType, confidence, reasons };
  const isNamed = reasons.some(({ code }) => code === 'format.bankCode' || code === 'format.fileName');
  return { format, match, rank, isExact, share: layout.share ?? 1, witnessed, isNamed, isDenied };
}

/** The descriptions that may be recognised; the same list where none is switched off: what is counted over it is kept with it. */
export function enabledFormats(
  formats: readonly ExportFormat[],
  disabled: readonly string[] = [],
): readonly ExportFormat[] {
  if (disabled.length === 0) return formats;
  return disabled.includes('*') ? [] : formats.filter((format) => !disabled.includes(format.id));
}

/** The description that fits best, with its confidence and the clues; null below 60 %. */
export function recogniseFormat(
  formats: readonly ExportFormat[],
  input: RecognitionInput,
): Recognition | null {
  const rarity = rarityOver(formats);
  const judged = formats.flatMap((format) => judge(format, input, rarity) ?? []);
  const known = judged.filter(({ match }) => match.confidence >= least);
  const [first, ...others] = known;
  if (!first) return null;
  const best = others.reduce((one, other) => (other.rank > one.rank ? other : one), first);
  if (known.some((other) => isAsGood(other, best)))
    best.match.confidence = Math.min(best.match.confidence, certainty.suggestion);
  return best;
}

/** Headers that differ by no more of their names are alike. */
const alike = 0.06;

/**
 * Another bank writes the same layout, and nothing speaks more for the one: that the other lacks something is no witness, but that the
 * own account is one of another bank.
 */
function isAsGood(other: Judged, best: Judged): boolean {
  if (other.match.bank === best.match.bank) return false;
  if (other.rank === best.rank) return true;
  if (other.isDenied) return false;
  // Of headers that are like this one, and none of them the same, lines above the table that many banks write tell no bank.
  if (!best.isExact && !other.isExact && !best.isNamed && other.share >= best.share - alike) return true;
  const isOpen = other.isExact && best.isExact;
  return isOpen && other.witnessed >= best.witnessed;
}

/** What was recognised, in the light of the accounts that were found in the rows: the bank of another account is a suggestion only. */
export function besideAccounts(
  match: FormatMatch | null,
  format: ExportFormat | null,
  ibans: readonly (string | null)[],
): FormatMatch | null {
  if (!match || match.confidence < trusted || format?.sharedBy === 'programme') return match;
  const other = ibans.find((iban) => iban !== null && isOfOtherFamily(iban, match.bank)) ?? null;
  const bank = other && bankOfIban(other);
  if (!bank) return match;
  const reasons = [...match.reasons, { code: 'format.otherBank', params: { bank } }];
  return { ...match, confidence: certainty.suggestion, reasons };
}
