import { describe, expect, it } from 'vitest';
import { afterSuccess, startSizing } from '../../../../../main/upload/decisions/batch-size-policy';
import { TimeLeft } from '../../../../../main/upload/decisions/time-left';

const rows = 50_000;

/** How long the service takes for a call of so many rows, when so many are there already; milliseconds. */
type Service = (size: number, done: number, call: number) => number;

/** Numbers from 0 to 1, the same each time. */
const wobble = (call: number) => ((call * 48_271) % 97) / 97;

const services: Record<string, Service> = {
  'takes its time per row': (size) => size * 0.8,
  'takes its time per call': (size) => 600 + size * 0.05,
  'is uneven': (size, _done, call) => (200 + size * 0.5) * (0.6 + 0.8 * wobble(call)),
  'becomes slower the more it holds': (size, done) => 100 + size * (0.5 + (0.4 * done) / rows),
  'is far away': (size) => 1_500 + size * 0.1,
};

/** Walks the upload; answers what was promised when that share was done, and what it was in the end; seconds. */
function walk(service: Service, share: number, start = startSizing(null)): { promised: number; was: number } {
  const timeLeft = new TimeLeft(0, 0);
  let [nowMs, done, sizing] = [0, 0, start];
  let promised: { atMs: number; seconds: number } | null = null;
  for (let call = 0; done < rows; call += 1) {
    const size = Math.min(sizing.size, rows - done);
    nowMs += service(size, done, call);
    done += size;
    sizing = afterSuccess(sizing, size);
    timeLeft.note(nowMs, done);
    const seconds = timeLeft.secondsLeft(nowMs, rows);
    if (!promised && done >= rows * share && seconds !== null) promised = { atMs: nowMs, seconds };
  }
  if (!promised) throw new Error('nothing was promised');
  return { promised: promised.seconds, was: (nowMs - promised.atMs) / 1_000 };
}

describe('the time that an upload will take', () => {
  it.each(Object.keys(services).flatMap((name) => [0.2, 0.5, 0.8].map((share) => ({ name, share }))))(
    'when the service $name and a share of $share is done, is told with an error under 25 %',
    ({ name, share }) => {
      const { promised, was } = walk(services[name] as Service, share);
      expect(Math.abs(promised - was) / was).toBeLessThan(0.25);
    },
  );

  it('when two calls are under way at once, is told with an error under 25 % after a fifth', () => {
    for (const takes of [(size: number) => 600 + size * 0.3, (size: number) => 40 + size * 0.8]) {
      const timeLeft = new TimeLeft(0, 0);
      let sizing = startSizing(null);
      let [done, begun, told] = [0, 0, null as { atMs: number; seconds: number } | null];
      const lanes: { endsMs: number; size: number }[] = [];
      let nowMs = 0;
      while (done < rows) {
        // One at first, two once a few were answered.
        const wanted = done < 700 ? 1 : 2;
        for (; lanes.length < wanted && begun < rows; begun += lanes.at(-1)?.size ?? 0)
          lanes.push({
            endsMs: nowMs + takes(Math.min(sizing.size, rows - begun)),
            size: Math.min(sizing.size, rows - begun),
          });
        lanes.sort((a, b) => a.endsMs - b.endsMs);
        const ended = lanes.shift();
        nowMs = ended?.endsMs ?? nowMs;
        done += ended?.size ?? 0;
        sizing = afterSuccess(sizing, ended?.size ?? 0);
        timeLeft.note(nowMs, done);
        const seconds = timeLeft.secondsLeft(nowMs, rows);
        if (!told && done >= rows / 5 && seconds !== null) told = { atMs: nowMs, seconds };
      }
      const was = (nowMs - (told?.atMs ?? 0)) / 1_000;
      expect(Math.abs((told?.seconds ?? 0) - was) / was).toBeLessThan(0.25);
    }
  });

  it('when some were found to be there already, that does not count as speed', () => {
    const timeLeft = new TimeLeft(0, 0);
    timeLeft.adopt(5_000);
    for (let call = 1; call <= 10; call += 1) timeLeft.note(call * 1_000, 5_000 + call * 100);
    expect(timeLeft.secondsLeft(10_000, 7_000)).toBe(10);
  });

  it('when it goes on after a rest, the rest does not count', () => {
    const timeLeft = new TimeLeft(0, 0);
    for (let call = 1; call <= 10; call += 1) timeLeft.note(call * 1_000, call * 100);
    timeLeft.skip(3_600_000);
    timeLeft.note(3_611_000, 1_100);
    expect(timeLeft.secondsLeft(3_611_000, 2_100)).toBe(10);
  });

  it('when there was one call only, is not told', () => {
    const timeLeft = new TimeLeft(0, 0);
    expect(timeLeft.secondsLeft(100, 500)).toBeNull();
    timeLeft.note(1_000, 100);
    expect(timeLeft.secondsLeft(1_000, 500)).toBeNull();
  });

  it('while a call is under way, becomes shorter, and never less than nothing', () => {
    const timeLeft = new TimeLeft(0, 0);
    for (let call = 1; call <= 4; call += 1) timeLeft.note(call * 10_000, call * 100);
    expect(timeLeft.secondsLeft(43_000, 600)).toBe(17);
    expect(timeLeft.secondsLeft(90_000, 600)).toBe(0);
  });
});
