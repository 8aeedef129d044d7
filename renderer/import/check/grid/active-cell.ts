import { useEffect, useRef, useState } from 'react';
import type { RowScroll } from './use-row-scroll';

/** A cell by its row and its column, both from 0. */
export interface CellPlace {
  readonly index: number;
  readonly column: number;
}

/** A row to go to; `round` tells one wish from the next. */
export interface RowJump {
  readonly index: number;
  readonly column: string | null;
  readonly round: number;
}

/** Where the user was sent from elsewhere. */
interface Wishes {
  /** Line to go to; null to start at the top. */
  readonly line: number | null;
  readonly total: number;
  /** Position of the row of a line. */
  readonly findLine: (line: number) => Promise<number>;
  readonly jump: RowJump | null;
  readonly columnOf: (id: string | null) => number;
  readonly focusGrid: () => void;
}

/** The cell that keys act on; it follows a jump to a line, and each jump to a finding. */
export function useActiveCell(scroll: RowScroll, wishes: Wishes): [CellPlace, (place: CellPlace) => void] {
  const { line, total, findLine, jump, columnOf, focusGrid } = wishes;
  const [active, setActive] = useState<CellPlace>({ index: 0, column: 0 });

  const jumped = useRef<string>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one jump per line and first total
  useEffect(() => {
    const key = `${line}:${total > 0}`;
    if (line === null || total === 0 || jumped.current === key) return;
    jumped.current = key;
    void findLine(line).then((index) => {
      setActive((before) => ({ ...before, index }));
      scroll.scrollTo(Math.max(0, index - 3));
      focusGrid();
    });
  }, [line, total]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one move per wish
  useEffect(() => {
    if (!jump) return;
    const column = columnOf(jump.column);
    setActive((before) => ({ index: jump.index, column: column === -1 ? before.column : column }));
    scroll.moveInto(jump.index);
    focusGrid();
  }, [jump?.round]);
  return [active, setActive];
}

/** The size of the table that arrows walk in. */
interface Extent {
  readonly total: number;
  readonly columns: number;
  readonly pageRows: number;
}

/** Where the arrows and their like lead; null for any other key. */
export function nextPlace(key: string, { index, column }: CellPlace, extent: Extent): CellPlace | null {
  const page = Math.max(1, extent.pageRows);
  const rows: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: extent.total - 1,
  };
  const row = rows[key];
  if (row !== undefined) return { index: Math.min(extent.total - 1, Math.max(0, row)), column };
  if (key === 'ArrowRight') return { index, column: Math.min(extent.columns - 1, column + 1) };
  if (key === 'ArrowLeft') return { index, column: Math.max(0, column - 1) };
  return null;
}
