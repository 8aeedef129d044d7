import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultSettings } from '../../../../main/settings/default-settings';
import { filesOfJson, JsonFile } from '../../../../main/settings/json-file';
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

  it('when it cannot be replaced, what was written for it is gone and the value of before counts', () => {
    const file = open();
    file.save({ ...defaultSettings, theme: 'dark' });
    // A folder in its place: the last step fails, as any does on a full disk.
    rmSync(file.path);
    mkdirSync(file.path);
    expect(() => file.save({ ...defaultSettings, theme: 'light' })).toThrow();
    expect(file.value.theme).toBe('dark');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['settings.json']);
  });

  it('when the file is damaged, the default counts and the next save repairs it', () => {
    open().save(defaultSettings);
    writeFileSync(join(folder, 'deep', 'settings.json'), '{"theme": "da');
    expect(open().value).toEqual(defaultSettings);
    open().save({ ...defaultSettings, language: 'de' });
    expect(open().value.language).toBe('de');
  });

  it.each([
    [
      'a bit is flipped in it',
      '[{"id":"a","name":"A"},{"id":"b","nbme":"B"},{"id":"c","name":"C"}]',
      ['a', 'c'],
    ],
    [
      'a newer version added a member',
      '[{"id":"a","name":"A","colour":"red"},{"id":"b","name":"B"}]',
      ['a', 'b'],
    ],
    ['it was cut', '[{"id":"a","name":"A"},{"id":"b"', ['before']],
    ['it is empty', '', ['before']],
    ['it holds something else', '{"id":"a"}', ['before']],
  ])(
    'when a list is damaged because %s, the rest counts and the file is kept under another name',
    (_, text, left) => {
      const path = join(folder, 'connections.json');
      const list = z.array(z.strictObject({ id: z.string(), name: z.string() }));
      const told: string[] = [];
      const opened = () => new JsonFile(path, list, [], (name) => told.push(name));
      opened().save([{ id: 'before', name: 'B' }]);
      opened().save([{ id: 'now', name: 'N' }]);
      writeFileSync(path, text);
      const file = opened();
      expect(file.value.map(({ id }) => id)).toEqual(left);
      expect(told).toEqual([expect.stringMatching(/^connections\.json\.damaged-\d{4}-\d\d-\d\dT\d{6}$/)]);
      file.save([...file.value, { id: 'new', name: 'N' }]);
      expect(readFileSync(join(folder, told[0] ?? ''), 'utf8')).toBe(text);
      // The next start has both, and nothing to tell.
      expect(opened().value.map(({ id }) => id)).toEqual([...left, 'new']);
      expect(told).toHaveLength(1);
      expect(filesOfJson(path)).toContain(join(folder, told[0] ?? ''));
    },
  );

  it('when one setting is of a newer version, the others count', () => {
    open().save(defaultSettings);
    const path = join(folder, 'deep', 'settings.json');
    writeFileSync(
      path,
      JSON.stringify({ ...defaultSettings, theme: 'sepia', retentionMonths: 12, sound: true }),
    );
    expect(open().value).toEqual({ ...defaultSettings, retentionMonths: 12 });
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
