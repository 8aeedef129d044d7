import type { Damage } from '../../database-guard/database-guard';

/** The file of the database is not what was written, or does not open with this key. Nothing of it is read, and no new one takes its place by itself. */
export class DamagedDatabase extends Error {
  constructor(readonly kind: Damage['kind'] | 'key') {
    super(`the database of the local service is damaged (${kind})`);
    this.name = 'DamagedDatabase';
  }
}
