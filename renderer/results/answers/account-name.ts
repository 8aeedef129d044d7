import { joinedTexts } from '../../base/languages/isolated-text';
import type { AccountFigures } from './result-basis';

type Named = Pick<AccountFigures, 'label' | 'iban' | 'bankName' | 'accountId'>;

/** An account in a sentence: bank, name and the last four signs of its number, as far as they are known. */
export function namedAccount({ label, iban, bankName, accountId }: Named): string {
  const [name = '', number = ''] = label.split(' · ');
  const last = (iban ?? (number || accountId)).replace(/\s/g, '').slice(-4);
  const names = [...new Set([bankName, name === iban ? null : name])].filter(Boolean);
  return [joinedTexts(names), last === '' ? '' : `…${last}`].filter(Boolean).join(' ');
}
