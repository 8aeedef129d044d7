import { buildWorkers } from '../../scripts/built-workers';

/** Before the first test of a run: what tests start in threads and processes is bundled once, not in each of them. */
export default () =>
  buildWorkers({
    'killed-program': 'test/integration/main/upload/killed-program.ts',
    'killed-staging': 'test/integration/main/store/killed-staging.ts',
  });
