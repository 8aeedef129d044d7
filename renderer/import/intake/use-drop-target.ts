import { useEffect, useRef, useState } from 'react';
import { type Dropped, readDrop } from './dropped-items';
import { takeEarlyDrops } from './early-drops';

/** Takes what is dropped anywhere on the window, also before it was drawn. Answers whether something is held over it. */
export function useDropTarget(onDropped: (dropped: Dropped) => unknown): boolean {
  const [isOver, setOver] = useState(false);
  /** Elements entered and not left: each has events of its own. */
  const depth = useRef(0);
  const latest = useRef(onDropped);
  latest.current = onDropped;

  useEffect(() => {
    const take = (found: Dropped) => latest.current(found);
    function onEnter() {
      depth.current += 1;
      setOver(true);
    }
    function onLeave() {
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    }
    function onDrop(event: DragEvent) {
      depth.current = 0;
      setOver(false);
      if (event.dataTransfer) void readDrop(event.dataTransfer.items).then(take);
    }
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    for (const early of takeEarlyDrops()) void early.then(take);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}
