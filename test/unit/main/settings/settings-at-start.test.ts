import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsAtStart } from '../../../../main/settings/settings-at-start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const started = (given: object) => {
  const path = join(folder, 'settings.json');
  writeFileSync(path, JSON.stringify(given));
  const aside: string[] = [];
  const { value } = settingsAtStart(path, (name) => aside.push(name));
  return { value, aside, kept: JSON.parse(readFileSync(path, 'utf8')) };
};

describe('the settings at a start', () => {
  it('when names are to be hidden at every start, they are, also after they were shown', () => {
    const { value, kept } = started({ masksAtStart: true, isMasked: false });
    expect(value.isMasked).toBe(true);
    expect(kept.isMasked).toBe(true);
  });

  it('when nothing of the kind is wished, they stay as they were; settings of an older version are whole', () => {
    expect(started({ language: 'de', isMasked: true }).value).toMatchObject({
      language: 'de',
      isMasked: true,
    });
    const { value, aside } = started({ language: 'en' });
    expect(value).toMatchObject({ isMasked: false, keepsRecent: true, recentCustomers: [] });
    expect(aside).toEqual([]);
  });
});
