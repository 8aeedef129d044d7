import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isChangeable } from '../../../../../renderer/base/keys/key-choices';
import { keyGroups, shortcuts } from '../../../../../renderer/base/keys/shortcuts';
import { texts } from '../../../../../renderer/base/languages';
import { sourceFiles } from '../../../../../scripts/source-files';

describe('the table of actions', () => {
  it('has a word for each action in each language, and for each part of the sheet', () => {
    const keys = [...shortcuts.map(({ label }) => label), ...keyGroups.map((group) => `keys.group.${group}`)];
    for (const [language, all] of Object.entries(texts)) {
      const missing = keys.filter((key) => !(all as Record<string, string>)[key]?.trim());
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
  });

  it('gives no keys and no name twice, and has something in each part', () => {
    const named = shortcuts.filter((one) => isChangeable(one) && one.keys !== '').map(({ keys }) => keys);
    expect(named).toEqual([...new Set(named)]);
    const ids = shortcuts.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new Set(shortcuts.map(({ group }) => group))).toEqual(new Set(keyGroups));
  });

  it('has a place on a screen for each action of one', () => {
    const source = sourceFiles(['renderer'], /\.tsx$/)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const commands = shortcuts.flatMap(({ action }) => (action.kind === 'command' ? [action.command] : []));
    const named = (command: string) =>
      [
        `data-command="${command}"`,
        ` command="${command}"`,
        `useScreenAction('${command}'`,
        `'${command}', <Icon`,
      ].some((way) => source.includes(way));
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter((command) => !named(command))).toEqual([]);
  });
});
