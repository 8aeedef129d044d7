import { describe, expect, it } from 'vitest';
import type { ImportSummary } from '../../../../preload/contract';
import { otherOpenImports } from '../../../../renderer/wizard/open-imports';

const one = (id: string, createdAt: string, state: ImportSummary['state'] = 'open', files = 1) =>
  ({ id, createdAt, state, files: Array.from({ length: files }) }) as unknown as ImportSummary;

describe('imports that earlier sessions left', () => {
  it('when several are open, all but the one in hand are listed, the newest first', () => {
    const imports = [
      one('oldest', '2026-01-01'),
      one('in hand', '2026-01-04'),
      one('sent', '2026-01-03', 'uploaded'),
      one('empty', '2026-01-02', 'open', 0),
      one('newest', '2026-01-05'),
    ];
    expect(otherOpenImports(imports, 'in hand').map(({ id }) => id)).toEqual(['newest', 'oldest']);
  });
});
