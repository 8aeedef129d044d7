import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../../../../renderer/import/formats';
import { readWhole } from '../../../../check/read-file';

const ids = exportFormats.map((format) => format.id).sort();

function namesIn(folder: string, form: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => form.test(name))
    .map((name) => name.replace(/\.[a-z]+$/, ''));
}

describe('described formats', () => {
  it('when the folder is listed, every format has its own file, and there are more than 250', () => {
    expect(ids).toEqual(namesIn('renderer/import/formats', /^[a-z]{2,3}-.*\.ts$/).sort());
    expect(ids.length).toBeGreaterThan(250);
  });

  it('when a format is shipped, there is an export of it among the test files (feature 16)', () => {
    const exports = new Set(
      ['formats', 'formats-described'].flatMap((folder) => namesIn(`test/fixtures/${folder}`, /\.csv$/)),
    );
    expect(ids.filter((id) => !exports.has(id))).toEqual([]);
  });

  it('when a card is described, its signs are stated: how amounts are written, or the columns that tell', () => {
    const silent = exportFormats.filter(
      ({ exportType, sign, fields }) =>
        exportType === 'card' && !sign && !fields?.direction && !(fields?.debit && fields.credit),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('when a known export got a column more and lost one, drift names both', async () => {
    const lines = readFileSync('test/fixtures/formats/de-dkb-2023.csv', 'utf8').split('\n');
    const lost = lines
      .find((line) => line.includes('Kundenreferenz'))
      ?.split(';')
      .indexOf('"Kundenreferenz"');
    const changed = lines.map((line, at) => {
      const cells = line.split(';');
      if (lost === undefined || cells.length <= lost) return line;
      const isHeader = line.includes('Kundenreferenz');
      return [...cells.filter((_, index) => index !== lost), isHeader ? '"Neu"' : `"${at}"`].join(';');
    });
    const { reading } = await readWhole('export.csv', new TextEncoder().encode(changed.join('\n')));
    expect(reading.format?.id).toBe('de-dkb-2023');
    expect(reading.drift).toMatchObject({ added: ['Neu'], missing: ['Kundenreferenz'] });
  });
});
