import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../build';
import { findElectron } from '../electron-runtime';
import { projectRoot } from '../project-root';
import { writeLegalFiles } from './legal-files';
import { checkReleaseOptions, releaseArguments, requireDeclaredRuntime } from './release-options';

/**
 * `npm run release -- --homepage https://… --maintainer "Name <address>"`: all packages of the system that this runs on, unsigned
 * unless the system's own signing is set up (docs/releasing.md). Nothing is published.
 */
async function release(): Promise<void> {
  const { values } = parseArgs({ options: { homepage: { type: 'string' }, maintainer: { type: 'string' } } });
  const options = checkReleaseOptions(values);
  const runtime = findElectron();
  requireDeclaredRuntime(runtime);
  await buildProgram();
  if (writeLegalFiles(runtime.version).length > 0) throw new Error('A licence is not allowed.');
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules', 'electron-builder', 'cli.js'),
      '--publish',
      'never',
      ...releaseArguments(options),
    ],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('electron-builder failed.');
}

release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
