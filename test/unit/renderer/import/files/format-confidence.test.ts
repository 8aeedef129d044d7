import { describe, expect, it } from 'vitest';
import { shownConfidence } from '../../../../../renderer/import/files/format-confidence';
import { readPath } from '../../../../check/read-file';

describe('how sure a file is said to be', () => {
  it('when rows are read for certain but many banks share the layout, the share is that of the bank (issue 10, point 8)', () => {
    expect(shownConfidence({ confidence: 0.9 }, 0.99)).toBe(0.9);
    expect(shownConfidence({ confidence: 0.97 }, 0.5)).toBe(0.5);
    expect(shownConfidence({ confidence: 0.97 }, undefined)).toBe(0.97);
  });

  it.each(['de-volksbank-atruvia', 'de-volksbank-fiducia', 'de-sparkasse-camt-v2'])(
    'when %s is read, the family of banks is named with 90 % at most',
    async (name) => {
      const { format, certainty } = (
        await readPath(`test/fixtures/formats/${name.split('-')[0]}/${name}.csv`)
      ).reading;
      expect(format?.bank).toMatch(/^(Volksbank|Sparkasse)/);
      expect(shownConfidence(format ?? { confidence: 1 }, certainty?.value)).toBeLessThanOrEqual(0.9);
    },
  );
});
