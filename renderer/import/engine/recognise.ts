import type { FormatMatch, Reason } from '../../../preload/contract/reading';
import type { ExportFormat } from '../formats/format';
import type { ColumnProfile } from './column-profile';
import { headerKey } from './header-terms';
import { bankCodeOf } from './identifiers';
import { isPlaceholder } from './word-lists';

export interface RecognitionInput {
  headers: readonly string[];
  profiles: readonly ColumnProfile[];
  fileName: string;
  ownIban: string | null;
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
}

interface HeaderLikeness {
  matched: number;
  of: number;
  isOrdered: boolean;
  score: number;
}

const keysOf = new WeakMap<readonly string[], string[]>();

function keys(header: readonly string[]): string[] {
  let known = keysOf.get(header);
  if (!known) {
    known = header.map(headerKey);
    while (known.length > 0 && known[known.length - 1] === '') known.pop();
    keysOf.set(header, known);
  }
  return known;
}

function compareHeaders(
  expected: readonly string[],
  actual: readonly string[],
  hasChosenColumns: boolean,
): HeaderLikeness {
  const left = [...actual];
  let matched = 0;
  for (const key of expected) {
    const at = left.indexOf(key);
    if (at < 0) continue;
    matched++;
    left.splice(at, 1);
  }
  const isOrdered = expected.length === actual.length && expected.every((key, at) => key === actual[at]);
  const ofExpected = matched / Math.max(1, expected.length);
  const ofActual = matched / Math.max(1, actual.length);
  const score = isOrdered ? 0.97 : hasChosenColumns ? 0.9 * ofActual : 0.5 * ofExpected + 0.42 * ofActual;
  return { matched, of: expected.length, isOrdered, score };
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

function judge(format: ExportFormat, input: RecognitionInput): FormatMatch | null {
  const reasons: Reason[] = [];
  let confidence = 0;
  let isOrdered = false;
  if (format.header) {
    const actual = keys(input.headers);
    if (actual.length === 0) return null;
    const likeness = [format.header, ...(format.otherHeaders ?? [])]
      .map((header) => compareHeaders(keys(header), actual, format.hasChosenColumns ?? false))
      .sort((a, b) => b.score - a.score)[0];
    if (!likeness || likeness.score < 0.6 || likeness.matched < Math.min(3, likeness.of)) return null;
    confidence = likeness.score;
    reasons.push({ code: 'format.header', params: { matched: likeness.matched, of: likeness.of } });
    isOrdered = likeness.isOrdered;
    if (isOrdered) reasons.push({ code: 'format.order' });
  } else {
    if (input.headers.length > 0 || !fitsShape(format, input.profiles)) return null;
    confidence = 0.75;
    reasons.push({ code: 'format.content' });
  }
  if (format.hasSeveralTables === true && input.tables < 2) confidence -= 0.05;
  if (format.hasSeveralTables === true && input.tables > 1) confidence += 0.02;
  if (format.cells?.test(input.sample)) {
    confidence += 0.15;
    reasons.push({ code: 'format.content' });
  }
  if (format.fileName?.test(input.fileName)) {
    confidence += 0.1;
    reasons.push({ code: 'format.fileName', params: { name: input.fileName } });
  }
  const bankCode = input.ownIban ? bankCodeOf(input.ownIban) : null;
  if (format.bankCodes && bankCode) {
    const fits = format.bankCodes.some((code) => bankCode.startsWith(code));
    confidence += fits ? 0.1 : -0.1;
    if (fits) reasons.push({ code: 'format.bankCode', params: { bankCode } });
  }
  if (format.preamble) {
    const found = format.preamble.exec(input.preamble)?.[0];
    if (found) {
      confidence += 0.08;
      reasons.push({ code: 'format.preamble', params: { text: found.slice(0, 80) } });
    } else confidence -= 0.05;
  }
  const isHeaderOnly = reasons.every(({ code }) => code === 'format.header' || code === 'format.order');
  // Of those that all write it, the order of the columns still tells.
  if (format.hasCommonHeader === true && isHeaderOnly)
    confidence = Math.min(confidence, isOrdered ? 0.7 : 0.69);
  return {
    id: format.id,
    bank: format.bank,
    country: format.country,
    exportType: format.exportType,
    confidence: Math.max(0, Math.min(0.99, Number(confidence.toFixed(2)))),
    reasons,
  };
}

/** The description that fits best, with its confidence and the clues; null below 60 %. */
export function recogniseFormat(
  formats: readonly ExportFormat[],
  input: RecognitionInput,
): Recognition | null {
  let best: Recognition | null = null;
  for (const format of formats) {
    const match = judge(format, input);
    if (match && match.confidence >= 0.6 && (!best || match.confidence > best.match.confidence))
      best = { format, match };
  }
  return best;
}
