/** Encodings with one byte per sign and Latin letters that bank exports come in, the likelier first. */
export const singleByteLabels = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'macintosh',
  'ibm850',
  'ibm852',
] as const;

/** Encodings of other scripts: Cyrillic, Greek, Hebrew, Arabic, Chinese, Japanese, Korean. */
export const otherScriptLabels = [
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'gbk',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;

/** All encodings that neither a mark nor the form of the bytes tells. */
export const unmarkedLabels = [...singleByteLabels, ...otherScriptLabels] as const;
