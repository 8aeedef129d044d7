import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** `npm run list:formats`: writes the index of all described exports; a test says when it is out of date. */
const folder = join(projectRoot, 'renderer', 'import', 'formats');
const shape = './description/export-format';

/** The index as it has to be for the files of the folders. */
export function formatIndex(): string {
  const banks = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'description')
    .flatMap(({ name: country }) =>
      readdirSync(join(folder, country))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => ({ country, bank: file.replace('.ts', '') })),
    )
    .map(({ country, bank }) => ({ path: `./${country}/${bank}`, name: constantOf(country, bank) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const imports = [
    ...banks.map(({ name, path }) => ({ path, line: `import { ${name} } from '${path}';` })),
    { path: shape, line: `import type { ExportFormat } from '${shape}';` },
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
  return [
    '// Written by `npm run list:formats`.',
    `// ${sourcesOf(banks.map(({ path }) => readFileSync(join(folder, `${path}.ts`), 'utf8')).join('\n'))}`,
    '',
    ...imports.map(({ line }) => line),
    '',
    '/** All described exports, in the order in which equal matches win. */',
    'export const exportFormats: readonly ExportFormat[] = [',
    ...banks.map(({ name }) => `  ...${name},`),
    '];',
    '',
  ].join('\n');
}

/** How many descriptions come from where: `Descriptions by source: 34 sample, 8 importer, 400 notRecorded.` */
function sourcesOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [, source = ''] of text.matchAll(/^ {4}source: '(\w+)',/gm))
    counts.set(source, (counts.get(source) ?? 0) + 1);
  const listed = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return `Descriptions by source: ${listed.map(([source, count]) => `${count} ${source}`).join(', ')}.`;
}

/** `de/deutschebank` exports `deDeutschebank`. */
function constantOf(country: string, bank: string): string {
  return country + bank.charAt(0).toUpperCase() + bank.slice(1);
}

if (process.argv[1]?.endsWith('list-formats.ts')) writeFileSync(join(folder, 'index.ts'), formatIndex());
