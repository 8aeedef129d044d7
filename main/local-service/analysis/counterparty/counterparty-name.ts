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
  'GMBH MBH GESMBH AG SE KG KGAA OHG OG UG EK EU EG EV GBR PARTG PARTGMBB INC LTD LIMITED LLC PLC CORP SARL SA SAS SRL SPA BV NV AB APS AS OY OYJ SRO DOO KFT SL VVAG CO COMPANY HAFTUNGSBESCHRANKT GENOSSENSCHAFT SCA CIE ET PTY STIFTUNG KDOR AOR ULC UAB SIA ZRT DAC EURL SASU SNC SCI EARL GIE BVBA VOF LLP PBC'.split(
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

/** Numbers of an order that shops print behind their name, another one each time: "SPOTIFY P39A4711", "MSFT E0400ABC1", "AMZN 2K4711". */
const reference = /^(?:[A-Z]{1,2}\d{4,}[A-Z\d]*|[A-Z]\d{2}[A-Z\d]*\d{3,}|\d[A-Z]\d{3,}[A-Z\d]*)$/;

const selfWords =
  /^(EIGENUBERTRAG|KONTOUBERTRAG|UMBUCHUNG|UBERTRAG|INTERNER UBERTRAG|(?:[A-Z]+ )?EIGENES KONTO|VIREMENT INTERNE|OWN TRANSFER|INTERNAL TRANSFER|EIGENES KONTO)/;

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
  // A number glued to a name is a reference of the payment: "MUSTER*ADS483165".
  text = text.replace(/(?<=\p{L}{3})\d{5,}(?=\s|$)/gu, '');
  const isCut = raw.length === 27;
  // "e.V.", "e. K.", "a.G.", "B.V." fold to single letters that belong together.
  const folded = fold(
    text.replace(/\b(\p{L})\. ?(?=\p{L}\.)/gu, '$1').replace(/\b(GmbH|AG)u\.?Co\.?/gi, '$1 Co '),
  );
  const withReferences = folded.split(' ').filter((word) => word !== '' && !/^\d{3,}$/.test(word));
  const withoutReferences = withReferences.filter((word) => !reference.test(word));
  let words = withoutReferences.length > 0 ? withoutReferences : withReferences;
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
