import type { FormatMatch } from '../../preload/contract';

/** Feature 7: what is recognised with less is a guess that a person looks at, and is shown as one. */
const sureConfidence = 0.8;

export function isSure(format: Pick<FormatMatch, 'confidence'>): boolean {
  return format.confidence >= sureConfidence;
}
