import type { Page } from 'playwright-core';

/** What moves although the system asks for less motion; what turns while something is at work may. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, transitionProperty, animationName, animationDuration } =
        getComputedStyle(element);
      const glides = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
      const plays = animationName !== 'none' && /[1-9]/.test(animationDuration);
      const isAtWork = element.closest('.mantine-Loader-root, [role=progressbar]') !== null;
      if ((!glides && !plays) || isAtWork) return [];
      const name = `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !/^m_/.test(one)).join('.')}`;
      return [`moves: ${name} (${glides ? `${transitionProperty} ${transitionDuration}` : animationName})`];
    }),
  );
}
