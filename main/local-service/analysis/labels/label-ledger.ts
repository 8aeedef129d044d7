import { numberPayees } from '../counterparty/branches';
import { groupByCounterparty } from '../counterparty/counterparty-identity';
import { type Layouts, layoutsOf } from '../counterparty/ledger-layout';
import { restoreIdentifiers } from '../counterparty/meant-identifiers';
import { type OwnAccounts, readOwnAccounts } from '../counterparty/own-accounts';
import {
  inBookingOrder,
  type PreparedTransaction,
  TransactionReader,
} from '../counterparty/prepared-transaction';
import type { Correction, Ledger } from '../ledger/ledger-types';
import { observeMonths } from '../ledger/observed-months';
import { joinContinued } from './continued-contracts';
import { contractItem } from './contract-items';
import { applyCorrections } from './corrections';
import { labelCounterparty } from './counterparty-labels';
import { labelFeesOfCustomers } from './fees-of-customers';
import { joinInterleaved } from './interleaved-contracts';
import { type Label, type LabelContext, noTags } from './label';
import { addTags } from './label-tags';
import { indexLabels, type LabelledLedger } from './labelled-ledger';
import { labelMaintenanceByName } from './maintenance-by-name';
import { labelOwnTransfers } from './own-transfer-labels';
import { labelRentOfHousehold } from './rent-of-household';
import { labelRentOfLandlord } from './rent-of-landlord';
import { labelNamelessReturns } from './reversal-labels';

/** normalise -> own transfers -> counterparties -> categories, series and contracts, reversals -> tags. */

export interface AnalysisOptions {
  /** Off: well-known firm names are not looked up. Default on. */
  useBrands?: boolean;
  /** What the analyst said before, oldest first. */
  corrections?: readonly Correction[];
}

/**
 * Currencies are never added together: results are counted in the currency of most bookings (of equal ones the first by
 * name), bookings in another currency are labelled, listed and counted in their own account's views only.
 */
function mainCurrency(ledger: Ledger): string {
  const counts = new Map<string, number>();
  for (const { currency } of ledger.transactions) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  if (counts.size === 0)
    for (const { currency } of ledger.accounts) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  let best = '';
  for (const [currency, count] of counts) {
    const known = counts.get(best) ?? 0;
    if (count > known || (count === known && currency < best)) best = currency;
  }
  return best || 'EUR';
}

/** Read in the order they are walked in afterwards, so that neighbours lie near each other in memory. */
function readInBookingOrder(
  { transactions }: Ledger,
  own: OwnAccounts,
  layouts: Layouts,
): PreparedTransaction[] {
  const reader = new TransactionReader(own, layouts);
  const ordered: PreparedTransaction[] = [];
  for (const index of inBookingOrder(transactions)) {
    const transaction = transactions[index];
    if (transaction) ordered.push(reader.read(transaction, index, ordered.length));
  }
  return ordered;
}

const fewestReturns = 2;
const vat =
  /(?:^| )(?:UST|USTVA|UST VA|UST VZ|UMS ST|UMSST|UMSATZST|UMSATZSTEUR\w*|MWST\w*|UVA|BTW|OMZETBELASTING|TVA|IVA)(?= |$|\d)/;

const fewestFees = 3;
const certainFee = 5;

/** A person who pays value added tax, or is paid by who settles fees, works on own account: what is bought may be for the business. */
function worksOnOwnAccount(ordered: readonly PreparedTransaction[]): boolean {
  let returns = 0;
  let fees = 0;
  for (const { isOut, text, partner } of ordered) {
    if (isOut && !vat.test(text)) continue;
    const isSign = partner.wordEvidence.some(({ category, weight }) =>
      isOut ? category.startsWith('taxes.') : category === 'income.self-employment' && weight >= certainFee,
    );
    if (!isSign) continue;
    if (isOut) returns += 1;
    else fees += 1;
    if (returns >= fewestReturns || fees >= fewestFees) return true;
  }
  return false;
}

export function labelLedger(ledger: Ledger, options: AnalysisOptions = {}): LabelledLedger {
  const own = readOwnAccounts(ledger);
  const layouts = layoutsOf(ledger.transactions);
  const ordered = readInBookingOrder(ledger, own, layouts);
  restoreIdentifiers(ordered, own.idOfIban.keys());
  const currency = mainCurrency(ledger);
  const context: LabelContext = {
    own,
    options: {
      userType: ledger.userType,
      useBrands: options.useBrands ?? true,
      isTrader: ledger.userType === 'person' && worksOnOwnAccount(ordered),
    },
    currency,
    span: { first: ordered[0]?.dayNumber ?? 0, last: ordered[ordered.length - 1]?.dayNumber ?? 0 },
    labels: new Array<undefined>(ledger.transactions.length),
    contracts: [],
    positions: new Int32Array(ledger.transactions.length),
    lastLabel: null,
  };
  const left = labelOwnTransfers(context, ordered, layouts.mend !== null);
  const counterpartyOf = new Int32Array(ledger.transactions.length).fill(-1);
  const groups = groupByCounterparty(left);
  const payees = numberPayees(groups);
  groups.forEach((group, number) => {
    for (const transaction of group) counterpartyOf[transaction.index] = payees[number] ?? number;
    labelCounterparty(context, group);
  });
  labelNamelessReturns(context, ordered);
  joinContinued(context);
  if (layouts.mend) joinInterleaved(context, ordered);
  labelRentOfHousehold(context);
  labelRentOfLandlord(context);
  labelMaintenanceByName(context);
  labelFeesOfCustomers(context, ordered);
  applyCorrections(context, ordered, counterpartyOf, options.corrections ?? []);
  addTags(context, ordered);
  const observed = observeMonths(ledger.transactions);
  const today = ledger.today ?? observed.until;
  const contracts = context.contracts.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const labels = context.labels.map(
    (label): Label =>
      label ?? {
        category: 'income.other',
        reason: '',
        confidence: 0,
        contract: null,
        isRecurring: false,
        tags: noTags,
      },
  );
  return {
    ledger,
    currency,
    today,
    observed,
    ordered,
    labels,
    contracts,
    contractItems: new Map(contracts.map((contract) => [contract, contractItem(contract, currency, today)])),
    accounts: context.own.byId,
    counterpartyOf,
    ...indexLabels(ordered, labels),
  };
}
