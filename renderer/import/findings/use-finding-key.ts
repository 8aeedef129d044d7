import { useEffect, useRef } from 'react';

/** F8 and Shift+F8 lead to the next finding and the one before, unless a dialog is open; `null`: the key is another's. */
export function useFindingKey(go: ((isBackwards: boolean) => void) | null): void {
  const latest = useRef(go);
  latest.current = go;
  const isOn = go !== null;
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F8' || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      latest.current?.(event.shiftKey);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
