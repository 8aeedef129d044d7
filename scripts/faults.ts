import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** `npm run faults`: every `*.fault.test.ts`, with the schedule and tables that they print. */
const outcome = spawnSync(join(projectRoot, 'node_modules', '.bin', 'vitest'), ['run', '.fault.test.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
});
process.exit(outcome.status ?? 1);
