import { type Cadence, findCadence } from '../contracts/cadence';
import { splitIntoSeries } from '../contracts/payment-series';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { addTag, type LabelContext, openContract, setLabel } from './label';
import { matchOwnTransfers, type OwnTransfer } from './own-transfer-matcher';

/** Labels transfers between own accounts, regular ones as contracts; both legs carry the contract of the outgoing one. */

const fewestPayments = 3;
/** Transfers by hand of the same round amount fall into step by chance; standing orders do not. */
const fewestByHand = 5;
const fewestRegular = 0.7;

function isSteady(payments: readonly PreparedTransaction[]): boolean {
  let same = 0;
  for (let i = 1; i < payments.length; i += 1)
    if (payments[i]?.amountMinor === payments[i - 1]?.amountMinor) same += 1;
  return same >= (payments.length - 1) * 0.6;
}

function isStandingOrder(payments: readonly PreparedTransaction[]): boolean {
  return payments.some(({ nature }) => nature === 'standing-order');
}

/** What the bank pays each time by order is one agreement, though its amount is changed. */
function isOrderedThroughout(payments: readonly PreparedTransaction[]): boolean {
  return payments.every(({ nature }) => nature === 'standing-order');
}

/** An amount that comes back in step is a standing order; what is moved by hand between the same accounts is not part of it. */
function seriesOfTransfers(
  outs: readonly PreparedTransaction[],
): { members: PreparedTransaction[]; cadence: Cadence | null }[] {
  const ordered = isOrderedThroughout(outs) ? findCadence(outs.map((out) => out.dayNumber)) : null;
  if (ordered && ordered.regularity >= fewestRegular) return [{ members: [...outs], cadence: ordered }];
  const byAmount = new Map<number, PreparedTransaction[]>();
  for (const out of outs) {
    const list = byAmount.get(out.amountMinor);
    if (list) list.push(out);
    else byAmount.set(out.amountMinor, [out]);
  }
  const steady: { members: PreparedTransaction[]; cadence: Cadence | null }[] = [];
  const rest: PreparedTransaction[] = [];
  for (const members of byAmount.values()) {
    const cadence = members.length >= fewestByHand ? findCadence(members.map((out) => out.dayNumber)) : null;
    if (cadence && cadence.regularity >= fewestRegular) steady.push({ members, cadence });
    else rest.push(...members);
  }
  if (steady.length !== 1) return splitIntoSeries(outs);
  return [...steady, ...splitIntoSeries(rest.sort((a, b) => a.rank - b.rank))];
}

function labelRoute(context: LabelContext, transfers: readonly OwnTransfer[], isCard: boolean): void {
  const inLegOf = new Map(transfers.map((transfer) => [transfer.out, transfer]));
  const outs = transfers.map((transfer) => transfer.out);
  const series = isCard
    ? [{ members: outs, cadence: findCadence(outs.map((out) => out.dayNumber)) }]
    : seriesOfTransfers(outs);
  for (const { members, cadence } of series) {
    const isContract =
      members.length >= (isCard || isStandingOrder(members) ? fewestPayments : fewestByHand) &&
      cadence !== null &&
      cadence.regularity >= fewestRegular &&
      (isCard || isSteady(members) || isOrderedThroughout(members));
    const contract = isContract ? openContract(context, members, 'transfers.internal', cadence) : null;
    for (const out of members) {
      const transfer = inLegOf.get(out);
      if (!transfer) continue;
      for (const leg of [transfer.out, transfer.in]) {
        setLabel(context, leg, 'transfers.internal', transfer.reason, contract);
        addTag(context, leg, 'internal');
        if (transfer.isCardSettlement) addTag(context, leg, 'card-settlement');
      }
    }
  }
}

/**
 * Answers the transactions that are left. `transactions` in order of booking day.
 * @param isSpoilt texts lost letters throughout
 */
export function labelOwnTransfers(
  context: LabelContext,
  transactions: readonly PreparedTransaction[],
  isSpoilt: boolean,
): PreparedTransaction[] {
  const { own } = context;
  const transfers = matchOwnTransfers(transactions, own, isSpoilt);
  transfers.sort(
    (a, b) => a.out.dayNumber - b.out.dayNumber || (a.out.transactionId < b.out.transactionId ? -1 : 1),
  );
  const routes = new Map<string, OwnTransfer[]>();
  for (const transfer of transfers) {
    const { out } = transfer;
    const key = `${out.accountId} ${transfer.in.accountId} ${transfer.isCardSettlement}`;
    const route = routes.get(key);
    if (route) route.push(transfer);
    else routes.set(key, [transfer]);
  }
  for (const route of routes.values()) labelRoute(context, route, route[0]?.isCardSettlement ?? false);
  const left: PreparedTransaction[] = [];
  for (const transaction of transactions) {
    if (context.labels[transaction.index]) continue;
    const other = transaction.iban ? own.idOfIban.get(transaction.iban) : undefined;
    if (other && other !== transaction.accountId) {
      const reason = 'IBAN of an own account; the other leg is not in the data';
      setLabel(context, transaction, 'transfers.internal', reason);
      addTag(context, transaction, 'internal');
    } else if (isCardLegWithoutPair(transaction, context)) {
      setLabel(context, transaction, 'transfers.internal', 'settlement of a card account in the data');
      addTag(context, transaction, 'card-settlement');
    } else left.push(transaction);
  }
  return left;
}

function isCardLegWithoutPair(transaction: PreparedTransaction, { own }: LabelContext): boolean {
  if (own.cardAccountIds.length === 0) return false;
  const { source, partner, isOut, nature, signals } = transaction;
  const isSelf = partner.key === '' || partner.isOwn || partner.isSelfWord;
  if (!isOut) return isSelf && own.isCardAccount(transaction.accountId) && signals.has('card-thanks');
  if (nature !== 'card-settlement' && !signals.has('card-settlement')) return false;
  if (own.isCardAccount(transaction.accountId)) return false;
  const digits: readonly string[] = source.purpose.match(/\b\d{4}\b/g) ?? [];
  const names = own.cardAccountIds.some((id) =>
    digits.includes(own.byId.get(id)?.accountNumber.slice(-4) ?? ''),
  );
  return names || isSelf;
}
