import type { Reason } from '../../../../preload/contract/reading/reading';

/** Who says something, first who counts most: the user, what rows prove, a description, words and likeness. */
export type ClueSource = 'user' | 'proof' | 'format' | 'words' | 'prior';

/** Something that speaks for one way to read a table. */
export interface Clue<Claim> {
  claim: Claim;
  source: ClueSource;
  /** How surely the claim follows, 0 to 1; compared with the others, see `weights`. */
  weight: number;
  /** Rows that say the same, and rows that say otherwise. */
  agrees: number;
  contradicts: number;
  /** Whatever else is said: where this decides, it is asked. */
  isAsked?: boolean;
  /** So likely that rows do not wait for the answer, where nothing but a habit says otherwise. */
  isLikely?: boolean;
  /** Why, for whoever asks how the table is read. */
  reason: Reason;
}

/** Where it is asked, rows do not wait for the answer. */
export const likely = <Claim>(one: Clue<Claim>): Clue<Claim> => ({ ...one, isLikely: true });

/** A clue that counts no rows. */
export function clueOf<Claim>(claim: Claim, source: ClueSource, weight: number, reason: Reason): Clue<Claim> {
  return { claim, source, weight, agrees: 0, contradicts: 0, reason };
}

/** The same, its reason with what it is about. */
export const clueWith = <Claim>(
  claim: Claim,
  source: ClueSource,
  weight: number,
  code: string,
  params?: Reason['params'],
): Clue<Claim> => clueOf(claim, source, weight, params ? { code, params } : { code });

export const counted = <Claim>(one: Clue<Claim>, agrees: number, contradicts = 0): Clue<Claim> => ({
  ...one,
  agrees,
  contradicts,
});

/** What clues come to: asked where another claim is nearly as strong. */
export interface Decision<Claim> {
  claim: Claim;
  isOpen: boolean;
  /** Rows wait for the answer as well: another claim is nearly as strong, or nothing says much. */
  isWaiting: boolean;
  /** The clue that decided, and all that were collected. */
  by: Clue<Claim>;
  clues: readonly Clue<Claim>[];
  /** The strongest clue for another claim; what is asked about. */
  rival: Clue<Claim> | null;
}

/** The home of all thresholds of a plan. Of equal claims the strongest counts; clues nearer than `leastMargin` are asked about. */
export const weights = {
  user: 1,
  /** Cells that mean something in one reading only: outweighs even the user, who answers what cells leave open. */
  cells: 1.1,
  /** Each amount moves the balance beside it; amounts that are none in the other style. */
  balance: 0.98,
  /** Rows that settle a card stand with the sign that no charge has. */
  payments: 0.97,
  /** Lists of sales, and gross less fee: whoever is paid is no card. */
  sales: 0.96,
  /** Words for direction or kind in single rows agree or disagree with their signs throughout. */
  rowWords: 0.95,
  format: 0.9,
  /** The export of a card whose balance grows with its charges: what is owed, or a card that was filled up. */
  owed: 0.9,
  /** The same, and what settles the card has a minus: no card that was filled up. */
  owedAndPaid: 1.09,
  /** The balance falls by what has no minus: money out, or what is paid back of a loan. Asked, and proposed. */
  invertedBalance: 0.85,
  /** Another date column of the table, and another table of the file, prove their order. */
  sibling: 0.93,
  otherTable: 0.86,
  /** A description that says nothing of signs, and a table above that writes money out with a minus: as written. */
  usual: 0.75,
  /** Every day lies in the period of the statement in one order only; amounts above the table. */
  period: 0.62,
  /** The language of the headers: below the period, which says more, and so near to it that another one is asked about. */
  headerLanguage: 0.58,
  /** Days lie together in one order and are scattered in the others: below the period, which does not ask. */
  together: 0.61,
  /** The same where a monthly booking may be scattered so: proposes nothing, but the language of the headers is asked about. */
  doubtful: 0.49,
  /** Payments without minus where nothing else speaks of a card. */
  perhapsPayments: 0.65,
  /** A description that may be meant. */
  suggested: 0.58,
  /** The same, and payments are signed as it says. */
  witnessed: 0.7,
  /** Probable, never sure: one telling row, a list of spending, the export of a card without a minus. */
  probable: 0.56,
  /** As written, where nothing speaks against it. */
  prior: 0.5,
  /** No amount has a sign, or the balance does not follow the amounts: nothing says which way money went. */
  bare: 0.45,
  leastMargin: 0.1,
} as const;

/** Fewest amounts without any sign that are asked about: one or two may well be income. */
export const fewestBare = 3;

/** So many amounts without minus for each with one are far more: fewer where there are many. */
const perMinus = (positive: number) => (positive >= 8 ? 2 : 3);

/** Far more amounts without minus than with one. */
export function isMinusRare(negative: number, positive: number): boolean {
  return positive >= fewestBare && positive >= negative * perMinus(positive);
}

/** The one way clues become a decision. The first clue stands where no other is stronger. */
export function decide<Claim>(first: Clue<Claim>, others: readonly (Clue<Claim> | null)[]): Decision<Claim> {
  const clues = [first, ...others.filter((clue) => clue !== null)];
  const by = clues.reduce((best, clue) => (clue.weight > best.weight ? clue : best));
  const rivals = clues.filter(({ claim }) => claim !== by.claim);
  const rival = rivals.reduce<Clue<Claim> | null>(
    (best, clue) => (best && best.weight >= clue.weight ? best : clue),
    null,
  );
  const isNear = by.weight - (rival?.weight ?? 0) < weights.leastMargin;
  const isOpen = by.source !== 'user' && (by.isAsked === true || isNear);
  const isLikely = by.isLikely === true && (!isNear || rival?.source === 'prior');
  return {
    claim: by.claim,
    isOpen,
    isWaiting: isOpen && !isLikely,
    by,
    clues,
    rival,
  };
}
