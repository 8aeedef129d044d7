import { memo } from 'react';
import type { RowView } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import type { Tone } from '../../ui/status-badge';
import { CellEditor, type CellHandlers, type CellInput } from './cell-editor';
import type { RowColumn } from './row-columns';

const tones: Record<RowView['state'], Tone> = {
  booking: 'good',
  known: 'neutral',
  pending: 'ask',
  blocked: 'bad',
  leftOut: 'neutral',
};

interface RowLineProps {
  index: number;
  /** Where the row stands in the scrolled space. It keeps its place while others come and go: nothing is painted anew. */
  topPx: number;
  row: RowView | undefined;
  columns: readonly RowColumn[];
  template: string;
  /** Column of the cell that keys act on; null where another row has it. */
  activeColumn: number | null;
  isChosen: boolean;
  input: CellInput | null;
  /** Given from above: forty rows that each ask for the language cost more than the rows. */
  texts: Texts;
  handlers: CellHandlers;
}

/** Drawn again only when the row itself changes: a scroll by a few rows draws a few rows. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { index, topPx, row, columns, template, activeColumn, isChosen, input, handlers } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    <div
      id={`row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className="grid-row"
      data-active={activeColumn !== null || undefined}
      data-editing={input !== null || undefined}
      data-state={row?.state}
      style={{ top: topPx, gridTemplateColumns: template }}
    >
      {row
        ? columns.map((column, at) =>
            input?.column === at ? (
              <CellEditor
                key={column.id}
                label={props.texts.t(column.label)}
                isNumber={column.isNumber ?? false}
                input={input}
                handlers={handlers}
              />
            ) : (
              <Cell key={column.id} {...props} row={row} column={column} at={at} />
            ),
          )
        : null}
    </div>
  );
});

function Cell({
  index,
  row,
  column,
  at,
  activeColumn,
  texts,
  handlers,
}: RowLineProps & { row: RowView; column: RowColumn; at: number }) {
  const { field } = column;
  const original = field && row.edited && field in row.edited ? row.edited[field] : undefined;
  const classes = ['grid-cell'];
  if (column.isNumber) classes.push('number');
  if (column.id !== 'file' && column.id !== 'line' && column.id !== 'state') classes.push('private');
  if (column.id === 'amount') classes.push('amount');
  if (column.id === 'state') classes.push('grid-state');
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys for its active cell
    <span
      id={`cell-${index}-${at}`}
      role="gridcell"
      className={classes.join(' ')}
      title={
        original === undefined
          ? fullText(row, column, texts)
          : texts.t('cells.original', { text: original ?? '–' })
      }
      // Said with each cell: what happens to the row, where that is not to be sent.
      aria-description={
        row.state === 'booking' || column.id === 'state' ? undefined : texts.t(`rows.state.${row.state}`)
      }
      data-cell={activeColumn === at || undefined}
      data-edited={original !== undefined || undefined}
      data-tone={column.id === 'state' ? tones[row.state] : undefined}
      data-direction={column.id === 'amount' ? directionOf(row) : undefined}
      onClick={() => handlers.onChoose(index, at, row)}
      onDoubleClick={() => handlers.onOpen(index, at)}
    >
      {column.text(row, texts)}
    </span>
  );
}

function directionOf(row: RowView): 'in' | 'out' | undefined {
  if (row.amount === null) return undefined;
  return row.amount.startsWith('-') ? 'out' : 'in';
}

/** As many letters as the narrowest column of texts has room for. */
const roomForLetters = 12;

/** What the width of a column may cut. */
function fullText(row: RowView, column: RowColumn, texts: Texts): string | undefined {
  if (column.id === 'file') return row.fileName;
  if (column.isNumber) return undefined;
  const text = column.text(row, texts);
  return text.length > roomForLetters ? text : undefined;
}
