import type { Session } from 'electron';
import type { WindowRoles } from './window-roles';

/** What every page of a start has in common. */
export interface PageGround {
  readonly preloadFolder: string;
  readonly session: Session;
  readonly roles: WindowRoles;
}
