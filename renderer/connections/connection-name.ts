import type { Connection } from '../../preload/contract';
import type { Texts } from '../base/language';

/** The embedded service is called as the language calls it. */
export function connectionName({ isEmbedded, name }: Connection, t: Texts['t']): string {
  return isEmbedded ? t('connections.embedded') : name;
}
