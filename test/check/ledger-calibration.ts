import { percent } from './ledger-scores';

/** How often a category is right by how sure it calls itself, so that 0.9 means nine in ten. */

export interface Claim {
  confidence: number;
  isRight: boolean;
}

/** Lower ends. */
const steps = [0.97, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0];

/** Share of all claims by which said and right lie apart, weighed by the claims of each step. */
export function calibrationOf(claims: readonly Claim[]): { lines: string[]; apart: number } {
  let apart = 0;
  const lines = steps.flatMap((least, at) => {
    const inStep = claims.filter(
      ({ confidence }) => confidence >= least && (at === 0 || confidence < (steps[at - 1] ?? 2)),
    );
    if (inStep.length === 0) return [];
    const said = inStep.reduce((sum, { confidence }) => sum + confidence, 0) / inStep.length;
    const right = inStep.filter(({ isRight }) => isRight).length / inStep.length;
    apart += (Math.abs(said - right) * inStep.length) / claims.length;
    const shown = `says ${percent(said)}  is right in ${percent(right)}  of ${inStep.length} bookings`;
    return [`  from ${least.toFixed(2)}`.padEnd(41) + shown];
  });
  return { lines, apart };
}
