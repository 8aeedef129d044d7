import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { isHandSet } from '../../test/check/hand-ledgers';
import { classes } from './classes';
import { allExamples } from './examples';
import { digestOfInputs } from './inputs';
import { packed, train } from './train';

/** npm run learn:clues [-- --without SET,SET] : learns, and writes the table that the engine reads. */

const target = new URL('../../main/local-service/analysis/words/likeness-weights.ts', import.meta.url);

function main(argv: readonly string[]): void {
  const at = argv.indexOf('--without');
  const without = (at < 0 ? '' : (argv[at + 1] ?? '')).split(',').filter(isHandSet);
  const examples = allExamples(without);
  const { bytes, scale } = packed(train(examples, classes));
  const list = classes.map((name) => `'${name}'`).join(',');
  writeFileSync(
    target,
    `/** Written by \`npm run learn:clues\`; what it is stands in scripts/learned-clues. */
// biome-ignore format: no hand writes it
export const likenessClasses: readonly string[] = [${list}];
export const likenessScale = ${scale};
/**
 * Packed. SHA-256 of the tables and ledgers it was learned from (scripts/learned-clues/inputs.ts): ${digestOfInputs(without)}
 * and of what it holds: ${createHash('sha256').update(bytes).digest('hex')}
 */
// biome-ignore format: no hand writes it
export const likenessWeights = '${deflateRawSync(bytes, { level: 9 }).toString('base64')}';
`,
  );
  process.stdout.write(`${examples.length} examples learned\n`);
}

main(process.argv.slice(2));
