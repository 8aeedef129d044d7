import { setImmediate } from 'node:timers/promises';

/** Work that may rest after each of its steps; what it returns is its outcome. */
export type Stepwise<Outcome> = Generator<undefined, Outcome>;

/** Others are answered at least this often while such work goes on. */
const sliceMs = 25;
const rowsPerStep = 2_048;

/** Whether work over rows may rest after so many of them. */
export function isStep(rows: number): boolean {
  return rows % rowsPerStep === 0;
}

/** All of it at once. */
export function finished<Outcome>(work: Stepwise<Outcome>): Outcome {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Slice by slice: whoever asks for something else meanwhile is answered, and what the work looks at may change under it. */
export async function inSlices<Outcome>(work: Stepwise<Outcome>): Promise<Outcome> {
  for (let sliceEnd = performance.now() + sliceMs; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() <= sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + sliceMs;
  }
}

/** So often it begins anew when something was changed under it; then nobody comes in between. */
const mostRounds = 3;

/** Slice by slice, of a state that does not change: begins anew where it did. @param stateNow grows with every change */
export async function ofOneState<Outcome>(
  stateNow: () => number,
  begin: () => Stepwise<Outcome>,
): Promise<Outcome> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const before = stateNow();
    try {
      const outcome = await inSlices(begin());
      if (stateNow() === before) return outcome;
    } catch (cause) {
      // What is gone meanwhile is no fault.
      if (stateNow() === before) throw cause;
    }
  }
  return finished(begin());
}
