import { partsOfReason } from '../../preload/contract';
import type { Texts } from './language';

/** Why a row was left out, in words. */
export function reasonText(reason: string, { t }: Pick<Texts, 't'>): string {
  const { listed, words } = partsOfReason(reason);
  if (listed === null) return words;
  const word = t(`leaveOut.reason.${listed}`);
  return words === '' ? word : `${word}: ${words}`;
}
