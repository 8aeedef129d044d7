import { beforeEach, describe, expect, it } from 'vitest';
import { type Sightings, WitnessedClock } from '../../../../main/database-guard/witnessed-clock';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 10);

let kept: Sightings | null;
let now: number;
let runMs: number;

beforeEach(() => {
  kept = null;
  now = start;
  runMs = 0;
});

const keep = (sightings: Sightings) => {
  kept = sightings;
};

/** As after a start of the program. */
function clock(): WitnessedClock {
  const file = { read: () => kept, write: keep };
  return new WitnessedClock(
    file,
    () => now,
    () => runMs,
  );
}

describe('what has surely passed by a clock that anybody can set', () => {
  it('when the computer was off for some days, they have passed', () => {
    clock().passed();
    now += 13 * dayMs;
    expect(clock().passed()).toBe(now);
  });

  it('when the clock is two years ahead for one start, nothing has passed, before and after (SEC-47)', () => {
    clock().passed();
    now += 730 * dayMs;
    const ahead = clock();
    expect(ahead.passed()).toBe(start);
    expect(ahead.isDoubted).toBe(true);
    now = start + 3_600_000;
    const right = clock();
    expect(right.passed()).toBe(now);
    expect(right.isDoubted).toBe(false);
  });

  it('when the clock is set back, what passed before is not deleted either, and it goes on from there', () => {
    clock().passed();
    now -= 400 * dayMs;
    expect(clock().passed()).toBe(now);
    now += dayMs;
    expect(clock().passed()).toBe(now);
  });

  it('when a leap goes on for days, it is still asked about, and nothing has passed but the time that was run for (SEC-47)', () => {
    clock().passed();
    now += 60 * dayMs;
    const running = clock();
    running.passed();
    now += 3 * dayMs;
    runMs += 3 * dayMs;
    expect(running.passed()).toBe(start + 3 * dayMs);
    expect(running.isDoubted).toBe(true);
  });

  it('when a person says that the date is right, it is, and goes on from there', () => {
    clock().passed();
    now += 60 * dayMs;
    const sure = clock();
    sure.passed();
    sure.confirm();
    expect(sure.isDoubted).toBe(false);
    expect(sure.passed()).toBe(now);
    now += dayMs;
    expect(clock().passed()).toBe(now);
  });

  it.each([
    ['near it', -3 * dayMs, false],
    ['long before', -60 * dayMs, true],
    ['long after', 60 * dayMs, true],
  ])(
    'when another witness has seen an instant %s, the clock is doubted: %s ms away → %s',
    (_what, away, isDoubted) => {
      clock().passed();
      now += 60 * dayMs;
      const one = clock();
      one.passed();
      one.vouch(now + away);
      expect(one.isDoubted).toBe(isDoubted);
    },
  );

  it.each([
    ['two days apart', [730, 732, 734]],
    ['there, back and there', [730, 700, 730]],
    ['there and further', [730, 760, 790, 820]],
    ['with a right one between', [730, 0, 730]],
  ])('when wrong readings come again, %s, they are no time that passed (SEC-47)', (_, readings) => {
    clock().passed();
    for (const days of readings) {
      now = start + days * dayMs;
      expect(clock().passed()).toBe(start);
    }
  });

  it('when the program itself runs for weeks without asking, that is time that passed', () => {
    const running = clock();
    running.passed();
    now += 40 * dayMs;
    runMs += 40 * dayMs;
    expect(running.passed()).toBe(now);
  });
});
