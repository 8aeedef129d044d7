/** Splits a remittance text into what was written and the SEPA tags that banks append to it or print in front of it. */

export interface ParsedPurpose {
  /** The remittance text itself, without tags and references. */
  text: string;
  eref: string;
  mref: string;
  creditorId: string;
  iban: string;
}

const tagNames = [
  'EREF',
  'KREF',
  'MREF',
  'CRED',
  'DEBT',
  'SVWZ',
  'ABWA',
  'ABWE',
  'IBAN',
  'COAM',
  'OAMT',
  'PURP',
  'RREF',
];
// Fixed-width exports break a tag too ("SV WZ+"), so a blank may stand between its letters.
const tagPattern = new RegExp(
  `(${tagNames.map((name) => name.split('').join(' ?')).join('|')}) ?[+:] ?`,
  'g',
);

export function parsePurpose(raw: string): ParsedPurpose {
  const parsed: ParsedPurpose = { text: raw, eref: '', mref: '', creditorId: '', iban: '' };
  if (!raw.includes('+') && !raw.includes(':')) return parsed;
  const pieces = raw.split(tagPattern);
  if (pieces.length === 1) return parsed;
  const texts = [pieces[0] ?? ''];
  for (let i = 1; i < pieces.length; i += 2) {
    const tag = (pieces[i] ?? '').replace(/ /g, '');
    const value = (pieces[i + 1] ?? '').trim();
    if (tag === 'SVWZ' || tag === 'ABWA' || tag === 'ABWE') texts.push(value);
    else if (tag === 'EREF') parsed.eref = value;
    else if (tag === 'MREF') parsed.mref = value.replace(/ /g, '');
    else if (tag === 'CRED') parsed.creditorId = value.replace(/ /g, '').toUpperCase();
    else if (tag === 'IBAN') parsed.iban = value.replace(/ /g, '').slice(0, 34).toUpperCase();
  }
  parsed.text = texts.join(' ').trim();
  return parsed;
}
