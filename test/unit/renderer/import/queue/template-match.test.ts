import { describe, expect, it } from 'vitest';
import { matchTemplate, rememberedOptions } from '../../../../../renderer/import/queue/template-match';
import { reading, template } from './samples';

describe('a saved mapping', () => {
  it('fits a file with the same header exactly, the newest of several (B024)', () => {
    const older = template({ id: 'old', createdAt: '2025-01-01T00:00:00Z' });
    const match = matchTemplate([older, template()], reading());
    expect(match).toMatchObject({ kind: 'exact', template: { id: 't1' } });
    expect(match?.options.template).toEqual({ name: 'Bank A', header: ['Datum', 'Betrag', 'Text', 'Name'] });
  });

  it('is only offered when the header has an extra column in front (B024)', () => {
    const changed = reading({ headerFingerprint: 'other' });
    const columns = [{ ...changed.columns[0], header: 'Nr.' }, ...changed.columns] as typeof changed.columns;
    expect(matchTemplate([template()], { ...changed, columns })?.kind).toBe('similar');
  });

  it('is not offered for a header that shares a name or two', () => {
    const other = reading({ headerFingerprint: 'other' });
    const columns = other.columns.map((column, at) => (at < 2 ? column : { ...column, header: `X${at}` }));
    expect(matchTemplate([template()], { ...other, columns })).toBeNull();
  });

  it('is not used when what was stored is not a set of choices', () => {
    expect(matchTemplate([template({ options: { mapping: 'everything' } })], reading())).toBeNull();
  });

  it('remembers no period of a single statement', () => {
    expect(
      rememberedOptions({
        dateOrder: 'DMY',
        statementPeriod: { from: '2024-01-01', to: '2024-12-31' },
        includePending: true,
      }),
    ).toEqual({ dateOrder: 'DMY' });
  });
});
