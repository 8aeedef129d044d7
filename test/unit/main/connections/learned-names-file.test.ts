import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { learnedNamesIn } from '../../../../main/connections/learned-names-file';
import type { LearnedNames } from '../../../../main/service/requests/learned-names';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-learned-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('spellings that a service taught', () => {
  it('when they were kept, the next start knows them for that connection and for no other', () => {
    const names: LearnedNames = {
      correlationRequestMode: 'header',
      correlationHeaderSeen: 'x-correlation-id',
      idsSpelling: 'IDs',
      pathSpellings: { 'company.foreign-sales': 'alias' },
    };
    learnedNamesIn(join(folder, 'learned-names.json')).write('c1', names);
    const next = learnedNamesIn(join(folder, 'learned-names.json'));
    expect(next.read('c1')).toEqual(names);
    expect(next.read('c2')).toBeUndefined();
  });
});
