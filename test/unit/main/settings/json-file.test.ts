import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../main/settings/default-settings';
import { JsonFile } from '../../../../main/settings/json-file';
import { settings } from '../../../../preload/contract';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new JsonFile(join(folder, 'deep', 'settings.json'), settings, defaultSettings);

describe('settings on disk', () => {
  it('when there is no file, the default counts', () => {
    expect(open().value).toEqual(defaultSettings);
  });

  it('when a value is saved, the next start has it, the file is private and nothing else is left (SEC-24)', () => {
    open().save({ ...defaultSettings, theme: 'dark' });
    expect(open().value.theme).toBe('dark');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['settings.json']);
    expect(statSync(join(folder, 'deep', 'settings.json')).mode & 0o777).toBe(0o600);
  });

  it('when the file is damaged, the default counts and the next save repairs it', () => {
    open().save(defaultSettings);
    writeFileSync(join(folder, 'deep', 'settings.json'), '{"theme": "da');
    expect(open().value).toEqual(defaultSettings);
    open().save({ ...defaultSettings, language: 'de' });
    expect(open().value.language).toBe('de');
  });

  it('when an older version wrote the file, new members take their default', () => {
    open().save(defaultSettings);
    writeFileSync(join(folder, 'deep', 'settings.json'), '{"theme":"dark"}');
    expect(open().value).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  it('when a value does not fit the schema, nothing is written', () => {
    const file = open();
    expect(() => file.save({ ...defaultSettings, theme: 'pink' as 'dark' })).toThrow();
    expect(file.value).toEqual(defaultSettings);
  });
});
