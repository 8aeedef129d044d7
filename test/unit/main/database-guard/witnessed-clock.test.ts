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

  it('when a leap goes on for a day, it was no error', () => {
    clock().passed();
    now += 60 * dayMs;
    expect(clock().passed()).toBe(start);
    now += dayMs / 2;
    expect(clock().passed()).toBe(start);
    now += dayMs / 2;
    const sure = clock();
    expect(sure.passed()).toBe(now);
    expect(sure.isDoubted).toBe(false);
  });

  it('when the program itself runs for weeks without asking, that is time that passed', () => {
    const running = clock();
    running.passed();
    now += 40 * dayMs;
    runMs += 40 * dayMs;
    expect(running.passed()).toBe(now);
  });
});
