import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts } from '../../../renderer/base/languages';
import { sourceFiles } from '../../../scripts/source-files';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const contract = readFileSync('test/fixtures/interface.md', 'utf8');

/** Rows of the table below a heading; a pipe inside of an expression is written `\|`. */
function rowsBelow(heading: string): string[][] {
  const section = glossary.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

type Language = keyof typeof texts;
const ban = (expression: string) => new RegExp(expression.replaceAll('`', ''), 'u');
const bans = rowsBelow('Not on screens').flatMap(([language = '', expression = '']) =>
  (language === 'both' ? ['de', 'en'] : [language]).map((one) => ({ language: one as Language, expression })),
);
/** Words of the second table that the texts could hold, and that must be found if they did. */
const samples: [Language, string][] = [
  ['en', 'Send 12 transactions'],
  ['en', 'IBAN of the other side'],
  ['en', 'Leave these rows out'],
  ['en', '2 files are left out.'],
  ['en', 'right to the cent'],
  ['en', 'The file does not say which account.'],
  ['de', 'IBAN der Gegenseite'],
  ['de', 'Alle Transaktionen'],
  ['de', '12 Umsätze senden'],
  ['de', '1 Umsatz senden'],
  ['de', 'Kunde wählen'],
  ['de', 'Sobald alles hochgeladen ist'],
  ['de', 'Art: GIRO'],
  ['en', 'Decision: UNKNOWN'],
  ['en', 'HIGH_RENT'],
];

/** Code without comments, texts and regular expressions of words, and the name of its file. */
const engineNames = sourceFiles(['renderer/import/engine'], /\.ts$/).map((file) => ({
  file,
  names: `${basename(file, '.ts').replaceAll('-', ' ')} ${readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|`[^`]*`/g, "''")}`,
}));
const dialect = rowsBelow('Not in the import engine').map(([expression = '']) => expression);

describe('the glossary (docs/glossary.md)', () => {
  it('when its tables are read, all have rows', () => {
    expect(rowsBelow('Words').length).toBeGreaterThan(20);
    expect(bans.length).toBeGreaterThan(12);
    expect(dialect.length).toBeGreaterThan(6);
  });

  it.each(rowsBelow('Words').filter(([, , wire]) => wire !== '–'))(
    'when %s (%s) goes over the wire as %s, the interface has that name',
    (_english, _german, wire = '') => {
      expect(contract).toContain(wire.replaceAll('`', ''));
    },
  );

  it.each(bans)('when a text in $language matches $expression, it is refused', ({ language, expression }) => {
    const shown = Object.entries(texts[language]).map(([key, text]) => [
      key,
      text.replace(/\{\{\w+\}\}/g, '0'),
    ]);
    expect(shown.filter(([, text = '']) => ban(expression).test(text))).toEqual([]);
  });

  it.each(samples)('when a text in %s said "%s", a row would find it', (language, text) => {
    const found = bans.filter((one) => one.language === language && ban(one.expression).test(text));
    expect(found).not.toEqual([]);
  });

  it.each(dialect)('when a name in the import engine matches %s, it is refused', (expression) => {
    const found = engineNames.filter(({ names }) => ban(expression).test(names)).map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it.each([
    'toldDirection',
    'isTold',
    'const untold = 1',
    'isTurned',
    'turnedDays',
    'preambleHarvest',
    'heldRow',
    'otherSide',
    'cellKey',
  ])('when the engine had the name %s, a row would find it', (name) => {
    expect(dialect.some((expression) => ban(expression).test(name))).toBe(true);
  });

  it('when a word only looks alike, no row finds it', () => {
    const fine = 'overturned isReturned behold shielded folded signs decimalSign textSigns storyTeller';
    expect(dialect.filter((expression) => ban(expression).test(fine))).toEqual([]);
  });
});
