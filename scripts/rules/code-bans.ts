import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders, sourceFiles } from '../source-files';

interface Ban {
  what: RegExp;
  why: string;
  /** Folders in which it is banned; everywhere in the product when none is given. */
  in?: readonly string[];
  /** The files and folders that may. */
  but?: readonly string[];
}

/** A call or a member by any spelling: `x.name`, `x?.name`, `x['name']`, and the name taken out of an object. */
const member = (name: string) =>
  new RegExp(`(?:\\.\\s*${name}\\b|\\[\\s*['"\`]${name}['"\`]\\s*\\]|\\b${name}\\b\\s*[,:}=(])`);

/** What biome's rules do not see by every spelling. Comments are not looked at. */
export const codeBans: readonly Ban[] = [
  {
    what: /\bFunction\s*\(|\bnew\s+(?:globalThis\.|window\.)?Function\b|\.constructor\s*\(\s*['"`]/,
    why: 'No code is made of text (SEC-4).',
  },
  {
    what: /\beval\b|\(\s*0\s*,\s*eval/,
    why: 'No code is made of text (SEC-4); a worker is a file of the build.',
  },
  { what: /\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, why: 'No code is made of text (SEC-4).' },
  {
    what: member('executeJavaScript'),
    why: 'Main runs no code in a page: it sends an event of the contract.',
  },
  { what: member('executeJavaScriptInIsolatedWorld'), why: 'Main runs no code in a page.' },
  { what: member('insertCSS'), why: 'A page has its own style files.' },
  { what: member('(?:inner|outer)HTML'), why: 'Nothing from a file or a service becomes markup.' },
  { what: member('insertAdjacentHTML'), why: 'Nothing from a file or a service becomes markup.' },
  { what: /\bdocument\s*\.\s*write(?:ln)?\b/, why: 'Nothing from a file or a service becomes markup.' },
  {
    what: /\bMath\s*(?:\?\.)?\.?\s*(?:random\b|\[)|\brandom\b[^;=]*=\s*Math\b/,
    why: 'Chance comes in through constructors, secrets from node:crypto.',
    in: ['main', 'renderer/import/engine', 'preload'],
    // How long to wait before the next try: no secret hangs on it.
    but: ['main/service/create-client-parts.ts', 'main/analysis/run-walk.ts'],
  },
  {
    what: /(?<!\.map\(isolatedText\)\s*)\.join\(\s*'(?: · |, |; )'\s*\)/,
    why: 'Each part of a joined text is isolated (`joinedTexts`; `.map(isolatedText)` where empty parts keep their place): a name must not turn the amount beside it (SEC-44).',
    in: ['renderer'],
    // Words of files and of formats there are no texts of a screen.
    but: ['renderer/import/engine', 'renderer/import/formats', 'renderer/base'],
  },
  {
    what: /\bimport\s+\*\s+as\s+\w+\s+from\s+['"](?:node:)?(?:electron|child_process|keytar)['"]/,
    why: 'Imported by name, so that lint sees what is used.',
  },
  {
    what: /\bimport\s+\w+\s*(?:,|\bfrom)[^;]*['"]electron['"]/,
    why: 'Imported by name, so that lint sees what is used.',
  },
  {
    what: /\b(?:require|import)\s*\(\s*['"`](?:electron|(?:node:)?child_process)['"`]/,
    why: 'Imported by name, so that lint sees what is used.',
  },
];

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;

const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/** The bans that a file's code breaks, a sentence each. */
export function brokenBans(file: string, code: string): string[] {
  const bare = code.replace(comments, '');
  return codeBans
    .filter(({ in: folders, but }) => !isIn(file, but ?? []) && (!folders || isIn(file, folders)))
    .filter(({ what }) => what.test(bare))
    .map(({ what, why }) => `${file}: ${what.exec(bare)?.[0].trim()}: ${why}`);
}

export function codeBanFaults(): string[] {
  return sourceFiles(productFolders).flatMap((file) =>
    brokenBans(file, readFileSync(join(projectRoot, file), 'utf8')),
  );
}
