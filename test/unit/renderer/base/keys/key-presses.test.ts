import { describe, expect, it } from 'vitest';
import {
  actionOf as actionIn,
  keysOfCommand,
  keysOfPress,
  type PressedKey,
  rowActionOf,
  shownKeys,
} from '../../../../../renderer/base/keys/key-presses';
import { shortcuts } from '../../../../../renderer/base/keys/shortcuts';

const actionOf = (pressed: PressedKey, isTyping: boolean) => actionIn(pressed, isTyping, shortcuts);
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

  it('hides amounts and names with a key of its own, also inside a field', () => {
    expect(actionOf({ ...plain, ctrlKey: true, shiftKey: true, key: 'M' }, true)).toEqual({ kind: 'mask' });
    expect(actionOf({ ...plain, ctrlKey: true, key: 'm' }, false)).toBeNull();
  });

  it('is left to the system when Alt is held as well', () => {
    expect(actionOf({ ctrlKey: true, metaKey: false, altKey: true, key: '2' }, false)).toBeNull();
  });

  it('opens the palette from anywhere', () => {
    expect(actionOf({ ...plain, ctrlKey: true, key: 'k' }, true)).toEqual({ kind: 'palette' });
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
    expect(rowActionOf({ ...plain, key: 'Delete' }, shortcuts)).toBe('rows.leaveOut');
    expect(rowActionOf({ ...plain, key: 'Enter', ctrlKey: true }, shortcuts)).toBeNull();
  });

  it('is told by the name of what it presses', () => {
    expect(keysOfCommand('rows.history', shortcuts)).toBe('Mod+Shift+H');
    expect(keysOfCommand(undefined, shortcuts)).toBeNull();
  });

  it('is told without what a sign needs of Shift, and not for a modifier alone or keys of the system', () => {
    expect(keysOfPress({ ...plain, key: '?', shiftKey: true })).toBe('?');
    expect(keysOfPress({ ...plain, key: 'ä', ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+Ä');
    expect(keysOfPress({ ...plain, key: ' ' })).toBe('Space');
    expect(keysOfPress({ ...plain, key: 'Shift', shiftKey: true })).toBeNull();
    expect(keysOfPress({ ...plain, key: 'k', ctrlKey: true, metaKey: true })).toBeNull();
  });

  it('is written with the Mac sign on a Mac and with Ctrl elsewhere', () => {
    expect(shownKeys('Mod+K', 'darwin')).toEqual(['⌘', 'K']);
    expect(shownKeys('Mod+K', 'linux')).toEqual(['Ctrl', 'K']);
    expect(shownKeys('Home End', 'linux')).toEqual(['Home', 'End']);
  });
});
