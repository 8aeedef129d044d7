import { describe, expect, it } from 'vitest';
import { optionsForAnother, sameHeader } from '../../../../../renderer/import/files/same-header';
import { reading } from '../queue/samples';

const item = (id: string, headerFingerprint: string | null) => ({
  id,
  preview: null,
  reading: headerFingerprint === null ? null : reading({ headerFingerprint }),
});

describe('files of one header', () => {
  it('when a file is mapped, the others with its header are found, not itself and none of another header', () => {
    const one = item('a', 'print');
    const items = [one, item('b', 'print'), item('c', 'other'), item('d', null)];
    expect(sameHeader(items, one).map(({ id }) => id)).toEqual(['b']);
    expect(sameHeader(items, item('d', null))).toEqual([]);
  });

  it('when a choice is passed on, the period of a statement and the pending bookings stay each file its own', () => {
    const chosen = {
      mapping: { amount: [1] },
      includePending: true,
      statementPeriod: { from: '2024-01-01', to: '2024-12-31' },
    };
    const own = { statementPeriod: { from: '2023-01-01', to: '2023-12-31' }, currency: 'CHF' };
    expect(optionsForAnother(chosen, own)).toEqual({
      mapping: { amount: [1] },
      statementPeriod: { from: '2023-01-01', to: '2023-12-31' },
    });
    expect(optionsForAnother(chosen, {})).toEqual({ mapping: { amount: [1] } });
  });
});
