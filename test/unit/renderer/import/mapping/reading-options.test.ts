import { describe, expect, it } from 'vitest';
import { parseEncodingLabel } from '../../../../../renderer/import/engine/bytes/encoding-names';
import {
  changesColumns,
  offeredEncodings,
  settingText,
  withSampledEncoding,
  withSetting,
} from '../../../../../renderer/import/mapping/reading-options';
import { readWhole } from '../../../../check/read-file';

describe('how a file is read', () => {
  it('is left to the program again when a setting is emptied', () => {
    expect(withSetting({ encoding: 'windows-1252', dateOrder: 'DMY' }, 'encoding', '')).toEqual({
      dateOrder: 'DMY',
    });
  });

  it('takes a header line as a number, 0 for none, and nothing else', () => {
    expect(withSetting({}, 'headerRow', '0')).toEqual({ headerRow: 0 });
    expect(withSetting({}, 'headerRow', '12')).toEqual({ headerRow: 12 });
    expect(withSetting({}, 'headerRow', 'x')).toBeNull();
  });

  it('waits until a currency is one', () => {
    expect(withSetting({}, 'currency', 'EU')).toBeNull();
    expect(withSetting({}, 'currency', 'EUR')).toEqual({ currency: 'EUR' });
  });

  it('makes an earlier mapping void only when the columns may have changed', () => {
    expect((['encoding', 'delimiter', 'headerRow'] as const).every(changesColumns)).toBe(true);
    expect((['dateOrder', 'decimalSign', 'currency'] as const).some(changesColumns)).toBe(false);
  });

  it('is shown as text', () => {
    expect(settingText({ headerRow: 3 }, 'headerRow')).toBe('3');
    expect(settingText({}, 'delimiter')).toBe('');
  });

  it('when an encoding is chosen by its samples and saved, a later file in UTF-8 is read as UTF-8', async () => {
    const text = 'Buchungstag;Empfänger;Betrag\n27.04.2024;Jiří Dvořák;-1,00\n';
    const options = withSampledEncoding({ encoding: 'windows-1252', dateOrder: 'DMY' }, 'windows-1250');
    expect(options).toEqual({ singleByteEncoding: 'windows-1250', dateOrder: 'DMY' });
    const { rows } = await readWhole('a.csv', new TextEncoder().encode(text), options);
    expect(rows.map(({ counterpartyName }) => counterpartyName)).toEqual(['Jiří Dvořák']);
    expect(withSetting(options, 'encoding', 'macintosh')).toEqual({
      encoding: 'macintosh',
      dateOrder: 'DMY',
    });
  });

  it('when an encoding is offered, the engine knows it', () => {
    expect(offeredEncodings.map((label) => parseEncodingLabel(label))).toEqual([...offeredEncodings]);
  });
});
