import type { otherScriptLabels } from '../../../../preload/contract/reading/encodings';

export type OtherScriptLabel = (typeof otherScriptLabels)[number];

/** What speaks for an encoding of another script: how usual its characters are, 0 to 1, and words of account lists among them. */
interface ScriptFit {
  label: OtherScriptLabel;
  usual: number;
  words: number;
}

export interface OtherScripts {
  /** Those that give usual characters, the likeliest first; empty for texts in Latin letters. */
  labels: OtherScriptLabel[];
  /** The first of them is beyond doubt. */
  isSure: boolean;
  /** What was looked at. */
  bytes: Uint8Array;
}

const judgedBytes = 32_768;
const fewestBytes = 6;
/** Share of bytes beyond ASCII that have another one beside them: letters with accents stand alone in words. */
const leastNeighbours = 0.7;
const leastUsual = 0.8;
/** Cyrillic and Greek words have more letters in the mean. */
const leastWordLength = 3;
/** Share of bytes that are letters with accents in Western Europe, which texts of two bytes a sign stay below. */
const mostAccents = 0.9;
/** What the characters of one encoding must be more usual than those of another to decide without words. */
const clearMargin = 0.25;

/** Words of the headers of account lists. */
const words: Record<OtherScriptLabel, RegExp> = {
  'windows-1251':
    /дата|сумма|сума|валюта|описание|основание|салдо|сальдо|остаток|баланс|дебит|дебет|кредит|назначение|счет|счёт|рахунок|операц|платеж|платіж|плащане|получател|контрагент/giu,
  'windows-1253':
    /ημερομηνία|ημ\/νία|ποσό|υπόλοιπο|περιγραφή|αιτιολογία|χρέωση|πίστωση|συναλλαγή|λογαριασμ|κατάστημα/giu,
  'windows-1255': /תאריך|סכום|חובה|זכות|יתרה|תיאור|פרטים|אסמכתא|פעולה|מטבע|חיוב|חשבון|עסק/gu,
  'windows-1256': /تاريخ|التاريخ|المبلغ|مدين|دائن|الرصيد|رصيد|الوصف|البيان|العملة|المرجع|العملية/gu,
  gbk: /交易|金额|余额|收入|支出|日期|摘要|时间|账号|账户|对方|备注|类型|商品|币种|借方|贷方|收\/支/gu,
  big5: /交易|金額|餘額|結餘|存入|支出|提款|日期|摘要|帳號|備註|幣別|提出/gu,
  shift_jis: /取引|残高|出金|入金|金額|日付|摘要|支払|預り|お引|お預|口座|年月日|振込|区分|ﾌﾘｺﾐ|ｼﾞﾄﾞｳ/gu,
  'euc-kr': /거래|금액|입금|출금|잔액|일자|적요|내용|은행|계좌|메모/gu,
};

/** Lead and second byte of characters that texts are made of: the first plane of Chinese characters, syllables, kana and common kanji. */
const usualPairs: Partial<Record<OtherScriptLabel, (lead: number, second: number) => boolean>> = {
  gbk: (lead, second) => second >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
  big5: (lead, second) =>
    (lead >= 0xa4 && lead <= 0xc6 && (second < 0x7f || second >= 0xa1)) || (lead >= 0xa1 && lead <= 0xa3),
  shift_jis: (lead) => (lead >= 0x81 && lead <= 0x83) || (lead >= 0x88 && lead <= 0x9f) || lead >= 0xe0,
  'euc-kr': (lead, second) => second >= 0xa1 && ((lead >= 0xb0 && lead <= 0xc8) || lead === 0xa1),
};

/** Half a sign: katakana of one byte stand in Japanese lists of banks, and are nothing that other scripts would not give too. */
const narrowKana = 0.5;

function usualShareOfPairs(bytes: Uint8Array, label: OtherScriptLabel): number {
  const isUsual = usualPairs[label];
  let [seen, usual] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] as number;
    if (lead < 0x80) continue;
    seen++;
    if (label === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) usual += narrowKana;
    else if (isUsual?.(lead, bytes[++at] ?? 0)) usual++;
  }
  return seen === 0 ? 0 : usual / seen;
}

/** Runs of letters of which only the first may be a capital, or all are. */
function usualShareOfWords(text: string, script: RegExp): number {
  let [high, usual] = [0, 0];
  for (const [run] of text.matchAll(/[\u0080-\uffff]+/g)) {
    high += run.length;
    for (const [word] of run.matchAll(script)) {
      const rest = word.slice(1);
      if (rest === rest.toLowerCase() || word === word.toUpperCase()) usual += word.length;
    }
  }
  return high === 0 ? 0 : usual / high;
}

const letters: Partial<Record<OtherScriptLabel, RegExp>> = {
  'windows-1251': /[\u0400-\u04ff]{2,}/g,
  'windows-1253': /[\u0370-\u03ff]{2,}/g,
  'windows-1255': /[\u05d0-\u05ea]{2,}/g,
  'windows-1256': /[\u0621-\u064a]{2,}/g,
};

/**
 * Accents side by side: as Cyrillic or Greek they would be words of two letters, as characters of two bytes they would lack those bytes
 * that are no letters of Western Europe.
 */
function isLatin(bytes: Uint8Array, text: string, hasAlphabet: boolean): boolean {
  if (hasAlphabet) {
    const runs = text.match(/[\u0080-\uffff]+/g) ?? [];
    return runs.join('').length <= runs.length * leastWordLength;
  }
  const high = bytes.filter((byte) => byte >= 0x80);
  return high.filter((byte) => byte >= 0xc0).length > high.length * mostAccents;
}

function fitOf(bytes: Uint8Array, label: OtherScriptLabel): ScriptFit | null {
  let text: string;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
  const known = new Set(text.match(words[label]) ?? []).size;
  const script = letters[label];
  if (known < 2 && isLatin(bytes, text, script !== undefined)) return null;
  const usual = script ? usualShareOfWords(text, script) : usualShareOfPairs(bytes, label);
  return { label, usual, words: known };
}

/** Bytes beyond ASCII stand side by side, and are no UTF-8 of which a few were damaged. */
function isOtherScript(bytes: Uint8Array): boolean {
  let [high, neighbours] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    high++;
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) neighbours++;
  }
  if (high < fewestBytes) return false;
  let [broken, whole] = [0, 0];
  for (const [sign] of new TextDecoder('utf-8').decode(bytes).matchAll(/[\u0080-\uffff]/g)) {
    if (sign === '\ufffd') broken++;
    else whole++;
  }
  if (whole >= broken * 2) return false;
  return (neighbours >= high * leastNeighbours && standsApart(bytes)) || fitsWithWords(bytes);
}

const isLetter = (byte: number | undefined) => byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte));

/** Most runs of bytes beyond ASCII touch no Latin letter: `ção`, `créée` and `ŁÓDŹ` are words in Latin letters. */
function standsApart(bytes: Uint8Array): boolean {
  let [runs, apart] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    const first = at;
    while ((bytes[at + 1] ?? 0) >= 0x80) at++;
    runs++;
    if (!isLetter(bytes[first - 1]) && !isLetter(bytes[at + 1])) apart++;
  }
  return apart * 2 > runs;
}

/** The second byte of a sign may be one of ASCII; words of account lists tell whatever stands beside them. */
function fitsWithWords(bytes: Uint8Array): boolean {
  return (Object.keys(words) as OtherScriptLabel[]).some((label) => (fitOf(bytes, label)?.words ?? 0) >= 2);
}

/**
 * The encodings of other scripts that give usual characters, the likeliest first, and whether the first is beyond doubt: words of account
 * lists tell, else characters that are clearly more usual. Empty for texts in Latin letters.
 */
export function otherScripts(bytes: Uint8Array): OtherScripts {
  const end =
    bytes.length > judgedBytes ? bytes.lastIndexOf(10, judgedBytes) + 1 || judgedBytes : bytes.length;
  const judged = bytes.subarray(0, end);
  if (!isOtherScript(judged)) return { labels: [], isSure: false, bytes: judged };
  const found = (Object.keys(words) as OtherScriptLabel[])
    .flatMap((label) => fitOf(judged, label) ?? [])
    .filter(({ usual, words: known }) => usual >= leastUsual || known >= 2)
    .sort((a, b) => b.words - a.words || b.usual - a.usual);
  const [best, second] = found;
  if (!best) return { labels: [], isSure: false, bytes: judged };
  const isSure =
    !second ||
    (best.words >= 2 && second.words === 0) ||
    best.words >= second.words + 2 ||
    (best.words >= second.words && best.usual >= second.usual + clearMargin);
  return { labels: found.map(({ label }) => label), isSure, bytes: judged };
}
