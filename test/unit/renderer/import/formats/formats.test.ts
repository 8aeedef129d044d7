import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../../../../renderer/import/formats';
import { formatIndex } from '../../../../../scripts/list-formats';
import { filesIn } from '../../../../check/fixture-files';
import { readWhole } from '../../../../check/read-file';

const ids = exportFormats.map((format) => format.id).sort();

function namesIn(folder: string, form: RegExp): string[] {
  return filesIn(folder, form).map((name) => basename(name).replace(/\.[a-z]+$/, ''));
}

describe('described formats', () => {
  it('when a bank has a file, the written index has it; `npm run list:formats` writes it anew', () => {
    expect(readFileSync('renderer/import/formats/index.ts', 'utf8')).toBe(formatIndex());
  });

  it('when a format is named, it stands in the file of its country and bank, and no two have one name', () => {
    const strays = readdirSync('renderer/import/formats', { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[a-z]+\/[a-z0-9]+\.ts$/.test(path))
      .flatMap((path) =>
        [...readFileSync(`renderer/import/formats/${path}`, 'utf8').matchAll(/^ {4}id: '([^']+)'/gm)]
          .map(([, id = '']) => id)
          .filter((id) => id.split('-').slice(0, 2).join('/') !== path.replace('.ts', '')),
      );
    expect(strays).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(250);
  });

  it('when a format is shipped, there is an export of it among the test files (feature 16)', () => {
    const exports = new Set(
      ['formats', 'formats-described'].flatMap((folder) => namesIn(`test/fixtures/${folder}`, /\.csv$/)),
    );
    expect(ids.filter((id) => !exports.has(id))).toEqual([]);
  });

  it('when a description names its source, FACTS.md has the places, and the other way round', () => {
    const facts = readFileSync('test/fixtures/formats/FACTS.md', 'utf8');
    const kinds = { R: 'sample', C: 'importer', D: 'description' } as const;
    const recorded = new Map(
      [...facts.matchAll(/^### [^\n]*: (\S+)\n\n- Sure: ([RCD]); sources: \S/gm)].map(([, id = '', kind]) => [
        id,
        kinds[kind as keyof typeof kinds],
      ]),
    );
    expect(recorded.size).toBeGreaterThan(40);
    const wrong = exportFormats.filter(({ id, source }) => source !== (recorded.get(id) ?? 'notRecorded'));
    const form =
      'in FACTS.md: `### Bank: <id>`, an empty line, `- Sure: R|C|D; sources: ...`; else `notRecorded`';
    expect(
      wrong.map(({ id, source }) => `${id}: ${source}`),
      form,
    ).toEqual([]);
  });

  it('when a card is described, its signs are stated: how amounts are written, or the columns that tell', () => {
    const silent = exportFormats.filter(
      ({ exportType, sign, fields }) =>
        exportType === 'card' && !sign && !fields?.direction && !(fields?.debit && fields.credit),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('when words of direction are described, the column they stand in is too: without it they say nothing', () => {
    const words = exportFormats.filter(({ directionWords }) => directionWords);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(({ fields }) => !fields?.direction).map(({ id }) => id)).toEqual([]);
  });

  it('when a known export got a column more and lost one, drift names both', async () => {
    const lines = readFileSync('test/fixtures/formats/de/de-dkb-2023.csv', 'utf8').split('\n');
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
