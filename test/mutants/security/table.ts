import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/project-root';
import type { MutantTable } from '../mutant';
import { fileMutants } from './files-and-packages';
import { keyMutants } from './keys-and-logs';
import { pageMutants } from './page';

const checklist = readFileSync(join(projectRoot, 'test', 'fixtures', 'security.md'), 'utf8');

export const securityMutants: MutantTable = {
  lines: [...checklist.matchAll(/^\| (\d+) \|/gm)].map((match) => Number(match[1])),
  mutants: [...pageMutants, ...keyMutants, ...fileMutants],
  untestable: [
    {
      line: 33,
      why: 'that a changed byte stops the start shows on macOS and Windows only; here its fuse is held',
    },
    { line: 35, why: 'signatures need the certificates of a publisher; here the entitlements are held' },
  ],
};
