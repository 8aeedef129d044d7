import { type Dropped, readDrop } from './dropped-items';

type DropTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

let stopKeeping: (() => Promise<Dropped>[]) | null = null;

/** Drops of the first moment, before the window is drawn, are kept until the intake is there; lost otherwise. */
export function keepEarlyDrops(target: DropTarget): void {
  const kept: Promise<Dropped>[] = [];
  const keep = (event: DragEvent) => {
    if (event.dataTransfer) kept.push(readDrop(event.dataTransfer.items));
  };
  target.addEventListener('drop', keep);
  stopKeeping = () => {
    target.removeEventListener('drop', keep);
    return kept;
  };
}

/** The intake listens itself from now on; it gets what came before it, once. */
export function takeEarlyDrops(): Promise<Dropped>[] {
  const kept = stopKeeping?.() ?? [];
  stopKeeping = null;
  return kept;
}
