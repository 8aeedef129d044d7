import { buildWorkers } from '../../scripts/built-workers';

/** Which process has built them: two projects of a run ask for them, each with modules of its own. */
const builtBy = 'KONTOR_WORKERS_BUILT_BY';

/** Before the first test of a run: what tests start in threads and processes is bundled once, not in each of them. */
export default async () => {
  const self = String(process.pid);
  if (process.env[builtBy] === self) return null;
  const remove = await buildWorkers({
    'killed-program': 'test/integration/main/upload/killed-program.ts',
    'killed-staging': 'test/integration/main/store/killed-staging.ts',
  });
  process.env[builtBy] = self;
  return () => {
    delete process.env[builtBy];
    remove();
  };
};
