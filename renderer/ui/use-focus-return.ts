import { useEffect, useState } from 'react';

/**
 * For a dialog that is there only while it is open: whoever opened it by keyboard goes on where it was opened. The
 * library gives the focus back only for a dialog that stays and is closed.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement)) return;
      // The dialog's own trap lets go first.
      setTimeout(() => {
        if (before.isConnected && document.activeElement === document.body) before.focus();
      }, 50);
    },
    [before],
  );
}
