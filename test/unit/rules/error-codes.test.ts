import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainErrorCodes } from '../../../preload/contract';

/** Codes that main throws or answers with, as they stand in its sources. */
function codesInMain(): Set<string> {
  const codes = new Set<string>();
  for (const entry of readdirSync('main', { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.parentPath.includes('local-service'))
      continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of text.matchAll(/KontorError\(\s*'([\w.]+)'/g)) codes.add(match[1] as string);
    for (const match of text.matchAll(/\bcode: '((?:[a-z]\w*\.)[\w.]+)'/g)) codes.add(match[1] as string);
  }
  return codes;
}

describe('error codes', () => {
  it('when main names a code, the contract knows it, so that the languages must have its sentence', () => {
    const known = new Set<string>(mainErrorCodes);
    const codes = codesInMain();
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes].filter((code) => !known.has(code) && !code.startsWith('service.')).sort()).toEqual([]);
  });
});
