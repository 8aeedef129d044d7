import { labelLedger } from '../../main/local-service/analysis/labels/label-ledger';
import { ledgerFromUpload } from '../../main/local-service/analysis/ledger/ledger-from-upload';
import { fold } from '../../main/local-service/analysis/ledger/text-folding';
import { allFirmRows, wordRows } from '../../main/local-service/analysis/words/lexicon';
import {
  addWord,
  boxesOf,
  type Likened,
  wordsWithoutPlace,
} from '../../main/local-service/analysis/words/likeness';
import { type HandSet, handLedgers, handSetNames } from '../../test/check/hand-ledgers';
import type { LedgerFile } from '../../test/check/ledger-variants';
import { makeLedger } from '../ledgers/make-ledger';
import { classOf } from './classes';
import type { Example } from './train';

/** What is learned from: bookings with answers, as the engine reads them, and the phrases of its tables. */

interface Answered {
  ledger: LedgerFile;
  truth: unknown;
}

interface Answers {
  transactions: readonly { transactionId: string; category: string }[];
}

/** Bookings that differ by a number or a day count once, and a little more the more there are. */
function examplesOf(ledgers: readonly Answered[], weight: number): Example[] {
  const found = new Map<string, { likened: Likened; category: string; count: number }>();
  for (const { ledger: file, truth } of ledgers) {
    const answers = new Map(
      (truth as Answers).transactions.map(({ transactionId, category }) => [transactionId, category]),
    );
    const ledger = ledgerFromUpload({
      userType: file.user.type,
      accounts: file.accounts,
      transactions: file.transactions,
    });
    for (const { transactionId, isOut, nature, partner, text, creditorId } of labelLedger(ledger).ordered) {
      const category = classOf(answers.get(transactionId) ?? '');
      if (!category) continue;
      const likened: Likened = {
        userType: file.user.type,
        isOut,
        nature,
        words: wordsWithoutPlace(partner.raw, partner.words),
        text,
        hasCreditorId: creditorId !== '',
        hasLegalForm: partner.hasLegalForm,
      };
      const key = `${likened.userType} ${category} ${isOut} ${nature} ${partner.words.join(' ')} ${text.replace(/\d+/g, '')}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { likened, category, count: 1 });
    }
  }
  return [...found.values()].map(({ likened, category, count }) => ({
    boxes: [...boxesOf(likened)],
    category,
    weight: weight * Math.min(3, Math.sqrt(count)),
  }));
}

function exampleOfPhrase(
  where: 'name' | 'text',
  phrase: string,
  category: string,
  weight: number,
): Example[] {
  const found = new Set<number>();
  const words = fold(phrase).replace(/\d+/g, '').split(' ');
  words.forEach((word, at) => {
    const begins = at > 0 || !phrase.startsWith('*') ? '<' : '';
    const ends = at + 1 < words.length || !phrase.endsWith('*') ? '>' : '';
    addWord(where, `${begins}${word}${ends}`, found);
  });
  return found.size === 0 ? [] : [{ boxes: [...found], category, weight }];
}

const weakest = 3;

function examplesOfTables(): Example[] {
  const found: Example[] = [];
  for (const { to, weight, words, only } of wordRows) {
    const category = classOf(to);
    if (!category || weight < weakest) continue;
    for (const phrase of words.split('|')) {
      if (only !== 'purpose') found.push(...exampleOfPhrase('name', phrase, category, 0.7));
      if (only !== 'name') found.push(...exampleOfPhrase('text', phrase, category, 0.7));
    }
  }
  for (const { category: known, names } of allFirmRows) {
    const category = classOf(known);
    for (const name of names.split('|'))
      if (category) found.push(...exampleOfPhrase('name', name, category, 0.5));
  }
  return found;
}

const madeLedgers = 14;

export function allExamples(without: readonly HandSet[]): Example[] {
  const hand = handSetNames.filter((name) => !without.includes(name)).flatMap((name) => handLedgers(name));
  const made = Array.from({ length: madeLedgers }, (_, number) => makeLedger(number, 'work'));
  return [...examplesOf(hand, 1), ...examplesOf(made, 0.4), ...examplesOfTables()];
}
