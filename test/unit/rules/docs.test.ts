import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
const texts = ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => join('docs', name))];
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const tops = ['main', 'preload', 'renderer', 'test', 'scripts', 'docs', 'assets'];
const sources = [...tops, '.github']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );

/** Files and folders that a text names in backquotes: a path, or the end of one. Places to fill in (`<id>`, `*`) are none. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => /\.(?:tsx?|md|css|json)$/.test(name) || tops.includes(name.split('/')[0] ?? ''))
    .filter((name) => name !== 'results.json' && name !== 'reports.json');
}

describe('what the documents say is there', () => {
  it.each(texts)('when %s names a file or folder, it is there', (path) => {
    const missing = namedIn(readFileSync(path, 'utf8')).filter(
      (name) =>
        !sources.some((source) => source === name || source.endsWith(`/${name}`)) && !existsSync(name),
    );
    expect(missing).toEqual([]);
  });

  it.each(texts)('when %s names an npm script, it is one', (path) => {
    const named = [...readFileSync(path, 'utf8').matchAll(/npm run ([a-z:]+[a-z])/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(pages)('when docs/README.md is read, it lists %s', (name) => {
    expect(readFileSync('docs/README.md', 'utf8')).toContain(`\`${name}\``);
  });
});
