import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './project-root';
import { sourceFiles } from './source-files';

/**
 * `npm run list:styles`: writes the list of the library's style sheets that the window needs; a test says when it is out of date. All
 * of them together would be three times as large.
 */
const library = join(projectRoot, 'node_modules', '@mantine', 'core');
const listFile = join(projectRoot, 'renderer', 'base', 'mantine-styles.ts');
/** Sheets that belong to no part. */
const ground = ['baseline', 'default-css-variables', 'global'];

/** Names that the window, the command palette and the notices import from the library. */
function usedNames(): Set<string> {
  const own = sourceFiles(['renderer']).map((file) => join(projectRoot, file));
  const beside = ['spotlight', 'notifications'].flatMap((name) => {
    const folder = join('node_modules', '@mantine', name, 'esm');
    return sourceFiles([folder.replaceAll('\\', '/')], /\.mjs$/).map((file) => join(projectRoot, file));
  });
  const names = new Set<string>();
  for (const file of [...own, ...beside]) {
    for (const [, list] of readFileSync(file, 'utf8').matchAll(
      /import (?!type)\{([^}]*)\} from ['"]@mantine\/core['"]/g,
    )) {
      for (const name of (list ?? '').split(',')) {
        const word = name
          .trim()
          .replace(/^type .*/, '')
          .replace(/ as .*/, '');
        if (word) names.add(word);
      }
    }
  }
  return names;
}

/** File of the library that exports each name. */
function exportedFrom(): Map<string, string> {
  const index = join(library, 'esm', 'index.mjs');
  const files = new Map<string, string>();
  for (const [, list, path] of readFileSync(index, 'utf8').matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)) {
    for (const name of (list ?? '').split(','))
      files.set(name.trim().replace(/.* as /, ''), join(dirname(index), path ?? ''));
  }
  return files;
}

/** Style sheets of everything that these files import, directly or not. */
function sheetsOf(entries: readonly string[]): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const sheet = /([^/\\]+)\.module\.mjs$/.exec(file)?.[1];
    if (sheet) sheets.add(sheet);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
      open.push(join(dirname(file), path ?? ''));
  }
  return sheets;
}

/** The list as it has to be, in the order of the library's own whole sheet: later rules win. */
export function styleList(): string {
  const whole = readFileSync(join(library, 'styles.css'), 'utf8');
  const files = exportedFrom();
  const entries = [...usedNames()].flatMap((name) => files.get(name) ?? []);
  const sheets = [...ground, ...sheetsOf(entries)]
    .filter((name) => existsSync(join(library, 'styles', `${name}.css`)))
    .map((name) => ({ name, text: readFileSync(join(library, 'styles', `${name}.css`), 'utf8').trim() }))
    .map(({ name, text }) => ({ name, at: whole.indexOf(text.slice(0, 120)) }))
    .sort((one, other) => one.at - other.at);
  return [
    '// Written by `npm run list:styles`: the sheets of the parts in use, in the order in which later rules win.',
    '',
    ...sheets.map(({ name }) => `import '@mantine/core/styles/${name}.css';`),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('list-styles.ts')) writeFileSync(listFile, styleList());
