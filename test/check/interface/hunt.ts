import type { Mutant } from './mutant';
import { mutants } from './mutants';
import { Tester } from './tester';
import { areas, type startOwn, walk } from './walk';

type Own = Awaited<ReturnType<typeof startOwn>>;

/** Whether nothing fails at the endpoints of a mutant while nothing is broken: only then does a failure mean that it was seen. */
async function soundLabels({ context }: Own): Promise<Set<string>> {
  const tester = new Tester(context.tester.address, context.tester.token);
  const broken = await walk({ ...context, tester }, Object.keys(areas) as Array<Mutant['area']>);
  if (broken.length > 0) throw new Error(`the checks fail of themselves: ${broken.join('; ')}`);
  return new Set(
    [...tester.seen].filter(([, { failures }]) => failures.length === 0).map(([label]) => label),
  );
}

/** Breaks one behaviour, runs the checks of its area, mends it: whether they saw it. */
async function isCaught({ breakable, context }: Own, { area, apply, seenAt }: Mutant): Promise<boolean> {
  const tester = new Tester(context.tester.address, context.tester.token);
  const mend = apply(breakable);
  try {
    const broken = await walk({ ...context, tester }, [area], (label) => seenAt.includes(label));
    const failures = seenAt.reduce((sum, label) => sum + tester.of(label).failures.length, 0);
    return failures > 0 || broken.length > 0;
  } finally {
    mend();
  }
}

/** Every mutant against the checks; `mutants: N of N caught` ends it. */
export async function hunt(own: Own, say: (line: string) => void, chosen = mutants): Promise<boolean> {
  const sound = await soundLabels(own);
  let caught = 0;
  for (const mutant of chosen) {
    const isSeen = mutant.seenAt.every((label) => sound.has(label)) && (await isCaught(own, mutant));
    if (isSeen) caught += 1;
    say(`${isSeen ? 'caught' : 'MISSED'}  ${mutant.name}`);
  }
  say(`mutants: ${caught} of ${chosen.length} caught`);
  return caught === chosen.length;
}
