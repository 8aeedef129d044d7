import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeError } from '../../../../preload/contract';
import {
  announceChange,
  forgetChanges,
  hideNotice,
  latestNotice,
  undoLast,
} from '../../../../renderer/base/announced-changes';

beforeEach(forgetChanges);

const change = (text: string, error: BridgeError | null = null) => ({ text, undo: vi.fn(async () => error) });

describe('a change that was announced', () => {
  it('is said, taken back once, and said to be taken back', async () => {
    const one = change('Line 3 is left out.');
    announceChange(one);
    expect(latestNotice()).toEqual({ stage: 'done', text: 'Line 3 is left out.', error: null });
    await undoLast();
    expect(latestNotice()).toMatchObject({ stage: 'undone', text: 'Line 3 is left out.' });
    await undoLast();
    expect(one.undo).toHaveBeenCalledTimes(1);
  });

  it('is taken back before the one that was made before it, also when the sentence is hidden', async () => {
    const [first, second] = [change('first'), change('second')];
    announceChange(first);
    announceChange(second);
    hideNotice();
    await undoLast();
    expect([first.undo.mock.calls.length, second.undo.mock.calls.length]).toEqual([0, 1]);
    await undoLast();
    expect(first.undo).toHaveBeenCalledTimes(1);
    expect(latestNotice()).toMatchObject({ stage: 'undone', text: 'first' });
  });

  it('is not taken back twice while the first time still runs', async () => {
    let end = (_: null) => {};
    const slow = { text: 'slow', undo: vi.fn(() => new Promise<null>((resolve) => (end = resolve))) };
    announceChange(change('before'));
    announceChange(slow);
    const running = undoLast();
    await undoLast();
    expect(slow.undo).toHaveBeenCalledTimes(1);
    end(null);
    await running;
    expect(latestNotice()).toMatchObject({ stage: 'undone', text: 'slow' });
  });

  it('that is refused says why, and is not tried again', async () => {
    const one = change('kept', { code: 'upload.busy' });
    announceChange(one);
    await undoLast();
    expect(latestNotice()).toEqual({ stage: 'refused', text: 'kept', error: { code: 'upload.busy' } });
    await undoLast();
    expect(one.undo).toHaveBeenCalledTimes(1);
  });

  it('cannot be taken back once it is forgotten', async () => {
    const one = change('sent');
    announceChange(one);
    forgetChanges();
    expect(latestNotice()).toBeNull();
    await undoLast();
    expect(one.undo).not.toHaveBeenCalled();
  });

  it('stays the one that is shown when it was made while another was taken back', async () => {
    let end = (_: null) => {};
    announceChange({ text: 'slow', undo: () => new Promise<null>((resolve) => (end = resolve)) });
    const running = undoLast();
    const later = change('later');
    announceChange(later);
    end(null);
    await running;
    expect(latestNotice()).toMatchObject({ stage: 'done', text: 'later' });
    await undoLast();
    expect(later.undo).toHaveBeenCalledTimes(1);
    expect(latestNotice()).toMatchObject({ text: 'later', stage: 'undone' });
  });
});
