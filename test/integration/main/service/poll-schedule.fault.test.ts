import { describe, expect, it } from 'vitest';
import { pollFigures } from '../../../../main/service/polling/poll-schedule';
import { scripted } from '../../../unit/main/service/scripted-service';

const notYet = { status: 404, json: { type: 'notFound', message: 'no' } };

describe('ten simulated minutes of polling', () => {
  it('when four runs of one connection stay unanswered: at most two polls in any second, growing to 30 s', async () => {
    let chance = 7;
    const random = () => {
      chance = (chance * 16_807) % 2_147_483_647;
      return chance / 2_147_483_647;
    };
    const { client, clock, requests } = scripted(
      ({ path }) => (path.includes('/correlation') ? notYet : { json: { userId: 'u' } }),
      { random },
    );
    const runs = [1, 2, 3, 4].map((run) =>
      client.poll({ key: 'categorization.correlation', userId: `u${run}`, correlationId: `run-${run}` }),
    );
    await clock.advance(600_000);
    const polls = requests
      .filter(({ path }) => path.includes('/correlation'))
      .map(({ path, atMs }) => ({ atMs, run: /run-\d/.exec(path)?.[0] ?? '' }));

    console.log(
      runs
        .map((_run, index) => {
          const name = `run-${index + 1}`;
          const times = polls.filter(({ run }) => run === name).map(({ atMs }) => (atMs / 1000).toFixed(1));
          return `${name} polled ${times.length} times, at seconds: ${times.join(' ')}`;
        })
        .join('\n'),
    );

    const mostInASecond = Math.max(
      ...polls.map(
        ({ atMs: start }) => polls.filter(({ atMs }) => atMs >= start && atMs < start + 1_000).length,
      ),
    );
    console.log(`polls in all: ${polls.length}; most within any second: ${mostInASecond}`);
    expect(mostInASecond).toBeLessThanOrEqual(2);
    for (const [index, run] of runs.entries()) {
      const times = polls.filter(({ run: name }) => name === `run-${index + 1}`).map(({ atMs }) => atMs);
      const gaps = times.slice(1).map((atMs, at) => atMs - (times[at] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(pollFigures.capMs + 2_000);
      expect(gaps.at(-1)).toBeGreaterThan(20_000);
      expect(run.snapshot().state).toBe('noAnswerYet');
    }
  });
});
