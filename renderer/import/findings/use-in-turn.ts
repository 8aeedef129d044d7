import { useCallback, useRef } from 'react';

/** Of a key that is held down no more than these wait. */
const mostWaiting = 8;

/** Runs steps one after the other: a key pressed again before the last answer is here goes on from that answer. */
export function useInTurn(): (step: () => Promise<void>) => void {
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);
  return useCallback((step) => {
    if (waiting.current >= mostWaiting) return;
    waiting.current += 1;
    last.current = last.current
      .then(step)
      .catch(() => undefined)
      .finally(() => {
        waiting.current -= 1;
      });
  }, []);
}
