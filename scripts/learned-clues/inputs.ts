import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFirmRows, wordRows } from '../../main/local-service/analysis/words/lexicon';
import { type HandSet, handSetFolder, handSetNames } from '../../test/check/hand-ledgers';
import { classes } from './classes';

/** What the weights were learned from, as a digest that stands beside them: tables, ledgers with answers, classes. */

function textsOf(set: HandSet): string[] {
  const folder = handSetFolder(set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** SHA-256 in hex. `without`: sets that are left out of what is learned. */
export function digestOfInputs(without: readonly HandSet[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify([classes, wordRows, allFirmRows]));
  for (const set of handSetNames)
    if (!without.includes(set)) for (const text of textsOf(set)) hash.update(text);
  return hash.digest('hex');
}
