import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../../../../../main/local-service/analysis/tables/category-tree';
import { boxes } from '../../../../../../main/local-service/analysis/words/likeness';
import {
  likenessClasses,
  likenessWeights,
} from '../../../../../../main/local-service/analysis/words/likeness-weights';
import { classes } from '../../../../../../scripts/learned-clues/classes';
import { digestOfInputs } from '../../../../../../scripts/learned-clues/inputs';

const written = 'main/local-service/analysis/words/likeness-weights.ts';

describe('the table of what was learned', () => {
  it('is as the script wrote it, and small', () => {
    const bytes = inflateRawSync(Buffer.from(likenessWeights, 'base64'));
    expect(bytes).toHaveLength((boxes * likenessClasses.length) / 2);
    expect(readFileSync(written, 'utf8')).toContain(createHash('sha256').update(bytes).digest('hex'));
    expect(likenessWeights.length).toBeLessThan(200_000);
  });

  it('tells categories of the tree apart, those of the script', () => {
    expect(likenessClasses).toEqual(classes);
    expect(likenessClasses.map((id) => categoryOf(id).id)).toEqual([...classes]);
  });

  it('was learned from the tables and ledgers as they are; if not: npm run learn:clues', () => {
    expect(readFileSync(written, 'utf8')).toContain(digestOfInputs());
  });
});
