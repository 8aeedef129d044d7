import { wordingOf } from '../contracts/series-fragment';
import type { OwnAccounts } from '../counterparty/own-accounts';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { isCutIban } from '../ledger/iban-text';
import { areNearTexts } from '../ledger/near-text';
import { isOfShop, isPaidCard, settlesCard } from './card-legs';

/**
 * Matches both legs of transfers between accounts of one ledger: same amount with opposite sign, another account, a lag of
 * a few days, and signs on either leg (own IBAN, owner's name, booking text, purpose, card settlement).
 */
export interface OwnTransfer {
  out: PreparedTransaction;
  in: PreparedTransaction;
  isCardSettlement: boolean;
  reason: string;
}

/** Days the incoming leg may come after the outgoing one; weekends and holidays stretch a two-day lag. */
const longestLagDays = 6;
/** A leg may show first where the outgoing bank books late. */
const longestLeadDays = 3;
/** What a bank may keep of a transfer, in minor units, where both legs are certain otherwise. */
const largestFeeMinor = 1500;
const enough = 3.5;

interface Candidate {
  transaction: PreparedTransaction;
  /** Account the leg names as the other one; '' when it names none; null when it names a foreign IBAN. */
  other: string | null;
  weight: number;
  isCard: boolean;
}

function candidateOf(transaction: PreparedTransaction, own: OwnAccounts): Candidate {
  const { iban, nature, signals } = transaction;
  const { key: nameKey, isOwn, isNearOwn, isSelfWord: isSelf } = transaction.partner;
  const named = iban ? own.idOfIban.get(iban) : undefined;
  // A bank prints the account's own IBAN on some bookings; that names nothing.
  const isOwnIban = named !== undefined && named === transaction.accountId;
  const kept = own.accountAtService(transaction.partner.words);
  const atService = kept === transaction.accountId ? undefined : kept;
  const isUnnamed = iban === '' || isOwnIban || (!named && isCutIban(iban));
  // The service's own IBAN stands for all of its customers.
  const other = atService ?? (isUnnamed ? '' : (named ?? null));
  let weight = 0;
  if (other) weight += 5;
  if (isOwn) weight += 2.5;
  else if (isNearOwn) weight += 1.8;
  if (isSelf) weight += 3;
  if (nature === 'own-transfer') weight += 2.5;
  const isSettlementLeg =
    nature === 'card-settlement' || signals.has('card-settlement') || settlesCard(transaction, own);
  const isThanksLeg =
    !transaction.isOut && own.isCardAccount(transaction.accountId) && signals.has('card-thanks');
  if (isSettlementLeg) weight += 2;
  if (isThanksLeg) weight += 3;
  // Money that nobody in particular pays into a card account pays the card.
  else if (isPaidCard(transaction, own)) weight += 2;
  if (signals.has('own-transfer') && !nameKey) weight += 1;
  else if (signals.has('own-transfer')) weight += 0.5;
  // The bank that keeps the other account stands for its owner where money is moved: "Revolut, Top up".
  if (movesMoney(transaction) && transaction.partner.mayKeepAccounts) weight += 1;
  else if (nameKey && !isOwn && !isNearOwn && !isSelf && !isSettlementLeg && !isThanksLeg && !other)
    weight -= 3;
  return { transaction, other, weight, isCard: isSettlementLeg || isThanksLeg };
}

/** The owner in a spelling that is not known: both legs name the same partner and say that money is moved. */
function areTwins(a: PreparedTransaction, b: PreparedTransaction): boolean {
  return (
    a.partner.key !== '' &&
    a.partner.key === b.partner.key &&
    a.text === b.text &&
    (movesMoney(a) || movesMoney(b))
  );
}

/** What both legs may have lost of a text, together. */
const mayLose = 0.3;

/** In texts that lost letters: one name and one purpose on both legs, as far as they are left. */
function areNearTwins(a: PreparedTransaction, b: PreparedTransaction): boolean {
  const wordings = [wordingOf(a.text), wordingOf(b.text)] as const;
  const isNameless = a.partner.key === '' && b.partner.key === '';
  if (isNameless) return areNearTexts(...wordings, mayLose);
  if (!areNearTexts(a.partner.words.join(''), b.partner.words.join(''), mayLose)) return false;
  return movesMoney(a) || movesMoney(b) || areNearTexts(...wordings, mayLose);
}

function movesMoney({ signals, nature }: PreparedTransaction): boolean {
  return signals.has('own-transfer') || nature === 'own-transfer';
}

function pairWeight(out: Candidate, incoming: Candidate, isSpoilt: boolean): number {
  const a = out.transaction;
  const b = incoming.transaction;
  if (a.accountId === b.accountId || a.currency !== b.currency) return -1;
  if (out.other && out.other !== b.accountId) return -1;
  if (incoming.other && incoming.other !== a.accountId) return -1;
  const lag = b.dayNumber - a.dayNumber;
  if (lag > longestLagDays || lag < -longestLeadDays) return -1;
  const isNearTwin = isSpoilt && areNearTwins(a, b);
  if (out.other === null && !out.isCard && !isNearTwin) return -1;
  if (incoming.other === null && !incoming.isCard && !isNearTwin) return -1;
  const isTwin = isNearTwin || areTwins(a, b);
  if (out.weight <= 0 && incoming.weight <= 0 && !isTwin) return -1;
  let weight = isTwin ? Math.max(enough, out.weight + incoming.weight) : out.weight + incoming.weight;
  if (a.text !== '' && a.text === b.text) weight += 2;
  if (a.source.eref && a.source.eref === b.source.eref && a.source.eref !== 'NOTPROVIDED') weight += 3;
  return weight + 1 - Math.abs(lag) * 0.3;
}

/** Named partners without any sign of an own account, which most bookings are with. */
function isStranger(transaction: PreparedTransaction, own: OwnAccounts): boolean {
  const { partner, iban, nature, signals } = transaction;
  if (partner.key === '' || partner.isOwn || partner.isSelfWord || partner.isNearOwn) return false;
  if (movesMoney(transaction) || nature === 'card-settlement') return false;
  if (signals.has('card-settlement') || signals.has('card-thanks')) return false;
  if (own.accountAtService(partner.words) !== undefined || settlesCard(transaction, own)) return false;
  return iban === '' || !own.idOfIban.has(iban);
}

interface Pair {
  out: Candidate;
  in: Candidate;
  weight: number;
  lag: number;
}

function byStrength(a: Pair, b: Pair): number {
  return (
    b.weight - a.weight ||
    Math.abs(a.lag) - Math.abs(b.lag) ||
    a.out.transaction.dayNumber - b.out.transaction.dayNumber ||
    compareIds(a.out, b.out) ||
    compareIds(a.in, b.in)
  );
}

function compareIds(a: Candidate, b: Candidate): number {
  const idA = a.transaction.transactionId;
  const idB = b.transaction.transactionId;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

function firstFrom(list: readonly Candidate[], dayNumber: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.transaction.dayNumber ?? 0) < dayNumber) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `transactions` in order of booking day. */
export function matchOwnTransfers(
  transactions: readonly PreparedTransaction[],
  own: OwnAccounts,
  isSpoilt: boolean,
): OwnTransfer[] {
  if (own.byId.size < 2) return [];
  const outgoing: Candidate[] = [];
  const incoming = new Map<string, Candidate[]>();
  const isAbroad = new Set([...own.byId.values()].map(({ currency }) => currency)).size > 1;
  for (const transaction of transactions) {
    if (transaction.amountMinor === 0 || isOfShop(transaction, own)) continue;
    const isExchanged = isAbroad && changesMoney(transaction);
    if (!isSpoilt && !isExchanged && isStranger(transaction, own)) continue;
    const candidate = candidateOf(transaction, own);
    const isNameless = transaction.partner.key === '' && transaction.iban === '';
    if (candidate.weight <= 0 && !isNameless && !isSpoilt && !isExchanged && !movesMoney(transaction))
      continue;
    if (transaction.isOut) outgoing.push(candidate);
    else {
      const key = `${transaction.currency}${transaction.amountMinor}`;
      const list = incoming.get(key);
      if (list) list.push(candidate);
      else incoming.set(key, [candidate]);
    }
  }
  const pairs: Pair[] = [];
  for (const out of outgoing) {
    const list = incoming.get(`${out.transaction.currency}${-out.transaction.amountMinor}`);
    if (!list) continue;
    const day = out.transaction.dayNumber;
    for (let i = firstFrom(list, day - longestLeadDays); i < list.length; i += 1) {
      const candidate = list[i];
      if (!candidate || candidate.transaction.dayNumber > day + longestLagDays) break;
      const weight = pairWeight(out, candidate, isSpoilt);
      if (weight >= enough)
        pairs.push({ out, in: candidate, weight, lag: candidate.transaction.dayNumber - day });
    }
  }
  const taken = new Set<Candidate>();
  const found: OwnTransfer[] = [];
  const take = (pair: Pair, reason: string) => {
    if (taken.has(pair.out) || taken.has(pair.in)) return;
    taken.add(pair.out);
    taken.add(pair.in);
    found.push({
      out: pair.out.transaction,
      in: pair.in.transaction,
      isCardSettlement: pair.out.isCard || pair.in.isCard || own.isCardAccount(pair.in.transaction.accountId),
      reason,
    });
  };
  for (const pair of pairs.sort(byStrength)) take(pair, `both legs found, ${pair.lag} days apart`);
  for (const pair of pairsWithFee(outgoing, incoming, taken, isSpoilt).sort(byStrength))
    take(pair, 'both legs found, less a fee');
  if (isAbroad)
    for (const pair of pairsOfExchange(outgoing, [...incoming.values()].flat(), taken).sort(byStrength))
      take(pair, 'both legs found, in two currencies');
  return found;
}

/** Legs that name each other's account for certain, where the amounts differ by a fee. */
function pairsWithFee(
  outgoing: readonly Candidate[],
  incoming: ReadonlyMap<string, readonly Candidate[]>,
  taken: ReadonlySet<Candidate>,
  isSpoilt: boolean,
): Pair[] {
  const open = [...incoming.values()]
    .flat()
    .filter((candidate) => !taken.has(candidate) && candidate.weight >= 2.5);
  open.sort((a, b) => a.transaction.dayNumber - b.transaction.dayNumber || compareIds(a, b));
  const pairs: Pair[] = [];
  for (const out of outgoing) {
    if (taken.has(out) || out.weight < 2.5 || open.length === 0) continue;
    const day = out.transaction.dayNumber;
    for (let i = firstFrom(open, day - longestLeadDays); i < open.length; i += 1) {
      const candidate = open[i];
      if (!candidate || candidate.transaction.dayNumber > day + longestLagDays) break;
      const fee = -out.transaction.amountMinor - candidate.transaction.amountMinor;
      const isFee = fee > 0 && fee <= Math.min(largestFeeMinor, -out.transaction.amountMinor * 0.05);
      if (!isFee || (!out.other && !candidate.other)) continue;
      const weight = pairWeight(out, candidate, isSpoilt);
      if (weight >= enough + 2)
        pairs.push({ out, in: candidate, weight, lag: candidate.transaction.dayNumber - day });
    }
  }
  return pairs;
}

/** Who changes money on its way between accounts of one owner. */
const changers = /^(?:WISE|TRANSFERWISE|REVOLUT|CURRENCYFAIR|IBANI|OFX|XE|TORFX|EXCHANGEMARKET|TELEXOO)$/;

function changesMoney({ partner, text }: PreparedTransaction): boolean {
  return partner.words.some((word) => changers.test(word)) || /(?:^| )TRANSFERWISE(?= |$)/.test(text);
}

/** Says of itself that it goes to, or comes from, an account of the same owner. */
function isOwnLeg({ transaction }: Candidate): boolean {
  const { partner } = transaction;
  return (
    partner.isOwn ||
    partner.isNearOwn ||
    partner.isSelfWord ||
    movesMoney(transaction) ||
    changesMoney(transaction)
  );
}

/** Between accounts of two currencies the amounts differ, and a firm that changes money stands between: both legs must say what they are. */
function pairsOfExchange(
  outgoing: readonly Candidate[],
  incoming: readonly Candidate[],
  taken: ReadonlySet<Candidate>,
): Pair[] {
  const open = incoming.filter((candidate) => !taken.has(candidate) && isOwnLeg(candidate));
  const pairs: Pair[] = [];
  for (const out of outgoing) {
    if (taken.has(out) || !isOwnLeg(out)) continue;
    for (const candidate of open) {
      const a = out.transaction;
      const b = candidate.transaction;
      const lag = b.dayNumber - a.dayNumber;
      if (a.currency === b.currency || a.accountId === b.accountId) continue;
      if (lag > longestLagDays || lag < -longestLeadDays) continue;
      if (!changesMoney(a) && !changesMoney(b)) continue;
      pairs.push({ out, in: candidate, weight: enough - Math.abs(lag) * 0.3, lag });
    }
  }
  return pairs;
}
