/** What texts say of the direction of money, for files that show it in no other way. To teach a word, add it here. */

/** Whole cells that name a charge, or what only comes in. */
const outCell =
  /^(?:purchase|purchases|sale|fee|fees|interest|cash advance|einkauf|kauf|achat|compra|acquisto|kop|kortkop|varekop)$/i;
const inCell =
  /^(?:credit|refund|return|reversal|gutschrift|erstattung|retour|remboursement|avoir|rimborso|reembolso|abono|retur)$/i;
const outPart =
  /\b(?:transaction fee|interest charge|cash advance|annual fee|late fee|atm withdrawal|cash withdrawal|bargeldabhebung|jahresgeb(?:ü|ue)hr|kartengeb(?:ü|ue)hr|sollzinsen)/i;
const inPart =
  /\brefund\b|\b(?:cash )?rebate\b|\bcash ?back\b|pagamento recebid|pago recibid|paiement re[cç]u|zahlung erhalten|\breturn$|\(return\)|thank you|payment received|rückerstattung|\berstattung|rückvergütung|remboursement|rimborso|reembolso|återbetalning|betalning mottagen|inbetalning|innbetaling|indbetaling|palautus|hyvitys|betaling ontvangen|vracení|vratka|visszatérítés|\btilbakebetaling|zwrot|(?:^|\s)(?:iade|İADE|iadesi)(?:\s|$)/i;

/** Cash from a machine and regular fees: what nearly always goes out, where nothing says more. */
const spentPart =
  /\b(?:atm(?! (?:cash )?(?:deposit|credit|refund))|geldautomat|geldausgabeautomat|bancomat|bankomat|cajero|geldautomaat|geldopname|retrait|prelievo|levantamento|minibank|uttag|wyp(?:ł|l)ata|v(?:ý|y)b(?:ě|e)r|(?:membership|account|monthly|service|overdraft|maintenance|card|plan) (?:fee|charge)|kontof(?:ü|ue)hrung|grundpreis|cotisation|frais de|canone|commissioni|comisi(?:ó|o)n|sollzins)/i;

/** Whether a row's words say that its money went out (-1) or came in (1); 0 when they say nothing or both. */
export function wordsOfRow(cells: readonly string[]): -1 | 0 | 1 {
  let isOut = false;
  let isIn = false;
  for (const raw of cells) {
    const cell = raw.trim();
    if (cell.length < 3) continue;
    if (outCell.test(cell) || outPart.test(cell)) isOut = true;
    if (inCell.test(cell) || inPart.test(cell)) isIn = true;
  }
  return isOut === isIn ? 0 : isOut ? -1 : 1;
}

/**
 * How many rows have a sign that contradicts their words. `isTurned`: no row agrees with its words, and something that comes in is
 * among those that contradict (a refund with a minus), since a fee without minus alone may be a fee given back.
 */
export function wordsAgainstSigns(
  rows: readonly string[][],
  signOf: (cells: readonly string[]) => number | null,
): { turned: number; isTurned: boolean } {
  let turned = 0;
  let turnedIn = 0;
  for (const cells of rows.slice(0, 2_000)) {
    const sign = Math.sign(signOf(cells) ?? 0);
    const said = sign === 0 ? 0 : wordsOfRow(cells);
    if (said === 0) continue;
    if (said === sign) return { turned, isTurned: false };
    turned++;
    if (said > 0) turnedIn++;
  }
  return { turned, isTurned: turnedIn > 0 };
}

/** Whether at least so many rows have signs that contradict their words, and none agrees. */
export function wordsTurnSigns(
  rows: readonly string[][],
  signOf: (cells: readonly string[]) => number | null,
  least = 2,
): boolean {
  const { turned, isTurned } = wordsAgainstSigns(rows, signOf);
  return isTurned && turned >= least;
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
  for (const cells of rows.slice(0, 2_000)) {
    const sign = Math.sign(signOf(cells) ?? 0);
    if (sign === 0) continue;
    const word = spentPart.exec(cells.join(' '))?.[0].toLowerCase();
    const said = wordsOfRow(cells) || (word === undefined ? 0 : -1);
    if (said === sign) return false;
    if (said < 0) spent.add(word ?? '');
  }
  return spent.size >= 2;
}
