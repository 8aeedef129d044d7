import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from '../../test/mutants/mutant';
import { projectRoot } from '../project-root';
import { filesOfTree } from './tree-copy';

const place = join(projectRoot, 'node_modules', '.cache', 'kontor-mutants.json');

/** Rows that were caught in this very tree: a command that was ended, or had no more time, goes on where it was. */
export class KeptOutcomes {
  readonly #tree = hashOfTree();
  readonly #caught: Set<string>;

  /** @param isAnew nothing that was caught before counts */
  constructor(isAnew: boolean) {
    const kept = isAnew || !existsSync(place) ? null : JSON.parse(readFileSync(place, 'utf8'));
    this.#caught = new Set(kept?.tree === this.#tree ? kept.caught : []);
  }

  wasCaught(mutant: Mutant): boolean {
    return this.#caught.has(nameOf(mutant));
  }

  note(mutant: Mutant): void {
    this.#caught.add(nameOf(mutant));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify({ tree: this.#tree, caught: [...this.#caught] }));
  }
}

const nameOf = (mutant: Mutant) => createHash('sha256').update(JSON.stringify(mutant)).digest('hex');

/** Over every file of the checkout as it stands. */
function hashOfTree(): string {
  const hash = createHash('sha256');
  for (const file of filesOfTree()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
