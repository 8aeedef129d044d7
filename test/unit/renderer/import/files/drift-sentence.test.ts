import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../../../renderer/base/language';
import { headerChanges, namesChanged } from '../../../../../renderer/import/files/drift-sentence';

const t: Translate = (key, values) => `${key.replace('import.drift.', '')} ${values?.names ?? ''}`.trim();

describe('a changed header', () => {
  it('is told in one sentence, with what is new, gone and moved (B024)', () => {
    const drift = namesChanged(['Datum', 'Betrag', 'Text'], ['Nr', 'Betrag', 'Datum', 'Text 2']);
    expect(headerChanges(drift, { t, language: 'de' })).toBe(
      'added „Nr“, „Text 2“; missing „Text“; reordered',
    );
  });

  it('is not reordered by a column in front', () => {
    expect(namesChanged(['Datum', 'Betrag'], ['Nr', 'Datum', 'Betrag'])).toEqual({
      added: ['Nr'],
      missing: [],
      renamed: [],
      isReordered: false,
    });
  });

  it('names the old and the new name of a renamed column', () => {
    const drift = {
      added: [],
      missing: [],
      renamed: [{ from: 'Betrag', to: 'Betrag (EUR)' }],
      isReordered: false,
    };
    expect(headerChanges(drift, { t, language: 'en' })).toBe('renamed “Betrag” → “Betrag (EUR)”');
  });
});
