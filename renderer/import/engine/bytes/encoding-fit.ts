import { highCharacters, type SingleByteLabel } from './single-byte-tables';

/** How ill a decoded sign fits between its neighbours. */
export const misfit = { none: 0, odd: 1, wrong: 3, impossible: 6 } as const;

const western = 'äöüßàáâãåæçèéêëìíîïðñòóôõøùúûýþÿœ';
const central = 'áâăäćčçéęëěíîďđńňóôőöřůúűüýţşšśťžźżłľąßŕĺ';
/** Letters that texts in an encoding are made of; another letter is odd there. */
const homeLetters: Record<SingleByteLabel, ReadonlySet<string>> = {
  'windows-1252': new Set(western),
  'iso-8859-15': new Set(`${western}šž`),
  'windows-1250': new Set(central),
  'iso-8859-2': new Set(central),
  // `İ` in small letters is an `i` with a point above.
  'windows-1254': new Set(['i̇', ...'çğıöşüâîûêéèàäß']),
  'windows-1257': new Set('ąčęėįšųūžāēģīķļņõäöü'),
  macintosh: new Set('äöüßéèêëàâçîïôûùñáíóúìòåæøœ'),
  ibm850: new Set('äöüßéèêëàâçîïôûùñáíóúìòåæø'),
  ibm852: new Set(central),
};

/**
 * Letters that share a byte in windows-1252 and windows-1250 and are told apart by their neighbours alone: what stands before
 * and behind (lower case, a blank for no letter) when the letter is at home. From the spelling of the languages concerned.
 */
const westernPlaces: Record<string, RegExp> = {
  à: /^. $|^ /,
  è: /^[^áúíóýaiu].$|^[ai][^ aeiouyáíéěn]$|^u[^ ]$/,
  ì: /^. $/,
  ò: /^.[^aeiouks]$/,
  ù: /^. $/,
  ñ: /^[aeiouáéíóú ][aeiouáéíóú ]$/,
  õ: /^.[^ ]$/,
  ã: /^.[oe ]$/,
  ø: /^.[^aiouáíéý]$/,
  æ: /^.[^ aeiou]$/,
  // `Ipê`, `você`, and no Polish `się`.
  ê: /^[^i][^ dgkbpaeiou]$|^[pbcv] $/,
  û: /^.[trlcsm ]$/,
  ï: /^[aeou].$/,
  œ: /^.[uidsn]$/,
  þ: /^ /,
  ð: /^[^ ]/,
  ý: /^.[^ ]$/,
};
const centralPlaces: Record<string, RegExp> = {
  č: /^.[aeiouyáéíóúůňtnkl]$|^[aiueoáí] $|^ [rvmj]$/,
  ě: /^[dtnbpvmf].$/,
  ň: /^.[ aeks]$/,
  ů: /^[^aeiou ].$/,
  ń: /^[aeoiuy][ sckd]$/,
  ő: /^.[^eã]$/,
  ĺ: /^\b$/,
  ŕ: /^\b$/,
  ă: /^.[^oe]$/,
  ř: /^.[aeiouyíáéěů ]$/,
  ć: /^[aeiouśyó][ aeiku]$/,
  ę: /^i.$|^.[ dgkbpcś]$/,
  ď: /^. $|^.[aeě]$/,
};
const turkishPlaces: Record<string, RegExp> = {
  ğ: /^[aeıioöuü].$/,
  ı: /^[^aeıioöuü].$/,
};
const places: Partial<Record<SingleByteLabel, Record<string, RegExp>>> = {
  'windows-1252': westernPlaces,
  'iso-8859-15': westernPlaces,
  'windows-1250': centralPlaces,
  'iso-8859-2': centralPlaces,
  ibm852: centralPlaces,
  'windows-1254': turkishPlaces,
};

/** Characters that may stand inside a word. */
const inWords = new Set('’‘´`·–—­\u00a0');
/** Characters that no bank's text has: "some currency", accents without a letter. */
const nowhere = new Set('¤˝˛ˇ˘˙');
/** Characters that never touch a word. */
const besideWords = new Set('¦¨¸†‡¬÷×±ˆ˜');
const fractions = new Set('¼½¾');
/** First letters of kg, l, h, m, t, Pfund, Stück, Dutzend. */
const units = new Set('klhmtgcpPSsdDKLHMG');
const frames = /[\u2500-\u25ff\ufb00-\ufb06]/;
/** Words of one letter. */
const aloneAtHome = new Set('àè');

const letter = /\p{L}/u;

function isLetter(sign: string): boolean {
  return sign !== 'ª' && sign !== 'º' && letter.test(sign);
}

function isLower(sign: string): boolean {
  return sign !== sign.toUpperCase() || sign === 'ß';
}

/** `before` and `behind` are the decoded neighbours, a blank at the ends. */
export function misfitOf(label: SingleByteLabel, before: string, sign: string, behind: string): number {
  const code = sign.charCodeAt(0);
  if ((code >= 0x80 && code <= 0x9f) || code === 0xfffd || frames.test(sign)) return misfit.wrong;
  const isAfter = isLetter(before);
  const isBefore = isLetter(behind);
  if (!isLetter(sign)) return misfitOfSymbol(sign, isAfter, isBefore, behind);
  if (isLower(sign) ? isAfter && isBefore && isLower(before) && !isLower(behind) : isAfter && isLower(before))
    return misfit.wrong;
  const low = sign.toLowerCase();
  if (!homeLetters[label].has(low)) return misfit.odd;
  const isBetween = isAfter && isBefore && !isLower(before);
  if (isBetween && sign !== 'ß' && isLower(sign) !== isLower(behind)) return misfit.odd;
  if (!isAfter && !isBefore) return aloneAtHome.has(low) ? misfit.none : misfit.odd;
  const place = places[label]?.[low];
  const around = (isAfter ? before : ' ').toLowerCase() + (isBefore ? behind : ' ').toLowerCase();
  return place && !place.test(around) ? misfit.odd : misfit.none;
}

function misfitOfSymbol(sign: string, isAfter: boolean, isBefore: boolean, behind: string): number {
  const isLowerBehind = isBefore && isLower(behind);
  if (nowhere.has(sign)) return misfit.impossible;
  if (!isAfter && !isBefore) return misfit.none;
  if (besideWords.has(sign)) return misfit.wrong;
  if (sign === '´' && !isAfter && isLowerBehind) return misfit.wrong;
  // `c½ur`, `¼illet`: a letter of another encoding. Only a unit may stand behind a half.
  if (fractions.has(sign) && isBefore && (isAfter || !units.has(behind))) return misfit.impossible;
  if (isAfter && isBefore) return inWords.has(sign) ? misfit.none : misfit.wrong;
  return fractions.has(sign) || (sign === '£' && isBefore) || (sign === '§' && isAfter)
    ? misfit.odd
    : misfit.none;
}

export function signOf(byte: number, label: SingleByteLabel): string {
  return byte < 0x80 ? String.fromCharCode(byte) : (highCharacters(label)[byte - 0x80] ?? '\ufffd');
}
