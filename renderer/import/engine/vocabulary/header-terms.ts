import type { TargetField } from '../../../../preload/contract/reading/reading';
import { parseCurrency } from '../values/amounts';
import { foldHeader, foldHeaderPlain, headerSpellings } from './fold';
import { conceptFields, conceptKeys, type HeaderWord } from './header-concepts';
import { terms } from './header-term-lists';
import { continentalWords } from './header-words/continental';
import { inEnglish } from './header-words/east-asian';
import { familyNames, givenNames, shortWords } from './header-words/short-words';
import { besideHeader, feeHeader, grossHeader, netHeader, taxHeader, vatHeader } from './part-headers';
import { partyFields } from './party-headers';

/** Codes as they stand in the small letters of keys. */
const codes =
  'eur|euros?|chf|usd|gbp|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|rsd|bam|mkd|hrk|try|tl|rub|uah|gel|kzt|jpy|cny|hkd|twd|krw|sgd|myr|thb|idr|php|vnd|inr|pkr|lkr|bdt|cad|aud|nzd|mxn|brl|clp|cop|pen|ars|uyu|ils|aed|sar|qar|kwd|bhd|omr|jod|egp|mad|tnd|zar|ngn|kes';
const currencyTail = new RegExp(` ?(?:in |en )?(?:\\b(?:${codes})\\b)$`);

/** `Saldo (R$)`, `Сумма, ₽`, `Kwota (zł)`: what stands in brackets or at the end. */
const signOfCurrency =
  /(?:[([]|[\s,])\s*(\p{Sc}|R\$|S\/|US\$|zł|Kč|Ft|грн\.?|руб\.?|лв\.?|TL|Rp|원|บาท|Soles|soles)\s*[)\]]?\s*$/u;

/** The currency a header names, as in `Betrag (€)`, `Amount (EUR)`, `Saldo CHF`, `Umsatz in EUR`; null when it names none. */
export function headerCurrency(raw: string): string | null {
  if (/€|\beuroa\b/i.test(raw)) return 'EUR';
  if (/£/.test(raw)) return 'GBP';
  if (/[(（]\s*元|人民币/.test(raw)) return 'CNY';
  if (/円/.test(raw)) return 'JPY';
  const sign = signOfCurrency.exec(raw)?.[1];
  if (sign && parseCurrency(sign)) return parseCurrency(sign);
  const found = /(?:\b|_)(EUR|CHF|USD|GBP|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|JPY|CAD|AUD)(?:\b|_)/.exec(
    raw.toUpperCase(),
  );
  if (found?.[1]) return found[1];
  if (/\beuros?\b/i.test(raw)) return 'EUR';
  // Any other code in brackets or at the end: `Withdrawals (SGD)`, `Tutar TRY`.
  const other = /[([]\s*([A-Z]{3})\s*[)\]]|[\s/_-]([A-Z]{3})\s*$/.exec(raw);
  const code = other?.[1] ?? (other?.[2] && unit.test(other[2].toLowerCase()) ? other[2] : null);
  return code ? parseCurrency(code) : null;
}

const exact = new Map<string, TargetField[]>();
const phrases: { words: string; field: TargetField }[] = [];
for (const [field, list] of Object.entries(terms) as [TargetField, string][]) {
  for (const term of list.split(/[|\n]/).flatMap(headerSpellings)) {
    if (term === '') continue;
    const known = exact.get(term);
    if (known?.includes(field)) continue;
    if (known) known.push(field);
    else exact.set(term, [field]);
    if (term.length >= 4 || term === 'bic') phrases.push({ words: ` ${term} `, field });
  }
}
for (const term of `${givenNames}|${familyNames}`.split('|').flatMap(headerSpellings))
  if (!exact.has(term)) exact.set(term, ['counterpartyName']);
const plain = new Map<string, TargetField[]>();
for (const [field, list] of Object.entries(shortWords) as [TargetField, string][])
  for (const term of list.split('|').flatMap(headerSpellings))
    plain.set(term, [...(plain.get(term) ?? []), field]);
phrases.sort((a, b) => b.words.length - a.words.length);

export interface TermMatch {
  field: TargetField;
  /** 1 for a whole header, less when the term is only part of it. */
  weight: number;
  kind: 'header.exact' | 'header.contains';
}

const memory = new Map<string, TermMatch[]>();

/** Fields that a header may name, best first; empty for an unknown one. */
export function matchHeader(raw: string): TermMatch[] {
  const known = memory.get(raw);
  if (known) return known;
  const result = inPlainLetters.test(raw.trim()) ? [] : lookUp(raw);
  if (memory.size > 5_000) memory.clear();
  memory.set(raw, result);
  return result;
}

/** `No.` is a number: only `Nợ` and `Có` with their own letters are money out and money in. */
const inPlainLetters = /^(?:no|co)\.?$/i;

/** `Suma sąskaitos valiuta`, `Account currency`, `Kwota w walucie rachunku`: of the account, not of the purchase. */
export function namesAccountCurrency(raw: string): boolean {
  return [foldHeader, foldHeaderPlain].some((keyOf) =>
    [...conceptKeys(wordsOf(raw, keyOf))].some((key) => ofAccountCurrency.test(key)),
  );
}

/** `Saldo vor Buchung`, `Startsaldo`: what the account had before the booking of the row. */
export const namesBalanceBefore = (raw: string): boolean =>
  [foldHeader, foldHeaderPlain].some((keyOf) =>
    [...conceptKeys(wordsOf(raw, keyOf))].some((key) => ofBalanceBefore.test(key)),
  );

/** Concepts in the order of the alphabet. */
const ofBalanceBefore =
  /^(?:account )?(?:amount )?balance before(?: (?:booking|currency|payment|transaction))*$/;

const ofAccountCurrency = /^account (?:amount )?currency(?: own)?$/;

/** `D\ufffdbit`: letters that were lost before the file came here; the known names that fit around them, if they mean one thing. */
function lookUpLost(raw: string): TermMatch[] {
  const around = raw.split(/\ufffd+/).map(foldHeader);
  if (around.join('').length < 3) return [];
  const form = new RegExp(`^${around.join('[a-z]{1,2} ?')}$`);
  const fields = new Set<TargetField>();
  for (const [term, known] of exact) if (form.test(term) && known[0]) fields.add(known[0]);
  return [...fields].map((field) => ({
    field,
    weight: fields.size === 1 ? 0.9 : 0.7,
    kind: 'header.contains',
  }));
}

/** `[-]` and `[+]` above two columns: what went out and what came in. */
const signHeader = /^\s*[[(]?\s*([-−–+])\s*[\])]?\s*$/;

function lookUp(raw: string): TermMatch[] {
  if (raw.length > 80) return [];
  const mark = signHeader.exec(raw)?.[1];
  if (mark) return [{ field: mark === '+' ? 'credit' : 'debit', weight: 1, kind: 'header.exact' }];
  if (raw.includes('\ufffd')) {
    const lost = lookUpLost(raw);
    if (lost.length > 0) return lost;
  }
  const german = matchKey(foldHeader(raw), wordsOf(raw, foldHeader));
  const isWhole = (found: readonly TermMatch[]) => (found[0]?.weight ?? 0) >= whole;
  if (/[äöüÄÖÜ]/.test(raw) && german[0]?.kind !== 'header.exact') {
    const found = matchKey(foldHeaderPlain(raw), wordsOf(raw, foldHeaderPlain));
    if (found[0]?.kind === 'header.exact' || german.length === 0 || (isWhole(found) && !isWhole(german)))
      return found;
  }
  // `1. Datum`, `Gesamtbetrag (inkl. MwSt.)`: what is added says nothing of its own.
  const bare = raw.replace(/^\s*\d+[.)]\s*/, '').replace(addition, ' ');
  if (isWhole(german) || bare === raw || foldHeader(bare) === '') return german;
  const found = lookUp(bare);
  return isWhole(found) ? found : german;
}

/** From this weight on, no word of a header is left over. */
const whole = 0.9;

/** Brackets with a unit, a tax or a way of writing in them. */
const addition =
  /[([](?:[A-Z]{3}|[€$£]|utc|gmt|lokal|local|[dmyjatT.\-/ ]+|(?:inkl|incl|exkl|excl|zzgl|brutto|netto|ttc|optional)[^)\]]*|yyyy[^)\]]*|dd[^)\]]*|in [^)\]]*|\+\/-|[+-])[)\]]/gi;

/** Words of a header, without units. */
export function wordsOf(raw: string, keyOf: (raw: string) => string): HeaderWord[] {
  const words: HeaderWord[] = [];
  for (const [token] of inEnglish(raw).matchAll(/[\p{L}\p{M}\p{N}]+\.?/gu)) {
    const parts = keyOf(token).split(' ');
    for (const [at, word] of parts.entries())
      if (/[a-z]/.test(word) && !unit.test(word))
        words.push({ word, isCut: token.endsWith('.') && at === parts.length - 1 });
  }
  return words;
}

const unit = new RegExp(`^(?:${codes})$`);

/** Known as the counterparty, or as the own one, the words may name the payer or the payee as well: `Cuenta destino`. */
function sidesOf(key: string, known: readonly TargetField[]): TargetField[] {
  const [account, name] = [
    known.some((field) => field === 'counterpartyIban' || field === 'accountIban'),
    known.includes('counterpartyName'),
  ];
  return partyFields(key).filter(
    (field) =>
      !known.includes(field) &&
      ((account && (field === 'payerIban' || field === 'payeeIban')) ||
        (name && (field === 'payerName' || field === 'payeeName'))),
  );
}

function matchKey(key: string, words: readonly HeaderWord[]): TermMatch[] {
  if (key === '') return [];
  const bare = key.replace(currencyTail, '').trim();
  // A currency alone names the column of the amounts in it: `CAD$`, `USD$`.
  if (bare === '') return [{ field: 'amount', weight: 0.9, kind: 'header.exact' }];
  const numbered = / (?:no|nr|nummer|number)$/.test(bare);
  const trimmed = bare.replace(/ (?:no|nr|nummer|number|utc|total)$| ?\d+$/, '');
  for (const form of [key, bare, trimmed]) {
    const known = form === '' ? undefined : exact.get(form);
    // A number of something is no text: `Transaction no.` beside `Transaction`.
    const fields = form === trimmed && numbered ? known?.filter((field) => field !== 'purpose') : known;
    if (fields && fields.length > 0) {
      const weight = form === key ? 1 : 0.95;
      return [...fields, ...sidesOf(trimmed, fields)].map((field) => ({
        field,
        weight,
        kind: 'header.exact',
      }));
    }
  }
  const parties = partyFields(trimmed);
  if (parties.length > 0)
    return parties.map((field, at) => ({ field, weight: at === 0 ? 0.95 : 0.9, kind: 'header.contains' }));
  const short = plain.get(bare);
  if (short) return short.map((field) => ({ field, weight: 0.7, kind: 'header.exact' }));
  const named = conceptFields(words);
  if (named.length > 0)
    return named.map((field, at) => ({ field, weight: at === 0 ? 0.92 : 0.88, kind: 'header.contains' }));
  const padded = ` ${bare} `;
  const found: TermMatch[] = [];
  for (const phrase of phrases) {
    if (!padded.includes(phrase.words) || found.some((match) => match.field === phrase.field)) continue;
    found.push({
      field: phrase.field,
      weight: Math.min(0.85, 0.4 + (0.5 * phrase.words.length) / padded.length),
      kind: 'header.contains',
    });
    if (found.length >= 5) break;
  }
  const isOfOther =
    (found[0]?.field === 'amount' && isTaxAlone(bare)) || (found[0]?.field === 'currency' && isOfPart(bare));
  if (found[0] && isOfOther) return [{ field: 'ignored', weight: found[0].weight, kind: 'header.contains' }];
  return found;
}

/** `Importe IVA`, `VAT sum`: the tax in an amount; `Betrag inkl. MwSt` is the amount. */
function isTaxAlone(key: string): boolean {
  return vatHeader.test(key) && !withOrWithout.test(key) && !netHeader.test(key) && !grossHeader.test(key);
}

/** `Asset currency`, `Wertpapierwährung`: of what is held, whatever was paid for it. */
const assetHeader =
  /\b(?:assets?|security|securities|instruments?|wertpapier|wertpapiere|titel|titres?|fondo|fonds)\b|wertpapierwaehrung/;

/** `Tax currency`, `Cashback currency`: of something else than the amount. */
const isOfPart = (key: string) =>
  [besideHeader, feeHeader, taxHeader, vatHeader, assetHeader].some((part) => part.test(key));

const withOrWithout =
  /\b(?:in[ck]l[a-z]*|ex[ck]l[a-z]*|inbegriffen|enthalten|mit|ohne|with|without|con|sin|senza|avec|sans|hors|ht|ttc|compris[a-z]*|met|zonder|med|uden|uten|utan|s|bez|total[a-z]*|gesamt[a-z]*|before|after|vor|nach)\b/;

type Language = keyof typeof continentalWords;

const languagesOf = new Map<string, Language[]>();
for (const [language, list] of Object.entries(continentalWords) as [Language, string][])
  for (const word of list.split(' ').flatMap(headerSpellings))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** A word with letters that English lacks is enough, of others two columns: one may be a name, or stand in English too. */
const fewestWeight = 2;

/** How surely a column speaks each language: 2 by a word with letters of its own, 1 by another, 0. */
function weightsOf(header: string): (language: Language) => number {
  const parts = [foldHeader(header), foldHeaderPlain(header)].flatMap((key) => key.split(' '));
  const known = new Set(parts.flatMap((part) => languagesOf.get(part) ?? []));
  const weight = /(?=\p{L})[^\0-\x7f]/u.test(header) ? fewestWeight : 1;
  return (language) => (known.has(language) ? weight : 0);
}

/** Languages of the continent that a header speaks most surely: several where its words are of several, none in English or where the words do not tell. */
export function languagesAbove(headers: readonly string[]): readonly string[] {
  const weights = headers.map(weightsOf);
  const sums = (Object.keys(continentalWords) as Language[]).map(
    (language) => [language, weights.reduce((sum, weightOf) => sum + weightOf(language), 0)] as const,
  );
  const most = Math.max(fewestWeight, ...sums.map(([, sum]) => sum));
  return sums.filter(([, sum]) => sum === most).map(([language]) => language);
}

/** Whether a header is in a language of the continent, whose writers put a comma before decimals; not in English, nor where the words do not tell. */
export function isContinentalHeader(headers: readonly string[]): boolean {
  return languagesAbove(headers).length > 0;
}
