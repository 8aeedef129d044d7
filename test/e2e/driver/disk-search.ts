import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder that hold one of the texts, in UTF-8 or UTF-16, as `path: text`. */
export function filesHolding(folder: string, texts: string[]): string[] {
  const needles = texts.flatMap((text) => [
    { text, bytes: Buffer.from(text, 'utf8') },
    { text, bytes: Buffer.from(text, 'utf16le') },
  ]);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      let content: Buffer;
      try {
        content = readFileSync(path);
      } catch {
        // A file that is gone by now holds nothing.
        return [];
      }
      return needles.filter(({ bytes }) => content.includes(bytes)).map(({ text }) => `${path}: ${text}`);
    });
}
