import type { Layout } from '../layout';
import { apps } from './apps';
import { english } from './english';
import { german } from './german';
import { grid } from './grid';
import { northern } from './northern';
import { odd } from './odd';
import { romance } from './romance';

const plain: readonly Layout[] = [...german, ...english, ...romance, ...northern, ...apps, ...odd, ...grid];

/** The same among foreign columns, in another order, with other separators. */
const noisy: readonly Layout[] = plain
  .filter(({ header, oldestRow, newestRow, below }) => header !== '' && !oldestRow && !newestRow && !below)
  .map((layout) => ({ ...layout, id: `noisy-${layout.id.replace('grid-', '')}`, isNoisy: true }));

/** Every shape of the grid as a workbook or a text of another kind, with lines around it. */
const dressed: readonly Layout[] = grid.map((layout) => ({
  ...layout,
  id: layout.id.replace('grid-', 'dressed-'),
  isDressed: true,
}));

export const layouts: readonly Layout[] = [...plain, ...noisy, ...dressed];
