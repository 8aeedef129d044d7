import { describe, expect, it } from 'vitest';
import { actionOf, keysOfCommand, shortcuts, shownKeys } from '../../../../renderer/base/shortcuts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('a key press', () => {
  it('opens the sheet with ? while nothing is typed into', () => {
    expect(actionOf({ ...plain, key: '?' }, false)).toEqual({ kind: 'sheet' });
  });

  it('does nothing with ? inside a field', () => {
    expect(actionOf({ ...plain, key: '?' }, true)).toBeNull();
  });

  it('goes to a screen with Ctrl or Cmd and its number, also inside a field', () => {
    expect(actionOf({ ...plain, ctrlKey: true, key: '2' }, true)).toEqual({
      kind: 'go',
      screen: 'customers',
    });
    expect(actionOf({ ...plain, metaKey: true, key: '7' }, false)).toEqual({
      kind: 'go',
      screen: 'settings',
    });
  });

  it('takes the last change back with Ctrl+Z, and inside a field leaves the key to the field', () => {
    expect(actionOf({ ...plain, ctrlKey: true, key: 'z' }, false)).toEqual({ kind: 'undo' });
    expect(actionOf({ ...plain, ctrlKey: true, key: 'z' }, true)).toBeNull();
  });

  it('is left to the system when Alt is held as well', () => {
    expect(actionOf({ ctrlKey: true, metaKey: false, altKey: true, key: '2' }, false)).toBeNull();
  });

  it('leaves the palette to its own listener', () => {
    expect(actionOf({ ...plain, ctrlKey: true, key: 'k' }, false)).toBeNull();
  });

  it('tells Shift+F8 from F8, also inside a field, where Alt+Left stays a step by a word', () => {
    const finding = (command: string) => ({ kind: 'command', command });
    expect(actionOf({ ...plain, key: 'F8' }, true)).toEqual(finding('finding.next'));
    expect(actionOf({ ...plain, key: 'F8', shiftKey: true }, true)).toEqual(finding('finding.previous'));
    expect(actionOf({ ...plain, key: 'F8', ctrlKey: true }, false)).toBeNull();
    expect(actionOf({ ...plain, key: 'f', ctrlKey: true, shiftKey: true }, true)).toEqual(
      finding('rows.replace'),
    );
    expect(actionOf({ ...plain, key: 'ArrowLeft', altKey: true }, false)).toEqual(finding('step.back'));
    expect(actionOf({ ...plain, key: 'ArrowLeft', altKey: true }, true)).toBeNull();
  });

  it('leaves Enter and Delete to the table of rows', () => {
    expect(actionOf({ ...plain, key: 'Enter' }, false)).toBeNull();
    expect(actionOf({ ...plain, key: 'Delete' }, false)).toBeNull();
  });

  it('is told by the name of what it presses', () => {
    expect(keysOfCommand('rows.history')).toBe('Mod+Shift+H');
    expect(keysOfCommand(undefined)).toBeNull();
  });

  it('has no keys twice in the table', () => {
    expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
  });

  it('is written with the Mac sign on a Mac and with Ctrl elsewhere', () => {
    expect(shownKeys('Mod+K', 'darwin')).toEqual(['⌘', 'K']);
    expect(shownKeys('Mod+K', 'linux')).toEqual(['Ctrl', 'K']);
  });
});
