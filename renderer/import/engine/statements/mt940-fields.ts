/** A field of an MT940 or MT942, with its place in the text. */
export interface Field {
  /** `61`, `60F`; `NS` for the texts of some German and Hungarian banks. */
  tag: string;
  value: string;
  start: number;
  end: number;
  /** The text ends in it. */
  isCut?: true;
}

const mark = /^:(\d{2}[A-Z]?|NS):/gm;
/** Fields of the two messages. Anything else at the beginning of a line is text: banks break lines at any colon. */
const known = new Set('13 13D 20 21 25 25P 28 28C 34F 60F 60M 61 62F 62M 64 65 86 90C 90D NS'.split(' '));
/** Tags that a clock time looks like, and what stands behind them where they are tags. */
const next: Record<string, RegExp> = {
  '13': /^(?:61|20|21|25P?|28C?)$/,
  '20': /^(?:21|25P?|28C?)$/,
  '21': /^(?:25P?|28C?)$/,
  '25': /^(?:28C?|60[FM]|34F|13D?|NS|61)$/,
  '28': /^(?:60[FM]|34F|13D?|NS|61)$/,
};

/** Fields in the order of the text; a line within a text that merely looks like one is not among them. */
export function fieldsOf(text: string): Field[] {
  const found: { tag: string; start: number }[] = [];
  for (const { 1: tag = '', index = 0 } of text.matchAll(mark))
    if (known.has(tag)) found.push({ tag, start: index });
  const real = found.filter(({ tag }, at) => {
    const before = found[at - 1]?.tag;
    if (before !== '86' && before !== '61') return true;
    return next[tag]?.test(found[at + 1]?.tag ?? '') ?? true;
  });
  return real.map(({ tag, start }, at) => {
    const end = real[at + 1]?.start ?? text.length;
    return { tag, start, end, value: valueIn(text.slice(start + tag.length + 2, end)) };
  });
}

/** What ends a message (`-`, `-}{5:…`) and what announces the next one (`{1:…`, lines with the bank's code) is no value. */
function valueIn(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/\n-\}?\s*(?:\{[\s\S]*)?$/, '')
    .replace(/\n-\s*(?:\n(?::940:|[A-Z0-9]{3,12}:?)[ \t]*)+\s*$/, '')
    .replace(/\n+$/, '');
}
