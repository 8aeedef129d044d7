import { boxes } from '../../main/local-service/analysis/words/likeness';

/** A linear model, learned by steps that grow smaller for what was seen often (AdaGrad). */

export interface Example {
  boxes: readonly number[];
  category: string;
  /** How much it counts. */
  weight: number;
}

const rounds = 4;
const step = 0.3;
const decay = 1e-5;

/** Order of a round: always the same for the same number of examples. */
function shuffled(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = 48_271 + round;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Probabilities in place of sums. */
function softened(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = Math.exp((sums[at] ?? 0) - most);
    all += sums[at] ?? 0;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / all;
}

/** Weights by box and class, in the order of `classes`. */
export function train(examples: readonly Example[], classes: readonly string[]): Float32Array {
  const width = classes.length;
  const weights = new Float32Array(boxes * width);
  const seen = new Float32Array(boxes * width).fill(1e-3);
  const sums = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1) {
    for (const number of shuffled(examples.length, round)) {
      const example = examples[number];
      if (!example || example.boxes.length === 0) continue;
      const scale = 1 / Math.sqrt(example.boxes.length);
      sums.fill(0);
      for (const box of example.boxes)
        for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (weights[box * width + at] ?? 0);
      for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) * scale;
      softened(sums);
      const right = classes.indexOf(example.category);
      sums[right] = (sums[right] ?? 0) - 1;
      for (let at = 0; at < width; at += 1) {
        const slope = (sums[at] ?? 0) * example.weight * scale;
        for (const box of example.boxes) {
          const slot = box * width + at;
          seen[slot] = (seen[slot] ?? 0) + slope * slope;
          weights[slot] = (weights[slot] ?? 0) * (1 - decay) - (step * slope) / Math.sqrt(seen[slot] ?? 1);
        }
      }
    }
  }
  return weights;
}

/** Largest step of a weight in four bits. */
const largest = 7;
const kept = 0.995;

/** Four bits a weight; the few largest are cut. */
export function packed(weights: Float32Array): { bytes: Buffer; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const scale = (sizes[Math.floor(kept * (sizes.length - 1))] ?? 1) / largest || 1;
  const coded = (weight = 0) => Math.max(-largest, Math.min(largest, Math.round(weight / scale))) + 8;
  const bytes = Buffer.alloc(Math.ceil(weights.length / 2));
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = (coded(weights[at * 2]) << 4) | coded(weights[at * 2 + 1]);
  return { bytes, scale };
}
