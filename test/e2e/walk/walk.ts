import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems } from '../driver/axe';
import { chooseLanguage, until, waitForStore } from '../driver/main-job';
import { launchProgram } from '../driver/program';
import { layoutFaults } from './layout-faults';
import { type Look, look, looks } from './looks';
import { motionFaults } from './motion-faults';
import { paletteGaps } from './palette-gaps';
import { type Stop, Walker } from './walker';

const [plain, ...others] = looks as [Look, ...Look[]];
/** Beside the plain one, in each ordinary run; the others have their turn at other stops. */
const looksByTurns = 2;

/** `KONTOR_LOOKS=all npm test` takes all at each stop; names as `light,200 %` serve while a screen is being mended. */
const chosen = process.env.KONTOR_LOOKS;

/** The looks of a stop, by its place in the walk: the plain one always, and the others by turns where none are chosen. */
function looksOf(place: number): Look[] {
  if (chosen === 'all') return [...looks];
  if (chosen !== undefined) return looks.filter(({ name }) => chosen.split(',').includes(name));
  const turns = Array.from({ length: looksByTurns }, (_, at) => (place * looksByTurns + at) % others.length);
  return [plain, ...others.filter((_, at) => turns.includes(at))];
}

/** One start of the program for all stops of a file, with less motion, as the system may ask for it. */
export function walkerOfFile(): () => Walker {
  let work: string;
  let walker: Walker;
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kontor-walk-'));
    // So that the panel of what an administrator set is there.
    const policy = join(work, 'policy.json');
    writeFileSync(policy, JSON.stringify({ version: 1, logLevel: 'fault' }));
    const program = await launchProgram({ userData: join(work, 'profile'), env: { KONTOR_POLICY: policy } });
    walker = new Walker(program, work);
    await program.window.evaluate('globalThis.__name ??= (f) => f');
    await program.window.emulateMedia({ reducedMotion: 'reduce' });
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    await look(program, plain, null);
  });
  afterAll(async () => {
    await walker.program.quit();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => walker;
}

/** The keyboard is never nowhere: work goes on where it stands. */
async function keyboardIsSomewhere({ page }: Walker): Promise<void> {
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);
  await until('the keyboard is somewhere', isSomewhere, 5_000);
}

/** Once in each language. */
const asksPalette = (next: Look) => next === plain || next.language !== plain.language;

/** All that is wrong in these looks, each with its look. */
async function wrongIn(taken: readonly Look[], walker: Walker, name: string): Promise<string[]> {
  const { program, page } = walker;
  const found: string[] = [];
  let before = plain;
  for (const next of taken) {
    await look(program, next, before);
    before = next;
    await walker.picture(`${name}-${next.name}`);
    const wrong = [
      ...(await axeProblems(page, next.rules === 'all' ? [] : next.rules)),
      ...(await layoutFaults(page)),
      ...(next === plain ? await motionFaults(page) : []),
      ...(asksPalette(next) ? await paletteGaps(page) : []),
    ];
    found.push(...wrong.map((one) => `${next.name}: ${one}`));
  }
  await look(program, plain, before);
  return found;
}

/** A test for each stop, in their order. */
export function walkAll(stops: readonly Stop[], walkerOf: () => Walker): void {
  it.each(stops.map((stop, place) => ({ ...stop, taken: looksOf(place) })))(
    '$name: the keyboard is where work goes on, and nothing is wrong in any look',
    async ({ taken, ...stop }) => {
      const walker = walkerOf();
      await stop.reach(walker);
      await keyboardIsSomewhere(walker);
      const found = await wrongIn(taken, walker, stop.name);
      await stop.leave?.(walker);
      await keyboardIsSomewhere(walker);
      expect(found).toEqual([]);
    },
  );
}
