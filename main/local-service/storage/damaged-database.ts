import type { Damage } from '../../database-guard/database-guard';

/**
 * The file of the database is not what was written, does not open with this key, is of a newer version, or lies where nothing may be
 * written. Nothing of it is read, and no new one takes its place by itself.
 */
export class DamagedDatabase extends Error {
  constructor(readonly kind: Damage['kind'] | 'key' | 'newer' | 'readOnly') {
    super(`the database of the local service does not open (${kind})`);
    this.name = 'DamagedDatabase';
  }
}
