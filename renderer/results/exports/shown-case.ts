import type { LocalFigures, Result } from '../../../preload/contract';
import type { ResultBasis } from '../answers/result-basis';
import type { KeyFact } from '../facts/key-facts';
import type { Point } from '../points/evaluate-points';

/** What the screen shows of a customer: the one source of everything that is saved. */
export interface ShownCase {
  results: readonly Result[];
  figures: LocalFigures | null;
  basis: ResultBasis;
  /** Of all bookings; null for several or none. */
  currency: string | null;
  currencyOf: (endpoint: string) => string | null;
  keyFacts: readonly KeyFact[];
  points: readonly Point[];
}
