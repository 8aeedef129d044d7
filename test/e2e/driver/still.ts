import type { Page } from 'playwright-core';
import { until } from './until';

/**
 * Waits until nothing on the screen is fetched, faded or drawn any more: no part says that it is busy, each chart has its strokes, no
 * animation that ends is under way, and four pictures in a row are the same.
 */
export async function still(page: Page): Promise<void> {
  await until('the screen stands still', () =>
    page.evaluate(async () => {
      let hasChanged = false;
      const observer = new MutationObserver(() => {
        hasChanged = true;
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      let same = 0;
      // A second of pictures, at most, for each question.
      for (let picture = 0; picture < 60 && same < 4; picture += 1) {
        await new Promise(requestAnimationFrame);
        same = hasChanged ? 0 : same + 1;
        hasChanged = false;
        if (same < 4) continue;
        const isBusy = document.querySelector('main [data-focus-wait], main [data-loading=true]') !== null;
        const isUndrawn = document.querySelector('.chart [aria-hidden=true]:empty') !== null;
        const isMoving = document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          );
        if (isBusy || isUndrawn || isMoving) same = 0;
      }
      observer.disconnect();
      return same === 4;
    }),
  );
}
