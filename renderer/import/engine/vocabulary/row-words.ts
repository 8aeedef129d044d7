import { type DirectionSign, kindSign, textSigns, usualSpending } from './direction-words';
import { fold } from './fold';

/** What the texts of whole rows say of the direction of money, for files that show it in no other way. */

const mostRows = 2_000;

/** Whether a row's words say that its money went out (-1) or came in (1); 0 when they say nothing or both. */
export function wordsOfRow(cells: readonly string[]): DirectionSign {
  return wordsOfKeys(cells.map(fold));
}

function wordsOfKeys(keys: readonly string[]): DirectionSign {
  const said = new Set(keys.flatMap(textSigns));
  return said.has(-1) === said.has(1) ? 0 : said.has(-1) ? -1 : 1;
}

/** What a kind says of an account as well as of a card; 0 where it does not. */
function kindOnBoth(key: string): DirectionSign {
  const sign = kindSign(key, false);
  return sign === kindSign(key, true) ? sign : 0;
}

/** What is paid from an account and hardly ever with a card: with a minus it went out. */
const paidByAccounts =
  /\b(?:rent|[a-z]*miete|pacht|loyer|alquiler|affitto|huur|hyra|husleje|czynsz|najem|vuokra|aluguel|mortgage|hypothek|[a-z]*darlehen|loan|wages|payroll|lohn|loehne|gehaelter|steuern?|finanzamt|impots|taxes)\b/;

/** Which ways the cells of a row, as texts or as kinds of an account's booking, say that its money went. */
function waysOfRow(cells: readonly string[]): { isOut: boolean; isIn: boolean } {
  const keys = cells.map(fold);
  const said = wordsOfKeys(keys);
  if (said !== 0) return { isOut: said < 0, isIn: said > 0 };
  // What an account is debited by is how a card is paid.
  const kinds = new Set(keys.map((key, at) => ((cells[at] ?? '').length > 2 ? kindOnBoth(key) : 0)));
  const isIn = kinds.has(1) && !kinds.has(-1);
  const isOut = kinds.has(-1) && !kinds.has(1);
  return { isOut: isOut || keys.some((key) => paidByAccounts.test(key)), isIn };
}

/** Says nothing but that rent, wages or taxes are paid: whoever lets, or is employed, has them coming in. */
export function mayBePayee(cells: readonly string[]): boolean {
  const keys = cells.map(fold);
  return wordsOfKeys(keys) === 0 && keys.some((key) => paidByAccounts.test(key));
}

/** Whether the cells of a row say what the sign of its amount says. */
export function agreesWithWords(cells: readonly string[], sign: number): boolean {
  if (sign === 0) return false;
  const { isOut, isIn } = waysOfRow(cells);
  return sign < 0 ? isOut : isIn;
}

/** Which way the cells of a row say that its money went; 0 where they say nothing, or both. */
export function directionOfRow(cells: readonly string[]): DirectionSign {
  const { isOut, isIn } = waysOfRow(cells);
  return isOut === isIn ? 0 : isOut ? -1 : 1;
}

/**
 * How many rows have a sign that contradicts their words. `isInverted`: no row agrees with its words, and something that comes in is
 * among those that contradict (a refund with a minus), since a fee without minus alone may be a fee given back.
 */
export function wordsAgainstSigns(
  rows: readonly string[][],
  signOf: (cells: readonly string[]) => number | null,
): { inverted: number; isInverted: boolean } {
  let inverted = 0;
  let invertedIn = 0;
  for (const cells of rows.slice(0, mostRows)) {
    const sign = Math.sign(signOf(cells) ?? 0);
    const said = sign === 0 ? 0 : wordsOfRow(cells);
    if (said === 0) continue;
    if (said === sign) return { inverted, isInverted: false };
    inverted++;
    if (said > 0) invertedIn++;
  }
  return { inverted, isInverted: invertedIn > 0 };
}

/** Whether at least so many rows have signs that contradict their words, and none agrees. */
export function wordsInvertSigns(
  rows: readonly string[][],
  signOf: (cells: readonly string[]) => number | null,
  least = 2,
): boolean {
  const { inverted, isInverted } = wordsAgainstSigns(rows, signOf);
  return isInverted && inverted >= least;
}

/**
 * Whether at least two different words name what goes out beside amounts without minus, and no row's words agree with its sign:
 * probably a list of spending. A fee given back and cash paid in look alike, and a club takes the fees of its members: no proof.
 */
export function spendsWithoutMinus(
  rows: readonly string[][],
  signOf: (cells: readonly string[]) => number | null,
): boolean {
  const spent = new Set<string>();
  for (const cells of rows.slice(0, mostRows)) {
    const sign = Math.sign(signOf(cells) ?? 0);
    if (sign === 0) continue;
    const word = usualSpending(fold(cells.join(' ')));
    const said = wordsOfRow(cells) || (word === null ? 0 : -1);
    if (said === sign) return false;
    if (said < 0) spent.add(word ?? '');
  }
  return spent.size >= 2;
}

/** Words that turn what stands beside them: nobody can say from which way. */
export const takenBackWord =
  /\b(?:[a-z]*storn(?:o|ier[a-z]*)|[a-z]*korrektur[a-z]*|(?:rueck|ruck)(?:buchung|gabe|lastschrift|forderung|belastung|ruf)[a-z]*|correction|revers(?:al|ed)|chargeback|clawback|recall|returned|extourne|annul[a-z]*|storn[ai]|estorno|anulaci[a-z]*|correctie|terugboeking)\b/;

/** Whoever is employed has coming in what employers pay out; loans are paid out and back, and offices send back taxes. */
export const eitherWay =
  /\b(?:lohn|loehne|lohne|gehaelter|gehalter|wages|payroll|[a-z]*darlehen|loan|finanzamt|impots|taxes)\b/;
