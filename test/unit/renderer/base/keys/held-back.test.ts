import { describe, expect, it } from 'vitest';
import { isHeldBack } from '../../../../../renderer/base/keys/held-back';
import { shortcuts } from '../../../../../renderer/base/keys/shortcuts';

const heldIn = (open: Parameters<typeof isHeldBack>[1]) =>
  new Set(shortcuts.filter(({ action }) => isHeldBack(action.kind, open)).map(({ id }) => id));

describe('a key while something stands before the screen', () => {
  it('neither leaves the screen nor opens files behind a dialog or the palette', () => {
    for (const open of ['dialog', 'palette'] as const)
      for (const id of ['go.import', 'go.help', 'chooseFiles', 'undo', 'import.discard', 'results.report'])
        expect(heldIn(open).has(id), `${id} in ${open}`).toBe(true);
  });

  it('still leaves a popover for another screen, and changes nothing behind it', () => {
    expect(heldIn('popover').has('go.import')).toBe(false);
    expect(heldIn('popover').has('undo')).toBe(true);
  });

  it('opens no palette over a dialog, closes the palette in itself, and sends nothing from within it', () => {
    expect(isHeldBack('palette', 'dialog')).toBe(true);
    expect(isHeldBack('palette', 'palette')).toBe(false);
    expect(isHeldBack('primary', 'palette')).toBe(true);
    expect(isHeldBack('primary', 'dialog')).toBe(false);
  });

  it('always hides names and amounts', () => {
    for (const open of ['nothing', 'popover', 'dialog', 'palette'] as const)
      expect(isHeldBack('mask', open), open).toBe(false);
  });

  it('does everything where nothing stands before the screen', () => {
    expect([...heldIn('nothing')]).toEqual([]);
  });
});
