/** Encodings with one byte per sign that bank exports come in, the likelier first. */
export const singleByteLabels = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'macintosh',
  'ibm850',
] as const;
