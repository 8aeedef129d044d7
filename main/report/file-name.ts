/** Names that Windows keeps for devices, with or without an ending. */
const reservedNames = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** Longest name before the ending; file systems take 255 bytes, and a letter may need four. */
const lengthLimit = 60;

/**
 * A base name that every file system takes, made from text that may be hostile: a customer's name, a payee (SEC-28).
 * No separators, no control or direction marks, no leading or trailing dot, no device name; never empty.
 */
export function cleanFileName(rawStem: string, ending: string): string {
  const stem = [...rawStem.normalize('NFC')]
    .map((sign) => (isHarmless(sign) ? sign : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...stem]
    .slice(0, lengthLimit)
    .join('')
    .replace(/[. ]+$/, '');
  const safe = short === '' || reservedNames.test(short) ? `Kontor ${short}`.trim() : short;
  return `${safe}.${ending}`;
}

function isHarmless(sign: string): boolean {
  // Control, format (direction marks among them), surrogate and private signs, and the ones a path or shell would read.
  return !/[\p{C}<>:"/\\|?*%]/u.test(sign);
}
