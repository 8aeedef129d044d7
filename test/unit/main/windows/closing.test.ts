import { describe, expect, it, vi } from 'vitest';
import { Closing } from '../../../../main/windows/closing';

function closingWith(change: { isAtWork?: boolean; canAsk?: boolean } = {}) {
  const state = { isAtWork: change.isAtWork ?? true, canAsk: change.canAsk ?? true };
  const done: string[] = [];
  const note = (what: string) => () => {
    done.push(what);
  };
  const closing = new Closing({
    isAtWork: () => state.isAtWork,
    canAsk: () => state.canAsk,
    publish: ({ isAsked }) => done.push(isAsked ? 'ask' : 'do not ask'),
    window: { show: note('show'), hide: note('hide') },
    pauseAll: async () => note('pause')(),
    markToResume: async () => note('mark')(),
    notifyEnd: note('notify'),
    quit: note('quit'),
    onFault: note('fault'),
  });
  done.length = 0;
  return { closing, done, state };
}

describe('closing the window', () => {
  it('when nothing is under way, just closes', () => {
    const { closing, done } = closingWith({ isAtWork: false });
    expect(closing.request()).toBe(true);
    expect(done).toEqual([]);
  });

  it('when something is under way, asks, and stays open until the answer', async () => {
    const { closing, done } = closingWith();
    expect(closing.request()).toBe(false);
    expect(done).toEqual(['show', 'ask']);
    await closing.decide('stay');
    expect(done).toEqual(['show', 'ask', 'do not ask']);
  });

  it('when the page cannot ask, or the program ends anyway, nobody is held up', () => {
    expect(closingWith({ canAsk: false }).closing.request()).toBe(true);
    const { closing, done } = closingWith();
    closing.ending();
    expect(closing.request()).toBe(true);
    expect(done).toEqual([]);
  });

  it('when it goes on in the background, the window hides, and the program ends once the work is done', async () => {
    const { closing, done, state } = closingWith();
    closing.request();
    await closing.decide('background');
    expect(done.slice(2)).toEqual(['do not ask', 'hide']);
    closing.workChanged();
    expect(done).not.toContain('quit');
    state.isAtWork = false;
    closing.workChanged();
    closing.workChanged();
    expect(done.slice(4)).toEqual(['notify', 'quit']);
  });

  it('when a second start shows the window again, the end of the work ends nothing', async () => {
    const { closing, done, state } = closingWith();
    closing.request();
    await closing.decide('background');
    closing.show();
    state.isAtWork = false;
    closing.workChanged();
    expect(done).not.toContain('quit');
    expect(done.at(-1)).toBe('show');
  });

  it('when it pauses, everything is at rest before the question goes and the program ends', async () => {
    const { closing, done } = closingWith();
    closing.request();
    await closing.decide('pause');
    expect(done.slice(2)).toEqual(['pause', 'do not ask', 'quit']);
    expect(closing.request()).toBe(true);
  });

  it('when a pause does not come about, the program ends all the same', async () => {
    vi.useFakeTimers();
    const quit = vi.fn();
    const closing = new Closing({
      isAtWork: () => true,
      canAsk: () => true,
      publish: () => undefined,
      window: { show: () => undefined, hide: () => undefined },
      pauseAll: () => new Promise(() => undefined),
      markToResume: async () => undefined,
      notifyEnd: () => undefined,
      quit,
      onFault: () => undefined,
    });
    closing.request();
    const decided = closing.decide('pause');
    await vi.advanceTimersByTimeAsync(10_000);
    await decided;
    vi.useRealTimers();
    expect(quit).toHaveBeenCalledOnce();
  });

  it('when it quits to resume, what runs is marked first', async () => {
    const { closing, done } = closingWith();
    closing.request();
    await closing.decide('resumeLater');
    expect(done.slice(2)).toEqual(['do not ask', 'mark', 'quit']);
  });

  it('when nothing was asked, an answer does nothing', async () => {
    const { closing, done } = closingWith();
    await closing.decide('resumeLater');
    expect(done).toEqual([]);
  });
});
