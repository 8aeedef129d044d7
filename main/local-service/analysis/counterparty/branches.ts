import { fold } from '../ledger/text-folding';
import { lexicon } from '../words/lexicon';
import { isIntermediary } from '../words/word-evidence';
import type { PreparedTransaction } from './prepared-transaction';

/**
 * Branches of one chain, as tills print them: the same name, another number, another place ("MUSTERMARKT 2345 KOELN", "MUSTERMARKT 0711
 * BONN"). Their bookings are judged apart, but they are one payee to whoever answers for them.
 */

const numbered = /\d{2}/;
const shortestChain = 4;
const isNumber = (word: string): boolean => /^\d{2,6}$/.test(word);
const isBranchMark = (word: string | undefined): boolean =>
  word === 'FI' || word === 'FIL' || word === 'FILIALE';
/** A house has so few digits: "HANS MUSTER 12 BERLIN". */
const isShort = (number: string): boolean => number.length < 3;
/** In which clubs and firms of one kind of name were founded: "TURNVEREIN 1860 MUENCHEN". */
const isYear = (number: string): boolean => /^(?:1[89]|20)\d\d$/.test(number);
/** The means of payment: behind its number stands the shop. */
const meansOfPayment =
  /^(?:VISA|MASTERCARD|MAESTRO|V ?PAY|GIROCARD|EC|DEBIT|KREDITKARTE|KARTE|KARTENZAHLUNG|CARD|POS|TERMINAL|KAUF|EINKAUF|ZAHLUNG|PURCHASE|PAYMENT)\b/;

interface Branch {
  chain: string;
  number: string;
}

/** A word that says what is sold is no chain: "CAFE 12 BERLIN", "CAFE 77 KOELN". */
function isTrade(word: string): boolean {
  return (
    lexicon()
      .name.find(word, false)
      .some(({ phrase }) => phrase.length >= word.length - 2) &&
    lexicon().brands.find(word, false).length === 0
  );
}

function branchOf(group: readonly PreparedTransaction[]): Branch | null {
  const [first] = group;
  if (first?.nature !== 'card' || !numbered.test(first.partner.raw)) return null;
  const words = fold(first.partner.raw).split(' ');
  const at = words.findIndex(isNumber);
  const number = words[at] ?? '';
  if (at < 1 || isYear(number) || (isShort(number) && !isBranchMark(words[at - 1]))) return null;
  const before = words.slice(0, at).filter((word) => !isBranchMark(word) && word !== 'NR');
  const chain = before.join('');
  const name = before.join(' ');
  const isOfMany = meansOfPayment.test(name) || isIntermediary(name) || before.every(isTrade);
  return chain.length < shortestChain || isOfMany ? null : { chain, number };
}

/** By position of the group: the number of its payee, the same for all branches of a chain that is seen with two numbers at least. */
export function numberPayees(groups: readonly (readonly PreparedTransaction[])[]): number[] {
  const branches = groups.map(branchOf);
  const numbersOf = new Map<string, Set<string>>();
  for (const branch of branches) {
    if (!branch) continue;
    const numbers = numbersOf.get(branch.chain);
    if (numbers) numbers.add(branch.number);
    else numbersOf.set(branch.chain, new Set([branch.number]));
  }
  const first = new Map<string, number>();
  return groups.map((group, position) => {
    const chain = branches[position]?.chain ?? (group[0]?.nature === 'card' ? group[0].partner.key : '');
    if ((numbersOf.get(chain)?.size ?? 0) < 2) return position;
    const known = first.get(chain);
    if (known === undefined) first.set(chain, position);
    return known ?? position;
  });
}
