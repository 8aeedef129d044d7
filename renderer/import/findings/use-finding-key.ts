import { useEffect, useRef } from 'react';

type Go = (isBackwards: boolean) => void;

/** Whose the walk through the findings is: the rows while they are shown, else the step. */
let current: { go: Go } | null = null;

/** To the next finding or the one before: what F8, Shift+F8 and their buttons do (`data-command` of the step). */
export function goToFinding(isBackwards: boolean): void {
  current?.go(isBackwards);
}

/** Takes the walk through the findings while it is mounted; `null`: it is another's. */
export function useFindingKey(go: Go | null): void {
  const latest = useRef({ go: (isBackwards: boolean) => go?.(isBackwards) });
  latest.current.go = (isBackwards) => go?.(isBackwards);
  const isOn = go !== null;
  useEffect(() => {
    if (!isOn) return;
    const own = latest.current;
    current = own;
    return () => {
      if (current === own) current = null;
    };
  }, [isOn]);
}
