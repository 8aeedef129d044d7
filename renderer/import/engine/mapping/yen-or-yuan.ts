import type { Column } from '../columns/column-candidates';

const sign = /[¥￥]/;
const kana = /[\u3040-\u30ff]/;
/** Signs and words that only Japanese has beside an amount, and such that only the short writing of China has. */
const japanese = /[払込円振]|日付|残高|給与|取引|摘要|金額/;
const chinese = /[余币账转额费]|支付|收入|支出|交易|人民/;

/**
 * `¥` is written for yen and for yuan: decimal places are never yen, whole amounts beside kana or other signs of
 * Japanese are; words that only China writes say yuan. Null where the sign does not stand there, or nothing tells.
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
  const [isJapanese, isChinese] = [japanese.test(words), chinese.test(words)];
  if (isJapanese !== isChinese) return isChinese ? 'CNY' : 'JPY';
  return null;
}
