import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { refusedArguments } from '../../../../main/security/command-line';
import { jumpEntries, screenSwitches, wantedScreen } from '../../../../main/windows/system/jump-list';

describe('the system’s menus of Kontor', () => {
  it('when an entry is chosen, its switch is one that a package starts with, and names its screen', () => {
    for (const { argument, screen } of jumpEntries('en')) {
      expect(refusedArguments([argument], true, 'win32', Object.keys(screenSwitches))).toEqual([]);
      expect(refusedArguments([`${argument}=x`], true, 'win32', Object.keys(screenSwitches))).not.toEqual([]);
      expect(wantedScreen(['kontor', argument])).toBe(screen);
    }
    expect(wantedScreen(['kontor', 'a.csv', '--open-elsewhere'])).toBeNull();
  });

  it('when Linux shows them, the package brings the same', () => {
    const { linux } = parse(readFileSync('electron-builder.yml', 'utf8'));
    const actions = Object.values<{ Name: string; 'Name[de]': string; Exec: string }>(
      linux.desktop.desktopActions,
    );
    expect(actions.map((one) => [one.Exec, one.Name, one['Name[de]']])).toEqual(
      jumpEntries('en').map(({ argument, title }, at) => [
        `kontor ${argument}`,
        title,
        jumpEntries('de')[at]?.title,
      ]),
    );
  });
});
