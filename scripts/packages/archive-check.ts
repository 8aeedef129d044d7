import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';

/** What only developers need, by the end of its name: maps lead back to the source (SEC-38). */
const developerEndings = ['.map', '.ts', '.tsx', '.cts', '.mts', '.md', '.test.js', '.gyp', '.cc', '.h'];
const developerFolders = /(?:^|\/)(?:test|tests|docs|example|examples|\.github|scripts|src)\//;

/** Paths that may not be in the archive of a package, and those that must be there and are not. */
export function archiveFaults(paths: readonly string[]): string[] {
  const plain = paths.map((path) => path.replaceAll('\\', '/').replace(/^\//, ''));
  const wanted = ['package.json', 'dist/main/index.cjs', 'dist/preload/main.cjs', 'dist/renderer/index.html'];
  return [
    ...plain
      .filter((path) => !/(?:^|\/)licen[cs]e[^/]*$/i.test(path))
      .filter(
        (path) => developerEndings.some((ending) => path.endsWith(ending)) || developerFolders.test(path),
      )
      .map((path) => `for developers only: ${path}`),
    ...wanted.filter((path) => !plain.includes(path)).map((path) => `missing: ${path}`),
  ];
}

/** The same of a packaged folder; with how many files its archive has. */
export function checkArchive(folder: string): { files: number; faults: string[] } {
  const archive = join(folder, 'resources', 'app.asar');
  if (!existsSync(archive)) return { files: 0, faults: ['missing: app.asar'] };
  const paths = listPackage(archive, { isPack: false });
  return { files: paths.length, faults: archiveFaults(paths) };
}
