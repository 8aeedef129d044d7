import type { TargetField } from '../../../../preload/contract/reading/reading';
import { baltic } from './header-words/baltic';
import type { Concept, ConceptWords } from './header-words/concept';
import { eastern } from './header-words/eastern';
import { germanic } from './header-words/germanic';
import { nordic } from './header-words/nordic';
import { romance } from './header-words/romance';
import { slavic } from './header-words/slavic';
import { southeastern } from './header-words/southeastern';
import { turkish } from './header-words/turkish';

/**
 * Fields named by the words of a header in any order, joined, inflected or cut off by a point: `Val.-Datum`, `Datum valute`,
 * `Buchungsbetr.`, `Saldo po operacji`. Every word must be known. To teach a word, add it to the tables of its language.
 */
const combinations: Record<string, readonly TargetField[]> = {
  date: ['bookingDate'],
  'booking date': ['bookingDate'],
  'booking date time': ['bookingDate'],
  'booking time': ['bookingDate', 'time'],
  'booking date transaction': ['bookingDate'],
  'booking date payment': ['bookingDate'],
  'account booking date': ['bookingDate'],
  'credit date': ['bookingDate'],
  'credit date debit': ['bookingDate'],
  booking: ['bookingDate'],
  value: ['valueDate'],
  'date debit': ['bookingDate'],
  'account date debit': ['bookingDate'],
  'date value': ['valueDate'],
  'account date value': ['valueDate'],
  'date transaction': ['transactionDate'],
  'date time': ['transactionDate'],
  'date time transaction': ['transactionDate'],
  'date payment': ['transactionDate'],
  'card date transaction': ['transactionDate'],
  'time transaction': ['time', 'transactionDate'],
  amount: ['amount'],
  'amount transaction': ['amount'],
  'amount payment': ['amount'],
  'amount booking': ['amount'],
  'amount booking transaction': ['amount'],
  'amount net': ['amount'],
  net: ['amount'],
  'account amount': ['amount'],
  'account amount currency': ['amount', 'currency'],
  'account amount currency transaction': ['amount'],
  'account amount currency own': ['amount'],
  'account amount transaction': ['amount'],
  'account amount booking': ['amount'],
  'amount credit debit': ['amount'],
  'credit debit transaction': ['amount', 'direction'],
  'amount original': ['originalAmount'],
  'amount original transaction': ['originalAmount'],
  'amount original payment': ['originalAmount'],
  'amount currency original': ['originalAmount', 'originalCurrency'],
  'amount currency original transaction': ['originalAmount', 'originalCurrency'],
  'currency debit original': ['originalAmount'],
  'credit currency original': ['originalAmount'],
  'debit original': ['originalAmount'],
  'credit original': ['originalAmount'],
  'amount currency transaction': ['originalAmount', 'currency'],
  'currency original': ['originalCurrency'],
  'currency original transaction': ['originalCurrency'],
  'currency original payment': ['originalCurrency'],
  currency: ['currency'],
  'currency transaction': ['currency'],
  'currency payment': ['currency'],
  'booking currency': ['currency'],
  'account currency': ['currency'],
  'amount currency': ['currency', 'originalAmount'],
  'code currency': ['currency'],
  'code currency original': ['originalCurrency'],
  'currency debit': ['currency'],
  'credit currency': ['currency'],
  debit: ['debit'],
  'amount debit': ['debit'],
  'account debit': ['debit'],
  'account amount debit': ['debit'],
  'debit transaction': ['debit'],
  'debit payment': ['debit'],
  'account currency debit': ['debit', 'currency'],
  credit: ['credit'],
  'amount credit': ['credit'],
  'account credit': ['credit'],
  'account amount credit': ['credit'],
  'credit transaction': ['credit'],
  'credit payment': ['credit'],
  'account credit currency': ['credit', 'currency'],
  'credit debit': ['direction'],
  'code credit debit': ['direction'],
  'credit debit kind': ['direction'],
  'credit debit reference': ['direction'],
  balance: ['balanceAfter'],
  'after balance': ['balanceAfter'],
  'account balance': ['balanceAfter'],
  'account after balance': ['balanceAfter'],
  'after balance transaction': ['balanceAfter'],
  'after balance booking': ['balanceAfter'],
  'after balance payment': ['balanceAfter'],
  'account after balance transaction': ['balanceAfter'],
  'account after balance booking': ['balanceAfter'],
  'account balance booking': ['balanceAfter'],
  'account balance transaction': ['balanceAfter'],
  'account balance currency': ['balanceAfter'],
  'balance booking': ['balanceAfter'],
  'balance transaction': ['balanceAfter'],
  'after amount': ['amount'],
  'amount running': ['balanceAfter'],
  'balance running': ['balanceAfter'],
  'account balance running': ['balanceAfter'],
  'amount balance': ['balanceAfter'],
  'balance currency': ['balanceAfter'],
  'available balance': ['balanceAfter'],
  'account available balance': ['balanceAfter'],
  'before balance': ['ignored'],
  'account before balance': ['ignored'],
  'balance before transaction': ['ignored'],
  'balance before booking': ['ignored'],
  fee: ['fee'],
  'amount fee': ['fee'],
  'fee transaction': ['fee'],
  'fee payment': ['fee'],
  'currency fee': ['ignored'],
  rate: ['ignored'],
  'currency rate': ['ignored'],
  'date rate': ['ignored'],
  'rate transaction': ['ignored'],
  text: ['purpose'],
  'text transaction': ['purpose'],
  'payment text': ['purpose'],
  'booking text': ['purpose', 'bookingText'],
  'booking text transaction': ['purpose'],
  'reference text': ['purpose'],
  'payment reference': ['eref', 'purpose'],
  'payment reference text': ['purpose'],
  kind: ['bookingText', 'direction'],
  'kind transaction': ['bookingText', 'direction'],
  'booking kind': ['bookingText', 'direction'],
  'kind payment': ['bookingText'],
  'kind text': ['bookingText'],
  'payment kind transaction': ['bookingText'],
  'code transaction': ['transactionCode'],
  'booking code': ['transactionCode'],
  'booking code text': ['transactionCode'],
  'code text': ['transactionCode'],
  'code kind transaction': ['transactionCode'],
  'number transaction': ['bankReference'],
  // Alone it is the text of a booking that has no other.
  reference: ['purpose'],
  'reference transaction': ['bankReference'],
  'booking number': ['bankReference'],
  'booking reference': ['bankReference'],
  'number reference': ['bankReference'],
  'number reference transaction': ['bankReference'],
  'number payment': ['bankReference'],
  mandate: ['mref'],
  'mandate reference': ['mref'],
  'mandate number': ['mref'],
  'mandate number reference': ['mref'],
  'date mandate': ['ignored'],
  'creditor number': ['creditorId'],
  'creditor code': ['creditorId'],
  endToEnd: ['eref'],
  'endToEnd reference': ['eref'],
  'endToEnd number': ['eref'],
  status: ['status'],
  'status transaction': ['status'],
  'payment status': ['status'],
  'booking status': ['status'],
  account: ['accountIban', 'counterpartyIban'],
  'account number': ['accountIban', 'counterpartyIban'],
  'account iban': ['accountIban', 'counterpartyIban'],
  'account iban number': ['accountIban', 'counterpartyIban'],
  'iban number': ['accountIban', 'counterpartyIban'],
  'account own': ['accountIban'],
  'account number own': ['accountIban'],
  'iban own': ['accountIban'],
  'account iban own': ['accountIban'],
  'card number': ['accountIban'],
  owner: ['accountOwner'],
  'account owner': ['accountOwner'],
  'account name owner': ['accountOwner'],
  'card owner': ['accountOwner'],
  'account card owner': ['accountOwner'],
  'card name owner': ['accountOwner'],
  'account name': ['accountName'],
};

const fieldsOf = new Map(
  Object.entries(combinations).map(([key, fields]) => [key.split(' ').sort().join(' '), fields]),
);

/** A word in the form of `headerKey`, and whether a point cuts it off. */
export interface HeaderWord {
  word: string;
  isCut: boolean;
}

const conceptsOf = new Map<string, Set<Concept>>();
for (const words of [
  germanic,
  romance,
  nordic,
  slavic,
  baltic,
  southeastern,
  eastern,
  turkish,
] as ConceptWords[]) {
  for (const [concept, list] of Object.entries(words) as [Concept, string][]) {
    for (const word of list.split(' ')) {
      const known = conceptsOf.get(word);
      if (known) known.add(concept);
      else conceptsOf.set(word, new Set([concept]));
    }
  }
}
const allWords = [...conceptsOf.keys()].filter((word) => word.length > 3);

/** Concepts of the words that a cut word may be the beginning of. */
function ofBeginning(stem: string): Set<Concept> | null {
  if (stem.length < 2) return null;
  const found = new Set<Concept>();
  for (const word of allWords)
    if (word.startsWith(stem)) for (const concept of conceptsOf.get(word) ?? []) found.add(concept);
  found.delete('link');
  return found.size > 0 ? found : null;
}

/** A long word without its ending, in any language: `Transaktionens`, `Buchungstages`. */
export function stemmed<Meaning>(word: string, known: ReadonlyMap<string, Meaning>): Meaning | null {
  for (let cut = 1; cut <= 3 && word.length - cut >= 5; cut++) {
    const found = known.get(word.slice(0, -cut));
    if (found !== undefined) return found;
  }
  return null;
}

const linking = ['', 's', 'n', 'en', 'es', 'e'];

/** The parts of a compound: `valutadatum`, `bokforingsdag`, `szamlaegyenleg`. */
function ofCompound(word: string, isCut: boolean): [Set<Concept>, Set<Concept>] | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const tail = word.slice(at);
    const second = conceptsOf.get(tail) ?? (isCut ? ofBeginning(tail) : null);
    if (!second) continue;
    for (const link of linking) {
      const head = word.slice(0, at);
      if (!head.endsWith(link)) continue;
      const first = conceptsOf.get(link === '' ? head : head.slice(0, -link.length));
      if (first && !first.has('link')) return [first, second];
    }
  }
  return null;
}

/** One list of alternatives for each part of a header; null when a word is unknown. */
function partsOf(words: readonly HeaderWord[]): Set<Concept>[] | null {
  const parts: Set<Concept>[] = [];
  for (const { word, isCut } of words) {
    const known = conceptsOf.get(word);
    if (known) {
      parts.push(known);
      continue;
    }
    // `Geschäftsart` is a compound, no `Geschäfts` with an ending.
    const whole = !isCut && word.length >= 6 ? ofCompound(word, false) : null;
    if (whole) {
      parts.push(...whole);
      continue;
    }
    const cut = isCut ? ofBeginning(word) : stemmed(word, conceptsOf);
    if (cut) {
      parts.push(cut);
      continue;
    }
    const pair = isCut && word.length >= 6 ? ofCompound(word, true) : null;
    if (!pair) return null;
    parts.push(...pair);
  }
  return parts;
}

/** Readings of a header as sorted concepts; empty when one of its words is unknown. */
export function conceptKeys(words: readonly HeaderWord[]): ReadonlySet<string> {
  if (words.length === 0 || words.length > 8) return new Set();
  const parts = partsOf(words);
  if (!parts) return new Set();
  let readings: string[][] = [[]];
  for (const part of parts) {
    const next: string[][] = [];
    for (const reading of readings)
      for (const concept of part)
        next.push(concept === 'link' || reading.includes(concept) ? reading : [...reading, concept]);
    readings = next.slice(0, 200);
  }
  return new Set(readings.map((reading) => [...reading].sort().join(' ')));
}

/** Fields the words name together, best first; empty when they name nothing. */
export function conceptFields(words: readonly HeaderWord[]): readonly TargetField[] {
  const found: TargetField[] = [];
  for (const key of conceptKeys(words))
    for (const field of fieldsOf.get(key) ?? []) if (!found.includes(field)) found.push(field);
  return found.slice(0, 4);
}
