import { fold } from '../ledger/text-folding';
import { isDoubtfulChain, isFamilyName } from '../tables/family-names';
import { isAnyFirstName } from '../tables/first-names';
import { lexicon, type WordHit } from './lexicon';
import type { PhraseMatch } from './phrase-matcher';

/** What one sign says about one transaction. */
export interface Evidence {
  category: string;
  weight: number;
  /** Which sign, with the word or code that was found. */
  reason: string;
  /** Said by the purpose itself, so it can tell two agreements with one counterparty apart. */
  isPurpose: boolean;
  /** Said by the name of the partner. */
  isName: boolean;
  /** Of a sum over several signs: the weight of the strongest of them. */
  strongest?: number;
}

export function evidenceFor(category: string, weight: number, reason: string): Evidence {
  return { category, weight, reason, isPurpose: false, isName: false };
}

/** ISO 6166: two letters, nine letters or digits, a check digit. */
const isinPattern =
  /\b(?:DE|AT|CH|LU|IE|US|FR|NL|GB|IT|ES|BE|DK|SE|NO|FI|CA|JP|XS|KY|JE|LI|CN|AU)(?=[A-Z]*\d)[A-Z0-9]{9}\d\b/;

const ofSecurities =
  /ISIN|WKN|WPKNR|WERTP|WP |DEPOT|FONDS|AKTIE|ETF|STK|STUCK|KAUF|SPARPL|ORDER|DIVID|KUPON|ZINS/;

/** The check digit of ISO 6166: letters are two digits each, every second digit from the right counts twice. */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('');
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** A number in the form of an ISIN that proves itself, or stands beside a word of securities: references look alike. */
export function namesSecurity(text: string): boolean {
  const found = isinPattern.exec(text);
  return found !== null && (hasCheckDigit(found[0]) || ofSecurities.test(text));
}

/** Firms that collect for others: the purpose tells who is paid. */
const intermediaries =
  /^(PAYPAL|KLARNA|SUMUP|STRIPE|ADYEN|MOLLIE|UNZER|RATEPAY|RIVERTY|AFTERPAY|AMAZON PAY\b|ZETTLE|IZETTLE|SQ |SQUARE|SUMUP|PAYONE|SECUPAY|BILLPAY|WORLDPAY|CHECKOUT|LOGPAY|VIVA WALLET|GOCARDLESS|TWINT|LIANLIAN|TELECASH|APPLE PAY|GOOGLE PAY|NEXI|TREVIPAY|ALMA |SOFORT|GIROPAY|WERO)/;

export function isIntermediary(partnerName: string): boolean {
  return partnerName !== '' && intermediaries.test(fold(partnerName));
}

const bank =
  /BANK( |$)|^BANK |SPARKASSE|VOLKSBANK|RAIFFEISEN(?! (?:WAREN|MARKT|LAGERHAUS|TECHNIK|ENERGIE|TANK|MINERALOL|HANDEL|AGRAR))|KREDIT(?!KART)|BAUSPAR|BANQUE|CREDIT (?:AGRICOLE|MUTUEL|LYONNAIS)|CAISSE D EPARGNE|BANCA |BANCO /;

/** `words`: of the cleaned name. */
export function isBankName(words: readonly string[]): boolean {
  return bank.test(words.join(' '));
}

/** Banks that do not say so in their name, alone or with one word more, such as where they are. */
const namedOtherwise =
  /^(?:(?:ING|INGDIBA|N26|DKB|COMDIRECT|TARGO|HVB|UNICREDIT|BAWAG|CONSORS|REVOLUT|BUNQ|QONTO|HOLVI|PENTA|FIDOR|1822DIREKT|SPARDA|UBS|POSTFINANCE|ZKB|VIVID|C24|KONTIST|FINOM|FYRST|FLATEX|NORISBANK|BARCLAYS|SANTANDER|EASYBANK|OBERBANK|GEORGE|NEON|YUH|SWISSQUOTE|CIC|BNP|LCL|BOURSOBANK|BOURSORAMA|FORTUNEO|BCV|BCGE|BANK99|OPENBANK|TIDE|MONZO|STARLING)(?: \S+)?|ERSTE|WISE|TOMORROW)$/;

/** `words`: of the cleaned name. */
export function namesBankOtherwise(words: readonly string[]): boolean {
  return namedOtherwise.test(words.join(' '));
}

/** The strongest match per category; further words of the same category add a little. */
export function addMatches(
  matches: readonly PhraseMatch<WordHit>[],
  label: string,
  into: Evidence[],
  factor: number,
): void {
  const start = into.length;
  for (const match of matches) {
    const weight = match.value.weight * (match.isCut ? 0.8 : 1) * factor;
    let known: Evidence | undefined;
    for (let i = start; i < into.length; i += 1) if (into[i]?.category === match.value.to) known = into[i];
    if (!known) {
      into.push(evidenceFor(match.value.to, weight, `${label} "${match.phrase}"`));
    } else if (weight > known.weight) {
      known.weight = weight + 0.3;
      known.reason = `${label} "${match.phrase}"`;
    } else known.weight += 0.3;
  }
}

/** What the name of a shop sounds like that says nothing else. */
export function innOfName(name: string): Evidence[] {
  const found: Evidence[] = [];
  addMatches(lexicon().inns.find(fold(name), mayBeCut(name)), 'sounds like an inn', found, 1);
  return found;
}

/** Names cut at 27 characters may end inside a word; a town behind "//" was cut, not the name. */
function mayBeCut(name: string): boolean {
  return name.length === 27 && !name.includes('//');
}

/** "tonies.club" is an address and no club. */
export function withoutAddressEnding(text: string): string {
  return addressEnding.test(text) ? text.replaceAll(addressEndings, '') : text;
}
const addressEnding = /\p{L}\.club\b/iu;
const addressEndings = /(?<=\p{L})\.club\b/giu;

/** A till writes its place behind the shop: "KIOSK AM MARKT//HALLE/DE" is no market hall. */
function withoutPlace(name: string): string {
  const at = name.indexOf('//');
  return at > 2 ? name.slice(0, at) : name;
}

/** Clubs begin with these; elsewhere in a name they are something else ("WOW TV"). */
const leadsClub = new Set(['TV', 'TSV', 'TUS', 'SV', 'FC', 'SC', 'VFL', 'SG', 'TC', 'DJK']);

export function wordsOfName(name: string): Evidence[] {
  const found: Evidence[] = [];
  const told = withoutAddressEnding(withoutPlace(name));
  const matches = lexicon().name.find(fold(told), mayBeCut(name));
  const known = matches.filter(
    ({ phrase, start, value }) => !leadsClub.has(phrase) || (start === 0 && value.to.startsWith('giving.')),
  );
  addMatches(known, 'name', found, 1);
  for (const evidence of found) evidence.isName = true;
  return found;
}

/** `words`: of the cleaned name. */
export function brandsOfName(
  name: string,
  words: readonly string[],
  { collectsForOthers, isAtTill }: { collectsForOthers: boolean; isAtTill: boolean },
): Evidence[] {
  const found: Evidence[] = [];
  const matches = lexicon().brands.find(words.join(' '), mayBeCut(name));
  // A brand counts where the name begins with it, or where it is long enough to be no accident: "Reifen Müller" is no drugstore.
  const isPersonal = words.length >= 2 && words.length <= 3 && isAnyFirstName(words[0] ?? '');
  // "DENNER SATELLITE" is the chain that it begins with.
  const leads =
    isAtTill &&
    (lexicon()
      .chains.find(words.join(' '), false)
      .some(({ start }) => start === 0) ||
      matches.some(({ start }) => start === 0));
  const known = matches.filter((match) => {
    const { start, phrase, value } = match;
    return (
      // "Selma Muster" is no finance app, though one is called so; at a till "THALIA ULM" is no person.
      !(isPersonal && !isAtTill && phrase === words[0]) &&
      !(isFamilyName(phrase) && isOtherOfName(value.to, start, isAtTill)) &&
      !isOfTown(match, words) &&
      (start === 0 || (phrase.length >= 7 && !leads))
    );
  });
  addMatches(known, 'known firm', found, collectsForOthers ? 0.5 : 1);
  for (const evidence of found) {
    evidence.isName = true;
    if (isAtTill) doubtFamilyName(evidence);
  }
  return found;
}

/** A family has the name of a bank or an insurer: "Buchhandlung Metzler"; nobody pays those at a till. */
function isOtherOfName(category: string, start: number, isAtTill: boolean): boolean {
  return start > 0 || (isAtTill && /^(?:insurances|credits|investments)\./.test(category));
}

/** "FISCHER" at a till may be the chain, or any Fischer. */
function doubtFamilyName(evidence: Evidence): void {
  const phrase = evidence.reason.slice(evidence.reason.indexOf('"') + 1, -1);
  if (isDoubtfulChain(phrase)) evidence.weight *= 0.5;
}

/** What insurers and banks are called behind the town or land they are named after. */
const namesInsurer =
  /^(?:VERS|VERSICH|KRANK|LEBEN|ALLG|FEUER|BRAND|SACH|UNFALL|BEAMTEN|PRIVAT|KV|AG|VVAG|SE|PENS|BEITR|HAFTPF|RECHTS|VORSORGE|BAUSPAR|BANK|INKASSO|ASSEK|VEREIN|AUG|A|G|DIREKT|KFZ|PROV|LANDESBRAND|SPARK|ASSUR)/;

/** "Hallesche Verkehrs-AG" and "Karlsruher Institut" are of the town that an insurer is named after, too. */
function isOfTown({ phrase, value, isCut }: PhraseMatch<WordHit>, words: readonly string[]): boolean {
  if (!/^(?:insurances|credits|risk)\./.test(value.to) || !/(?:ER|SCHE)$/.test(phrase)) return false;
  const squeezed = words.join('');
  const behind = squeezed.slice(squeezed.indexOf(phrase) + phrase.length);
  return isCut || (behind !== '' && squeezed.includes(phrase) && !namesInsurer.test(behind));
}

/** Chains with many shops; the name must begin with the chain's. `words`: of the cleaned name. */
export function chainsOfName(words: readonly string[]): Evidence[] {
  const found: Evidence[] = [];
  const matches = lexicon().chains.find(words.join(' '), false);
  addMatches(
    matches.filter(({ start }) => start === 0),
    'known firm',
    found,
    1,
  );
  for (const evidence of found) {
    evidence.isName = true;
    doubtFamilyName(evidence);
  }
  return found;
}

/** The bank's own words for how money moved, folded; they say nothing about what it was for. */
const bankWords =
  /(?:^| )(?:BAN[KC]OMAT ?(?:ZAHLUNG|KARTE|KASSE)\w*|VERGUTUNG|BEZUG|ONLINE|SEPA|E|BANKING|KAUF|EINKAUF|DIENSTLEISTUNG|BELASTUNG|EINZUG|ECHTZEIT\w*|TERMIN\w*|DIGITAL\w*|PAYMENT|TRANSFER|INCOME|INCOMING|OUTGOING|DIRECT|DEBIT|CREDIT|CARD|MASTERCARD|VISA|ZAHLUNG\w*|(?!SAMMEL)\w*(?:UBERWEISUNG|UBERW|LASTSCHRIFT|GUTSCHR|GUTSCHRIFT|AUFTRAG|UBERTRAG|KARTENZAHLUNG|KARTENUMSATZ)\w*)(?= |$)/g;

export function wordsOfBookingText(text: string): Evidence[] {
  const found: Evidence[] = [];
  const words = fold(text).replace(bankWords, ' ').trim();
  if (words === '') return found;
  addMatches(lexicon().purpose.find(words, false), 'booking text', found, 0.6);
  return found;
}
