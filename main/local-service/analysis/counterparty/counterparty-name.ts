import { fold } from '../ledger/text-folding';

/** Names of one firm in their variants (town, branch, legal form, abbreviation, capitals) come to one key. */
export interface CleanName {
  /** Folded words without legal form. */
  words: readonly string[];
  /** The words squeezed together: what identities are compared by. */
  key: string;
  hasLegalForm: boolean;
  /** What banks print instead of a partner when money moves between accounts of one customer. */
  isSelfWord: boolean;
}

const legalForms = new Set(
  'GMBH MBH GESMBH AG SE KG KGAA OHG OG UG EK EU EG EV GBR PARTG PARTGMBB INC LTD LIMITED LLC PLC CORP SARL SA SAS SRL SPA BV NV AB APS AS OY OYJ SRO DOO KFT SL VVAG CO COMPANY HAFTUNGSBESCHRANKT GENOSSENSCHAFT SCA CIE ET PTY STIFTUNG KDOR AOR ULC'.split(
    ' ',
  ),
);

/** A folded word that is a legal form. */
export function isLegalForm(foldedWord: string): boolean {
  return legalForms.has(foldedWord);
}

/** Pieces of a legal form that a cut at 27 characters leaves behind. */
const cutLegalForms = new Set([
  'G',
  'GM',
  'GMB',
  'GMBH',
  'CO',
  'K',
  'A',
  'HAFTUNGSBESCHR',
  'HAFTUNGSBES',
  'LIMI',
  'VVA',
  'VV',
]);

const selfWords =
  /^(EIGENUBERTRAG|KONTOUBERTRAG|UMBUCHUNG|UBERTRAG|INTERNER UBERTRAG|OWN TRANSFER|INTERNAL TRANSFER|EIGENES KONTO)/;

export function cleanName(raw: string): CleanName {
  let text = raw.trim();
  const place = text.indexOf('//');
  if (place > 2) text = text.slice(0, place);
  text = text
    .replace(/\/[\p{L} .-]{2,20}$/u, (tail, offset: number, all: string) =>
      offset >= 5 && !/\.\w{2,3}$/.test(all.slice(0, offset)) ? '' : tail,
    )
    .replace(/\b(FIL|FILIALE|NL|STORE|SHOP|NR|MARKT|ST)\.? ?\d+.*$/i, '')
    .replace(/\b(?:(?:SAGT|SAYS) (?:DANKE|THANKS)|DANKT)\b.*$/i, '')
    .replace(/\bVers\.(?=[\p{L}\s]|$)/giu, (match, offset: number, all: string) =>
      /\p{L}/u.test(all[offset + match.length] ?? '') ? 'Versicherungs' : 'Versicherung ',
    );
  const isCut = raw.length === 27;
  // "e.V.", "e. K.", "a.G.", "B.V." fold to single letters that belong together.
  const folded = fold(
    text.replace(/\b(\p{L})\. ?(?=\p{L}\.)/gu, '$1').replace(/\b(GmbH|AG)u\.?Co\.?/gi, '$1 Co '),
  );
  let words = folded.split(' ').filter((word) => word !== '' && !/^\d{3,}$/.test(word));
  let hasLegalForm = false;
  const kept = words.filter((word) => {
    if (!legalForms.has(word) && word !== 'AGG') return true;
    hasLegalForm = true;
    return false;
  });
  if (kept.length > 0) words = kept;
  if (isCut && words.length > 1 && cutLegalForms.has(words[words.length - 1] ?? ''))
    words = words.slice(0, -1);
  // Firms are written with and without the linking s: "Versicherungs AG", "Versicherung AG".
  const key = words.join('').replace(/VERSICHERUNGEN|VERSICHERUNGS|VERSICHERUNG/g, 'VERS');
  return { words, key, hasLegalForm, isSelfWord: selfWords.test(folded) };
}
