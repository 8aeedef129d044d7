import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { texts } from '../../renderer/base/languages';
import { projectRoot } from '../project-root';
import { sourceFiles } from '../source-files';

export type Language = keyof typeof texts;

const glossary = readFileSync(join(projectRoot, 'docs', 'glossary.md'), 'utf8');

/** Rows of the table below a heading of docs/glossary.md; a pipe inside of an expression is written `\|`. */
export function rowsBelow(heading: string): string[][] {
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

export function expressionOf(written: string): RegExp {
  return new RegExp(written.replaceAll('`', ''), 'u');
}

/** Expressions that no text of a language may match. */
export const bannedTexts = rowsBelow('Not on screens').flatMap(([language = '', expression = '']) =>
  (language === 'both' ? (['de', 'en'] as const) : [language as Language]).map((one) => ({
    language: one,
    expression,
  })),
);
/** Expressions that no name in the import engine may match. */
export const bannedNames = rowsBelow('Not in the import engine').map(([expression = '']) => expression);

function textFaults(): string[] {
  return bannedTexts.flatMap(({ language, expression }) => {
    const ban = expressionOf(expression);
    return Object.entries(texts[language])
      .filter(([, text = '']) => ban.test(text.replace(/\{\{\w+\}\}/g, '0')))
      .map(([key]) => `the text ${key} (${language}) matches ${expression} of docs/glossary.md`);
  });
}

/** Code without comments and texts, and the name of its file. */
function namesIn(file: string): string {
  const code = readFileSync(join(projectRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|`[^`]*`/g, "''");
  return `${basename(file, '.ts').replaceAll('-', ' ')} ${code}`;
}

function nameFaults(): string[] {
  const bans = bannedNames.map((written) => ({ written, ban: expressionOf(written) }));
  return sourceFiles(['renderer/import/engine'], /\.ts$/).flatMap((file) => {
    const names = namesIn(file);
    return bans
      .filter(({ ban }) => ban.test(names))
      .map(({ written }) => `${file} has a name that matches ${written} of docs/glossary.md`);
  });
}

/** Where the interface has another name than the glossary says. */
function wireFaults(): string[] {
  const contract = readFileSync(join(projectRoot, 'test', 'fixtures', 'interface.md'), 'utf8');
  return rowsBelow('Words')
    .filter(([, , wire = '']) => wire !== '–' && !contract.includes(wire.replaceAll('`', '')))
    .map(([english, , wire]) => `${english}: the interface has no ${wire} (docs/glossary.md)`);
}

/** What texts and names say against docs/glossary.md, a sentence each. */
export function glossaryFaults(): string[] {
  return [...textFaults(), ...nameFaults(), ...wireFaults()];
}
