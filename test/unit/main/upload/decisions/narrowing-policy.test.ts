import { describe, expect, it } from 'vitest';
import {
  mostRefusedInARow,
  Narrowing,
  rowNamedIn,
} from '../../../../../main/upload/decisions/narrowing-policy';
import fc from '../../../../property';

/** Sends `total` rows in batches of `size` to a service that refuses a batch with a bad row in it. */
function send(
  total: number,
  size: number,
  bad: ReadonlySet<number>,
  hintOf: (batch: number[]) => number | null,
) {
  const narrowing = new Narrowing();
  const accepted: number[] = [];
  const refused: number[] = [];
  let [at, calls, tooLarge] = [0, 0, false];
  while (at < total) {
    if (narrowing.isHopeless) return { accepted, refused, calls, tooLarge, isHopeless: true };
    const rows = Math.min(narrowing.limit(size), total - at);
    const batch = Array.from({ length: rows }, (_, index) => at + index);
    calls += 1;
    if (batch.some((row) => bad.has(row))) {
      if (narrowing.refused({ rows, hint: hintOf(batch), isAboutSize: calls % 7 === 0 })) {
        refused.push(at);
        at += 1;
      }
      continue;
    }
    tooLarge = narrowing.accepted(rows) || tooLarge;
    accepted.push(...batch);
    at += rows;
  }
  return { accepted, refused, calls, tooLarge, isHopeless: false };
}

describe('narrowing down a refused batch', () => {
  it('finds exactly the rows that are refused, whatever the hints say, and never takes the batch for too large', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 120 }),
        fc.uniqueArray(fc.nat({ max: 299 }), { maxLength: 6 }),
        fc.array(fc.option(fc.integer({ min: -2, max: 200 })), { minLength: 1, maxLength: 5 }),
        (total, size, drawn, hints) => {
          const bad = new Set(drawn.filter((row) => row < total));
          let asked = 0;
          const hintOf = () => hints[asked++ % hints.length] ?? null;
          const { accepted, refused, tooLarge } = send(total, size, bad, hintOf);
          expect(refused).toEqual(Array.from(bad).sort((a, b) => a - b));
          expect(accepted.length + refused.length).toBe(total);
          expect(tooLarge).toBe(false);
        },
      ),
    );
  });

  it('when three rows of a thousand are bad, takes some forty calls, and a handful with the right hints', () => {
    const bad = new Set([100, 500, 999]);
    expect(send(1_000, 1_000, bad, () => null).calls).toBeLessThanOrEqual(3 * 12 + 4);
    const named = (batch: number[]) => batch.findIndex((row) => bad.has(row));
    expect(send(1_000, 1_000, bad, named).calls).toBeLessThanOrEqual(10);
  });

  it('when a batch goes through in parts, it was too large', () => {
    const narrowing = new Narrowing();
    narrowing.refused({ rows: 200, hint: null, isAboutSize: true });
    expect(narrowing.accepted(narrowing.limit(200))).toBe(false);
    expect(narrowing.accepted(narrowing.limit(200))).toBe(true);
    expect(narrowing.limit(200)).toBe(200);
  });

  it('when everything is refused, gives up after a few rows', () => {
    const all = new Set(Array.from({ length: 1_600 }, (_, row) => row));
    const { refused, calls, isHopeless } = send(1_600, 800, all, () => null);
    expect(isHopeless).toBe(true);
    expect(refused.length).toBe(mostRefusedInARow);
    expect(calls).toBeLessThan(220);
  });

  it.each([
    ['body.3.purpose: Too big: expected string to have <=10000 characters', 3],
    ['transactions[731].amount must be a number', 731],
    ['/12/bookingDate is not valid', 12],
    ['$[0].currency', 0],
    ['invalid value at index 7', 7],
    ['The batch size is too large: at most 500 transactions in one request', null],
    ['validation failed', null],
  ])('in "%s" sees row %s', (message, row) => {
    expect(rowNamedIn(message)).toBe(row);
  });
});
