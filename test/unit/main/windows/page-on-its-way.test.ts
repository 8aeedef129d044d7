import { describe, expect, it } from 'vitest';
import { pageOnItsWay } from '../../../../main/windows/page-on-its-way';

function startingWindow() {
  const state = { processId: 0, isGone: false };
  return {
    state,
    isDestroyed: () => state.isGone,
    webContents: {
      getOSProcessId: () => {
        if (state.isGone) throw new TypeError('Object has been destroyed');
        return state.processId;
      },
    },
  };
}

describe('a page on its way', () => {
  it('has its process and its first file', async () => {
    const window = startingWindow();
    let isAsked = false;
    let isOver = false;
    const way = pageOnItsWay(window, () => isAsked).then((is) => {
      isOver = true;
      return is;
    });
    isAsked = true;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOver).toBe(false);
    window.state.processId = 4711;
    expect(await way).toBe(true);
  });

  it('is not waited for longer than a tenth of a second', async () => {
    const startedAt = performance.now();
    expect(await pageOnItsWay(startingWindow(), () => false)).toBe(true);
    expect(performance.now() - startedAt).toBeGreaterThan(95);
  });

  it('is given up with its window', async () => {
    const window = startingWindow();
    const way = pageOnItsWay(window, () => true);
    window.state.isGone = true;
    expect(await way).toBe(false);
  });
});
