import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders } from '../source-files';

/** Files that a folder may have, so that it is seen at one look; its guide counts. */
const mostFiles = 24;
const mostGuideLines = 20;
/** Data whose guide is that of the folder above: one file per bank, of which there are as many as there are. */
const isData = /^(?:renderer\/import\/formats\/[a-z]+|preload\/contract\/languages\/[a-z]+(?:\/window)?)$/;
const mayBeLarge = /^renderer\/import\/formats\/[a-z]+$/;

/** Folders of the product, of scripts and of docs, and the kinds of tests. @param root the project, or a sample of one */
export function guidedFolders(root = projectRoot): string[] {
  const below = (area: string, recursive: boolean) =>
    existsSync(join(root, area))
      ? readdirSync(join(root, area), { withFileTypes: true, recursive })
          .filter((entry) => entry.isDirectory())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      : [];
  const product = productFolders.flatMap((area) => [area, ...below(area, true)]);
  const others = ['scripts', ...below('scripts', true), 'docs', ...below('test', false)];
  return [...product, ...others].filter((folder) => existsSync(join(root, folder)) && !isData.test(folder));
}

/** What is wrong with the guide of a folder: none, without a title, too long, or of files that are gone. */
function guideFaults(folder: string, root: string): string[] {
  const guide = `${folder}/README.md`;
  if (!existsSync(join(root, guide))) return [`${folder} has no README.md`];
  const text = readFileSync(join(root, guide), 'utf8');
  const lines = text.trimEnd().split('\n').length;
  const below = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const named = [...text.matchAll(/`([a-z0-9/-]+\.(?:ts|tsx|css|md))`/g)].map(([, name = '']) => name);
  const isThere = (name: string) =>
    name === 'interface.md' ||
    existsSync(join(root, name)) ||
    below.some((path) => path === name || path.endsWith(`/${name}`));
  return [
    ...(/^# .+/.test(text) ? [] : [`${guide} has no title`]),
    ...(lines > mostGuideLines ? [`${guide} has ${lines} lines, more than ${mostGuideLines}`] : []),
    ...named.filter((name) => !isThere(name)).map((name) => `${guide} names ${name}, which is not there`),
  ];
}

/** Folders with more files than can be seen at one look. */
function sizeFault(folder: string, root: string): string[] {
  if (mayBeLarge.test(folder)) return [];
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.length > mostFiles ? [`${folder} has ${files.length} files, more than ${mostFiles}`] : [];
}

/** What is wrong with the folders, a sentence each. */
export function folderFaults(root = projectRoot): string[] {
  const isTests = (folder: string) => folder.startsWith('test/');
  return guidedFolders(root).flatMap((folder) => [
    ...guideFaults(folder, root),
    ...(isTests(folder) ? [] : sizeFault(folder, root)),
  ]);
}
