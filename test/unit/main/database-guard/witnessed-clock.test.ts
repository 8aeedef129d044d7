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
    const ran = (hours: number) => {
      now += hours * 3_600_000;
      runMs += hours * 3_600_000;
    };
    for (let workday = 0; workday < 3; workday++) {
      const running = clock();
      running.passed();
      ran(7.9);
      expect(running.passed()).toBeLessThan(start + dayMs);
      now += 16 * 3_600_000;
    }
    const sure = clock();
    sure.passed();
    expect(sure.isDoubted).toBe(true);
    ran(1);
    expect(sure.passed()).toBe(now);
    expect(sure.isDoubted).toBe(false);
  });

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

  it('when the clock leaves the line of its jump, what ran before counts no more', () => {
    clock().passed();
    now += 730 * dayMs;
    const running = clock();
    running.passed();
    for (const leap of [0, 40 * dayMs]) {
      now += leap + 20 * 3_600_000;
      runMs += 20 * 3_600_000;
      running.passed();
      expect(running.isDoubted).toBe(true);
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
