import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';

export const productFolders = ['main', 'preload', 'renderer'] as const;

/** Source files below some folders, as paths in the project with `/`. @param root folder that has those folders */
export function sourceFiles(
  folders: readonly string[],
  form: RegExp = /\.tsx?$/,
  root: string = projectRoot,
): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => form.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
}
