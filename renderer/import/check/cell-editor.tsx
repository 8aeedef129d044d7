import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { RowView } from '../../../preload/contract';

/** What is typed into a cell of the row, and what is wrong with it. */
export interface CellInput {
  readonly column: number;
  readonly text: string;
  readonly problem: string | null;
}

export interface CellHandlers {
  readonly onChoose: (index: number, column: number, row: RowView) => void;
  readonly onOpen: (index: number, column: number) => void;
  readonly onType: (text: string) => void;
  /** `move`: which cell is to be edited next, if any. */
  readonly onCommit: (move: -1 | 0 | 1) => void;
  readonly onGiveUp: () => void;
  readonly onLeave: () => void;
}

interface CellEditorProps {
  label: string;
  isNumber: boolean;
  input: CellInput;
  handlers: CellHandlers;
}

/** A cell while it is changed: Enter takes the value, as does a press elsewhere, Tab goes on to the next cell, Escape gives up. */
export function CellEditor({ label, isNumber, input, handlers }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function onKey(event: KeyboardEvent) {
    // The keys of the grid are not meant while a value is typed.
    event.stopPropagation();
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) handlers.onCommit(0);
    else if (event.key === 'Tab') handlers.onCommit(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') handlers.onGiveUp();
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the field in it has the focus
    <span role="gridcell" className="grid-cell grid-editor">
      <input
        ref={field}
        className={isNumber ? 'number private' : 'private'}
        aria-label={label}
        aria-invalid={input.problem !== null}
        aria-describedby={input.problem ? 'cell-problem' : undefined}
        value={input.text}
        onChange={(event) => handlers.onType(event.currentTarget.value)}
        onKeyDown={onKey}
        onBlur={(event) => {
          // In another window the cell waits.
          if (document.activeElement !== event.currentTarget) handlers.onLeave();
        }}
      />
    </span>
  );
}
