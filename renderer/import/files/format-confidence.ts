import type { FormatMatch, ReadingDigest } from '../../../preload/contract';
import { isStandard } from './standard-kinds';

/** Feature 7: what is recognised with less is a guess that a person looks at, and is shown as one. */
const sureConfidence = 0.8;

export function isSure(format: Pick<FormatMatch, 'confidence'>): boolean {
  return format.confidence >= sureConfidence;
}

/** How sure a file is said to be: no surer than its bank is known, nor than its rows are read. Shares of one. */
export function shownConfidence(
  format: Pick<FormatMatch, 'confidence'>,
  certainty: number | null | undefined,
): number {
  return Math.min(format.confidence, certainty ?? 1);
}

/** Known by its standard, or as the export of a bank with enough certainty to be used without a look. */
export function isRecognised({ kind, format }: Pick<ReadingDigest, 'kind' | 'format'>): boolean {
  return format === null ? isStandard({ kind }) : isSure(format);
}
