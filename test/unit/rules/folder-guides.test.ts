import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const areas = ['main', 'preload', 'renderer', 'test'];
const folders = areas.flatMap((area) =>
  readdirSync(area, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(area, entry.name)),
);

describe('the guides of the folders (STYLE.md, habit 10)', () => {
  it.each([...folders, 'scripts'])(
    'when someone opens %s, a README of at most 20 lines is there',
    (folder) => {
      const guide = join(folder, 'README.md');
      expect(existsSync(guide), guide).toBe(true);
      expect(readFileSync(guide, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    },
  );
});
