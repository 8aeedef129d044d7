import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePersonSample } from './person';

/** Puts the exports of the made-up person into a folder, and answers where they lie. */
export function writePersonSample(folder: string): string[] {
  return [...makePersonSample()].map(([name, bytes]) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
}
