import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noEvalPlugin } from '../../../../scripts/packages/no-eval-plugin';

const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4', 'core', 'core.js');
const transform = noEvalPlugin().transform as (code: string, id: string) => string | null;

describe('schemas of pages', () => {
  it('do not try whether code may be made of texts', () => {
    expect(transform(readFileSync(core, 'utf8'), core)).toContain('__zod_globalConfig = { jitless: true }');
  });

  it('of a version that begins otherwise are not built in silence', () => {
    expect(() => transform('export const globalConfig = {};', core)).toThrow('zod has no');
  });

  it('are the only ones that are changed', () => {
    expect(transform(readFileSync(core, 'utf8'), '/checkout/main/index.ts')).toBe(null);
  });
});
