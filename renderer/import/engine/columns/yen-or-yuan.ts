import type { Column } from './column-candidates';

const sign = /[¥￥]/;
const kana = /[\u3040-\u30ff]/;
const chineseOrJapanese = /[\u4e00-\u9fff]/;

/**
 * `¥` is written for yen and for yuan: decimal places are never yen, whole amounts beside kana are. Chinese words without kana
 * say yuan. Null where the sign does not stand there, or nothing tells.
 */
export function yenOrYuan(
  money: readonly Column[],
  headers: readonly string[],
  rows: readonly string[][],
): 'JPY' | 'CNY' | null {
  const signed = money.filter(({ profile }) => [...profile.distinct.keys()].some((text) => sign.test(text)));
  if (signed.length === 0) return null;
  const hasPlaces = signed.some(({ profile }) =>
    [...profile.distinct.keys()].some((text) => /[.,]\d{2}\D*$/.test(text)),
  );
  const words = [...headers, ...rows.slice(0, 50).flat()].join(' ');
  if (hasPlaces) return 'CNY';
  if (kana.test(words)) return 'JPY';
  return chineseOrJapanese.test(words) ? 'CNY' : null;
}
