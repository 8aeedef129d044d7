import type { singleByteLabels, unmarkedLabels } from '../../../../preload/contract/reading/encodings';

export type SingleByteLabel = (typeof singleByteLabels)[number];
/** Any encoding that neither a mark nor the form of the bytes tells. */
export type UnmarkedLabel = (typeof unmarkedLabels)[number];

/** windows-1252 from 0x80 to 0x9F. A table of our own: Node 20 decodes windows-1252 as Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Where ISO-8859-15 differs from Latin-1. */
const latin9: Record<string, string> = {
  '¤': '€',
  '¦': 'Š',
  '¨': 'š',
  '´': 'Ž',
  '¸': 'ž',
  '¼': 'Œ',
  '½': 'œ',
  '¾': 'Ÿ',
};

/** Code page 850, of programs from before Windows; no `TextDecoder` knows it. */
const ibm850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Code page 852, the same for the middle of Europe. */
const ibm852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎË' +
  'ďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

/** Those that every `TextDecoder` reads as they are. */
const nativeLabels: ReadonlySet<SingleByteLabel> = new Set([
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'macintosh',
]);

const made = new Map<SingleByteLabel, readonly string[]>();

/** The characters of the bytes 0x80 to 0xFF; bytes that mean nothing give a control character or U+FFFD. */
export function highCharacters(label: SingleByteLabel): readonly string[] {
  const known = made.get(label);
  if (known) return known;
  const characters = makeCharacters(label);
  made.set(label, characters);
  return characters;
}

function makeCharacters(label: SingleByteLabel): string[] {
  if (label === 'ibm850') return [...ibm850];
  if (label === 'ibm852') return [...ibm852];
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
  if (nativeLabels.has(label)) return [...new TextDecoder(label).decode(bytes)];
  const latin1 = [...String.fromCharCode(...bytes)];
  if (label === 'windows-1252') return [...windows1252, ...latin1.slice(32)];
  return latin1.map((sign) => latin9[sign] ?? sign);
}
