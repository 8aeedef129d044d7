import type { Translate } from '../../base/language';
import type { RowColumn } from './row-columns';

interface RowsHeadProps {
  columns: readonly RowColumn[];
  template: string;
  leastPx: number;
  t: Translate;
}

/** Names of the columns that are shown. */
export function RowsHead({ columns, template, leastPx, t }: RowsHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, the cell is its active descendant
    <div
      className="grid-row grid-head"
      role="row"
      aria-rowindex={1}
      style={{ gridTemplateColumns: template, minWidth: leastPx }}
    >
      {columns.map(({ id, label, isNumber }) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        // biome-ignore lint/a11y/useFocusableInteractive: see the grid
        <span key={id} role="columnheader" className={isNumber ? 'number cut' : 'cut'} title={t(label)}>
          {t(label)}
        </span>
      ))}
    </div>
  );
}
