import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Files of a folder and of the folders below it, as paths in it with `/`, in the order of their names. */
export function filesIn(folder: string, form: RegExp = /./): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/').slice(folder.length), entry.name))
    .map((path) => path.replace(/^\//, ''))
    .filter((path) => form.test(path))
    .sort();
}
