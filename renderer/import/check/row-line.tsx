import { memo } from 'react';
import type { RowView } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import { nameInShort } from '../../ui/names-in-short';
import type { Tone } from '../../ui/status-badge';

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
  isActive: boolean;
  isChosen: boolean;
  /** Given from above: forty rows that each ask for the language cost more than the rows. */
  texts: Texts;
  onChoose: (index: number, row: RowView) => void;
}

/** Drawn again only when the row itself changes: a scroll by a few rows draws a few rows. */
export const RowLine = memo(function RowLine({
  index,
  topPx,
  row,
  isActive,
  isChosen,
  texts,
  onChoose,
}: RowLineProps) {
  const { t, format } = texts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles Enter for its active row
    <div
      id={`row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className="grid-row"
      data-active={isActive || undefined}
      data-state={row?.state}
      style={{ top: topPx }}
      onClick={() => row && onChoose(index, row)}
    >
      {row ? (
        <>
          <Cell text={nameInShort(row.fileName)} title={row.fileName} />
          <Cell text={format.count(row.line)} className="number" />
          <Cell text={row.bookingDay ? format.day(row.bookingDay) : '–'} />
          <Cell text={amountOf(row, texts)} className="number private amount" direction={directionOf(row)} />
          <Cell text={row.counterpartyName ?? ''} className="private" />
          <Cell text={row.purpose ?? row.bookingText ?? ''} className="private" />
          {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: see the grid */}
          <span role="gridcell" className="grid-cell grid-state" data-tone={tones[row.state]}>
            {t(`rows.state.${row.state}`)}
          </span>
        </>
      ) : (
        <Cell text="…" />
      )}
    </div>
  );
});

function amountOf(row: RowView, { format }: Texts): string {
  if (row.amount === null) return '–';
  return format.amount(row.amount, row.currency);
}

function directionOf(row: RowView): 'in' | 'out' | undefined {
  if (row.amount === null) return undefined;
  return row.amount.startsWith('-') ? 'out' : 'in';
}

interface CellProps {
  text: string;
  title?: string;
  className?: string;
  direction?: 'in' | 'out' | undefined;
}

function Cell({ text, title, className, direction }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    <span
      role="gridcell"
      className={className ? `grid-cell ${className}` : 'grid-cell'}
      title={title}
      data-direction={direction}
    >
      {text}
    </span>
  );
}
