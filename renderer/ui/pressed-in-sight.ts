/** What a key presses or opens, apart from fields: those scroll by themselves. */
const pressed = 'a[href], button, summary, [role=button], [role=tab], [role=menuitem]';
const pressing: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * A key presses what has the focus, also where that was scrolled out of sight: it comes back first. What opens beside it would stay
 * hidden otherwise, and nobody would see what was pressed (WCAG 2.4.11).
 */
export function keepPressedInSight(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener(
    'keydown',
    ({ key, target: at }) => {
      if (pressing.has(key) && at instanceof HTMLElement && at.matches(pressed))
        at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    true,
  );
}
