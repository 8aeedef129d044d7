import { useEffect } from 'react';
import { useSettings } from '../base/settings-context';

/** What is hidden is not told by the hint of the pointer either: while names are hidden, hints over them wait. */
export function useTitlesHidden(): void {
  const { isMasked } = useSettings();
  useEffect(() => {
    if (!isMasked) return;
    const held = new Map<Element, string>();
    const hide = ({ target }: Event) => {
      const titled = target instanceof Element ? target.closest('[title]') : null;
      if (!titled || !isPrivate(titled)) return;
      held.set(titled, titled.getAttribute('title') ?? '');
      titled.removeAttribute('title');
    };
    const restore = () => {
      for (const [element, title] of held)
        if (!element.hasAttribute('title')) element.setAttribute('title', title);
      held.clear();
    };
    document.addEventListener('pointerover', hide, true);
    document.addEventListener('pointerout', restore, true);
    return () => {
      document.removeEventListener('pointerover', hide, true);
      document.removeEventListener('pointerout', restore, true);
      restore();
    };
  }, [isMasked]);
}

const isPrivate = (element: Element) =>
  element.closest('.private') !== null || element.querySelector('.private') !== null;
