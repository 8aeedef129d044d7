import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';

/** `npm run list:languages`: writes the lists of all languages; a test says when they are out of date. */
export const languageFolder = join(projectRoot, 'preload', 'contract', 'languages');

/** File of a list -> what it lists, from which file of each language, and what it says of itself. */
const lists = {
  'abouts.ts': { from: 'about', as: 'about', list: 'languages', says: 'Each language of the program.' },
  'all-main-words.ts': {
    from: 'main',
    as: 'words',
    list: 'allMainWords',
    says: 'What main says, by language.',
  },
  'all-texts.ts': {
    from: 'window',
    as: 'texts',
    list: 'allTexts',
    says: 'Texts of window and report, by language.',
  },
} as const;

/** The lists as they have to be for the folders: name of a file and its text. */
export function languageLists(folder = languageFolder): Record<string, string> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return Object.fromEntries(
    Object.entries(lists)
      .map(([file, { from, as, list, says }]) => [
        file,
        [
          '// Written by `npm run list:languages`.',
          ...codes.map((code) => `import { ${as} as ${code} } from './${code}/${from}';`),
          '',
          `/** ${says} */`,
          `export const ${list} = { ${codes.join(', ')} } as const;`,
          '',
        ].join('\n'),
      ])
      .concat([[loaders, loaderText(codes)]]),
  );
}

/** The window reads the texts of one language at a start. */
const loaders = 'text-loaders.ts';

function loaderText(codes: readonly string[]): string {
  return [
    '// Written by `npm run list:languages`.',
    '',
    '/** Texts of window and report, each language on its own. */',
    'export const textLoaders = {',
    ...codes.map((code) => `  ${code}: async () => (await import('./${code}/window')).texts,`),
    '};',
    '',
  ].join('\n');
}

export function writeLanguageLists(folder = languageFolder): void {
  for (const [file, text] of Object.entries(languageLists(folder))) writeFileSync(join(folder, file), text);
}

if (process.argv[1]?.endsWith('list-languages.ts')) writeLanguageLists();
