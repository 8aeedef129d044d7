import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hunt } from '../../../check/interface/hunt';
import type { Mutant } from '../../../check/interface/mutant';
import { mutants } from '../../../check/interface/mutants';
import { areas, startOwn, tell, walk } from '../../../check/interface/walk';
import { endpointCount } from '../../../unit/main/service/interface-text';

let own: Awaited<ReturnType<typeof startOwn>>;
beforeAll(async () => {
  own = await startOwn();
}, 120_000);
afterAll(() => own.service.stop());

/** The short form of `npm run check:interface`; `-- --mutants` breaks all of them. */
describe('every endpoint of interface.md', () => {
  it('answers in its shape, has its effect, gives the figures worked out by hand, and refuses what it must', async () => {
    const broken = await walk(own.context, Object.keys(areas) as Array<Mutant['area']>);
    const { lines, good, wanted } = tell(own.context);
    expect([...broken, ...lines.filter((line) => line.includes('NOT OK'))]).toEqual([]);
    // All of the text, and /auth.
    const count = endpointCount + 1;
    expect([good, wanted]).toEqual([count, count]);
  }, 120_000);

  it('is checked so that a broken one is seen: one mutant of each area', async () => {
    const chosen = (Object.keys(areas) as Array<Mutant['area']>).flatMap(
      (area) => mutants.find((mutant) => mutant.area === area) ?? [],
    );
    expect([chosen.length, mutants.length >= 60]).toEqual([8, true]);
    const said: string[] = [];
    expect(await hunt(own, (line) => said.push(line), chosen), said.join('\n')).toBe(true);
  }, 180_000);
});
