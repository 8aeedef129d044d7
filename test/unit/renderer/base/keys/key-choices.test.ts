import { describe, expect, it } from 'vitest';
import {
  choose,
  holderOf,
  noChoices,
  refusalOf,
  shortcutsWith,
} from '../../../../../renderer/base/keys/key-choices';
import { actionOf } from '../../../../../renderer/base/keys/key-presses';
import { type Shortcut, shortcuts } from '../../../../../renderer/base/keys/shortcuts';

const named = (id: string) => shortcuts.find((one) => one.id === id) as Shortcut;
const keysIn = (table: readonly Shortcut[], id: string) => table.find((one) => one.id === id)?.keys;
const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('other keys than an action has by itself', () => {
  it('leave to a field what edits its text, whichever action has them', () => {
    const press = { ...plain, ctrlKey: true };
    for (const [keys, pressed] of [
      ['Mod+Z', { ...press, key: 'z' }],
      ['Mod+Shift+Z', { ...press, shiftKey: true, key: 'Z' }],
      ['Mod+Y', { ...press, key: 'y' }],
      ['Mod+Backspace', { ...press, key: 'Backspace' }],
      ['Mod+Shift+ArrowLeft', { ...press, shiftKey: true, key: 'ArrowLeft' }],
    ] as const) {
      const held = shortcutsWith(noChoices);
      const holder = holderOf(keys, named('customer.delete'), held);
      const table = shortcutsWith(choose(noChoices, named('customer.delete'), keys, holder));
      expect(actionOf(pressed, true, table), keys).toBeNull();
      expect(actionOf(pressed, false, table), keys).toEqual({ kind: 'command', command: 'customer.delete' });
    }
  });

  it('hold instead, and the old ones do nothing', () => {
    const table = shortcutsWith(choose(noChoices, named('palette'), 'Mod+J', null));
    expect(actionOf({ ...plain, ctrlKey: true, key: 'j' }, false, table)).toEqual({ kind: 'palette' });
    expect(actionOf({ ...plain, ctrlKey: true, key: 'k' }, false, table)).toBeNull();
  });

  it("are told to be another action's, and taken from it when that is wanted", () => {
    const table = shortcutsWith(noChoices);
    const holder = holderOf('Mod+O', named('connections.new'), table);
    expect(holder?.id).toBe('chooseFiles');
    const after = shortcutsWith(choose(noChoices, named('connections.new'), 'Mod+O', holder));
    expect(keysIn(after, 'connections.new')).toBe('Mod+O');
    expect(keysIn(after, 'chooseFiles')).toBe('');
    expect(holderOf('Mod+O', named('connections.new'), after)).toBeNull();
  });

  it('give way to those of the table again, without a trace', () => {
    const changed = choose(noChoices, named('undo'), 'Mod+Shift+U', null);
    expect(choose(changed, named('undo'), 'Mod+Z', null)).toEqual(noChoices);
  });

  it('are refused where fields, dialogs or the system need them', () => {
    expect(refusalOf('Escape', named('undo'), noChoices)).toBe('reserved');
    expect(refusalOf('Mod+C', named('undo'), noChoices)).toBe('reserved');
    expect(refusalOf('Enter', named('undo'), noChoices)).toBe('reserved');
    expect(refusalOf('Enter', named('rows.edit'), noChoices)).toBeNull();
    expect(refusalOf('Mod+J', named('undo'), noChoices)).toBeNull();
  });

  it('of a single sign can be switched off, all at once (WCAG 2.1.4)', () => {
    const off = { ...noChoices, hasSigns: false };
    expect(actionOf({ ...plain, key: '?', shiftKey: true }, false, shortcutsWith(off))).toBeNull();
    expect(refusalOf('x', named('undo'), off)).toBe('signsOff');
    expect(keysIn(shortcutsWith(off), 'finding.next')).toBe('F8');
  });

  it('of an action that is gone, or that cannot be changed, do no harm', () => {
    const table = shortcutsWith({
      chosen: { 'no.more': 'Mod+K', 'fixed.keys.fixed.close': 'F4' },
      hasSigns: true,
    });
    expect(table).toEqual(shortcuts);
  });
});
