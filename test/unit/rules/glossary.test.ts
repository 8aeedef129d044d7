import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts } from '../../../renderer/base/languages';

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

describe('the glossary (docs/glossary.md)', () => {
  it('when its tables are read, both have rows', () => {
    expect(rowsBelow('Words').length).toBeGreaterThan(20);
    expect(bans.length).toBeGreaterThan(12);
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
});
