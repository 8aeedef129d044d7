import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  languageFolder,
  languageLists,
  writeLanguageLists,
} from '../../../../../scripts/languages/list-languages';
import { projectRoot } from '../../../../../scripts/project-root';

/** What a language needs to speak: the shared texts, the ground of the window, the words of main. */
const parts = ['preload/contract', 'renderer/base', 'main/languages'];
let tree: string;

/** An invented language: each word of the English 40 % longer, what stands in braces as it is. */
function longer(text: string): string {
  return text.replace(/\{\{\w+\}\}|\p{L}{3,}/gu, (word) =>
    word.startsWith('{{') ? word : word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
  );
}

/** One folder, and nothing else. */
function addLanguage(folder: string): void {
  const own = join(folder, 'xx');
  cpSync(join(folder, 'en'), own, { recursive: true });
  writeFileSync(
    join(own, 'about.ts'),
    "export const about = { locale: 'fr-FR', name: 'Longish', quotes: ['«', '»'], decimalSign: ',' } as const;\n",
  );
  const inTexts = /^( {2}(?:'[^']+'|\w+):\s+)'((?:[^'\\]|\\.)*)',$/gm;
  for (const file of readdirSync(join(own, 'window'))) {
    const path = join(own, 'window', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(inTexts, (_, key: string, said: string) => `${key}'${longer(said)}',`),
    );
  }
  const main = readFileSync(join(own, 'main.ts'), 'utf8');
  writeFileSync(join(own, 'main.ts'), main.replace("file: 'File'", "file: 'Filefi'"));
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kontor-third-language-'));
  for (const part of parts) {
    mkdirSync(join(tree, part), { recursive: true });
    cpSync(join(projectRoot, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
  const folder = join(tree, 'preload', 'contract', 'languages');
  addLanguage(folder);
  writeLanguageLists(folder);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const load = (path: string) => import(/* @vite-ignore */ join(tree, path));

describe('a language more', () => {
  it('is one folder: the window speaks it, in its numbers and quotes, with plurals', async () => {
    const { startLanguage, textsIn } = await load('renderer/base/language.ts');
    await startLanguage('xx');
    const { t, format } = textsIn('xx');
    expect(t('ui.cancel')).toBe('Cancelcan');
    expect(t('import.sum.ready', { count: 1, files: 3 })).toBe('1 of 3 filesfi is readyre.');
    expect(t('import.sum.ready', { count: 2, files: 3 })).toBe('2 of 3 filesfi arear readyre.');
    expect(format.decimal('1234.5')).toMatch(/^1\D?234,5/);
    expect(format.locale).toBe('fr-FR');
  });

  it('may be chosen, and is found by the locale of the system', async () => {
    const { chosenLanguage, languageOfLocale, languages } = await load(
      'preload/contract/values/languages.ts',
    );
    expect(chosenLanguage.options).toContain('xx');
    expect(chosenLanguage.parse('xx')).toBe('xx');
    expect(languageOfLocale('xx-YY')).toBe('xx');
    expect(languages.xx.name).toBe('Longish');
  });

  it('is what main says too', async () => {
    const { mainWords } = await load('main/languages/index.ts');
    expect(mainWords('xx').menu.file).toBe('Filefi');
  });

  it('stands in lists that a script writes, and that are as they have to be', () => {
    for (const [file, text] of Object.entries(languageLists()))
      expect(readFileSync(join(languageFolder, file), 'utf8'), file).toBe(text);
  });
});
