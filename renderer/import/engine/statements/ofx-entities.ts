/** Names of letters and signs that banks write into OFX, though the standard knows but four. */
const named: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  euro: '€',
  pound: '£',
  yen: '¥',
  sect: '§',
  deg: '°',
  middot: '·',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ordm: 'º',
  ordf: 'ª',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  ccedil: 'ç',
  ntilde: 'ñ',
  eth: 'ð',
  thorn: 'þ',
};
/** `eacute`: a letter and its accent. */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
};
const accented = /^([A-Za-z])(grave|acute|circ|tilde|uml)$/;

/** Text with its entities; an ampersand that begins none, and a name that nobody knows, stay as they are. */
export function decodeOfxText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return nameOf(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

function nameOf(name: string): string | undefined {
  const known = named[name] ?? named[name.toLowerCase()];
  if (known !== undefined) return /^[A-Z]/.test(name) && name.length > 2 ? known.toUpperCase() : known;
  const [, letter, accent] = accented.exec(name) ?? [];
  return letter && accent ? (letter + accents[accent]).normalize('NFC') : undefined;
}
