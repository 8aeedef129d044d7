import type { Layout } from '../layout';
import { apps } from './apps';
import { english } from './english';
import { german } from './german';
import { grid, noisy } from './grid';
import { northern } from './northern';
import { odd } from './odd';
import { romance } from './romance';

export const layouts: readonly Layout[] = [
  ...german,
  ...english,
  ...romance,
  ...northern,
  ...apps,
  ...odd,
  ...grid,
  ...noisy,
];
