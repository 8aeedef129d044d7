import type { DateParts } from './date-parts';

/** Dates as they are written in East Asia. */

/** What stands behind the year of `2024年1月16日` and `2024년 1월 16일`. */
const ofYear = { chinese: 0x5e74, korean: 0xb144 } as const;
const eastAsian = /^(\d{4})[年년]\s?(\d{1,2})[月월]\s?(\d{1,2})[日일](?:[T\s]*\d{1,2}[:時时시].*)?$/;

function eastAsianParts(text: string): DateParts | null {
  const found = eastAsian.exec(text);
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  return { parts: [+year, +month, +day], digits: [4, 2, 2], separator: '年', namedMonth: -1, hasYear: true };
}

/** Years of Japan's eras, as banks there shorten them: `R7.3.25`, `令和7年3月25日`; what is added to them. */
const eras: Readonly<Record<string, number>> = { R: 2018, 令: 2018, H: 1988, 平: 1988 };
const ofEra = /^(?:[RH]\.?|令和|平成)\s?(\d{1,2}|元)[./年-](\d{1,2})[./月-](\d{1,2})日?$/;

function eraParts(text: string): DateParts | null {
  const found = ofEra.exec(text);
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  const full = (eras[text[0] ?? ''] ?? 0) + (year === '元' ? 1 : +year);
  return { parts: [full, +month, +day], digits: [4, 2, 2], separator: '年', namedMonth: -1, hasYear: true };
}

/** Years of the Republic of China, as banks in Taiwan write them: `115/03/05` is in 2026. No other first part has three digits. */
const ofRepublic = /^(?:民國)?\s?(1[0-4]\d)([./年-])(0?[1-9]|1[0-2])[./月-](0?[1-9]|[12]\d|3[01])日?$/;
function republicParts(text: string): DateParts | null {
  const [, year = '', separator = '', month = '', day = ''] = ofRepublic.exec(text) ?? [];
  // `120-1-5` is the number of something.
  if (year === '' || (/[.-]/.test(separator) && month.length + day.length < 4)) return null;
  return {
    parts: [+year + 1911, +month, +day],
    digits: [4, 2, 2],
    separator,
    namedMonth: -1,
    hasYear: true,
  };
}

/** Null for what has the form of such a date and is none; undefined for what has not. */
export function easternParts(text: string): DateParts | null | undefined {
  const mark = text.charCodeAt(4);
  if (mark === ofYear.chinese || mark === ofYear.korean) return eastAsianParts(text);
  if ((text[0] ?? '') in eras) return eraParts(text);
  return republicParts(text) ?? undefined;
}
