import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { licenceFaults } from './packages/licences';
import { shippedPackages } from './packages/shipped-packages';
import { projectRoot } from './project-root';
import { codeBanFaults } from './rules/code-bans';
import { folderFaults } from './rules/folder-rules';
import { glossaryFaults } from './rules/glossary-rules';
import { importFaults } from './rules/house-rules';
import { importGraph } from './rules/import-graph';
import { sizeFaults } from './rules/size-rules';

/** `npm run lint`: what must be clean before anything lands. */
const steps: { what: string; command: string; args: string[] }[] = [
  { what: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  // Each with the globals of its own place only; what is shared (contract, engine) must hold in all of them.
  { what: 'types of main, without a page', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.main.json'] },
  { what: 'types of the window', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.window.json'] },
  {
    what: 'types of the worker, without a page',
    command: 'tsc',
    args: ['--noEmit', '-p', 'tsconfig.worker.json'],
  },
  {
    what: 'rules, folder boundaries, formatting',
    command: 'biome',
    args: ['check', '--error-on-warnings', '.'],
  },
  { what: 'dead code', command: 'knip', args: ['--no-progress'] },
  {
    // What tests alone keep alive is dead too.
    what: 'dead code of the product',
    command: 'knip',
    args: ['--no-progress', '--production', '-c', 'knip.product.json', '--include', 'files,exports,types'],
  },
];

let isClean = true;
for (const { what, command, args } of steps) {
  const startedAt = Date.now();
  const outcome = spawnSync(join(projectRoot, 'node_modules', '.bin', command), args, {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const isStepClean = outcome.status === 0;
  isClean &&= isStepClean;
  console.log(
    `${isStepClean ? 'clean' : 'NOT CLEAN'}: ${what} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}
const checks: [string, () => string[]][] = [
  ['which way imports run', () => importFaults(importGraph())],
  ['sizes of files', sizeFaults],
  ['folders and their guides', folderFaults],
  ['words of the glossary', glossaryFaults],
  ['bans', codeBanFaults],
  ['licences of what ships', () => licenceFaults(shippedPackages())],
];
for (const [what, find] of checks) {
  const faults = find();
  for (const fault of faults) console.error(fault);
  isClean &&= faults.length === 0;
  console.log(`${faults.length === 0 ? 'clean' : 'NOT CLEAN'}: ${what}`);
}
process.exit(isClean ? 0 : 1);
