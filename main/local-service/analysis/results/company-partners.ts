import { readOwnAccounts } from '../counterparty/own-accounts';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { countryOfIban, homeCountry } from '../labels/label-tags';
import {
  chosenTransactions,
  isCounted,
  type LabelledLedger,
  labelOf,
  taggedTransactions,
} from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { addTo, type FlowTotals, flowsOnWire, totalsWithIds } from './flow-totals';

/** Customers and suppliers with their ranks, and business with other countries. */

interface Partner {
  name: string;
  iban: string;
  minor: number;
  ids: string[];
}

const supplierCategories = /^(business\.|credits\.leasing|housing\.|communication\.)/;

function collectPartners(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
  sign: 1 | -1,
): Partner[] {
  const partners = new Map<number, Partner>();
  for (const transaction of chosenTransactions(labelled, isChosen)) {
    const counterparty = labelled.counterpartyOf[transaction.index] ?? -1;
    if (counterparty < 0 || transaction.partner.raw === '') continue;
    let partner = partners.get(counterparty);
    if (!partner) {
      partner = { name: transaction.partner.raw, iban: transaction.iban, minor: 0, ids: [] };
      partners.set(counterparty, partner);
    }
    if (transaction.partner.raw.length > partner.name.length) partner.name = transaction.partner.raw;
    if (partner.iban === '') partner.iban = transaction.iban;
    partner.minor += transaction.amountMinor * sign;
    partner.ids.push(transaction.transactionId);
  }
  return [...partners.values()].filter((partner) => partner.minor > 0);
}

const byName = (a: Partner, b: Partner) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Shares in percent with two decimals. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;
}

function rank(partners: readonly Partner[], currency: string) {
  const revenue = partners.reduce((sum, partner) => sum + partner.minor, 0);
  const occurrences = partners.reduce((sum, partner) => sum + partner.ids.length, 0);
  const byRevenue = [...partners].sort((a, b) => b.minor - a.minor || byName(a, b));
  const byCount = [...partners].sort((a, b) => b.ids.length - a.ids.length || byName(a, b));
  const countRank = new Map(byCount.map((partner, at) => [partner, at + 1]));
  return {
    partnerList: byRevenue.map((partner, at) => ({
      paymentPartner: { name: partner.name, iban: partner.iban },
      sum: toMainUnits(partner.minor, currency),
      count: partner.ids.length,
      transactionIDs: partner.ids,
      ranking: {
        rank: at + 1,
        revenueRank: at + 1,
        revenueScore: percent(partner.minor, revenue),
        occurrenceRank: countRank.get(partner) ?? 0,
        occurrenceScore: percent(partner.ids.length, occurrences),
      },
    })),
  };
}

/** interface-gaps.md: revenue is positive for customers, purchases positive for suppliers, net of returns. */
export function customersSuppliers(labelled: LabelledLedger) {
  const customers = collectPartners(labelled, (category) => category === 'income.sales', 1);
  const suppliers = collectPartners(labelled, (category) => supplierCategories.test(category), -1);
  return {
    available: customers.length + suppliers.length > 0,
    customers: rank(customers, labelled.currency),
    suppliers: rank(suppliers, labelled.currency),
    observedTimespan: { since: labelled.observed.since, until: labelled.observed.until },
  };
}

/** Bookings with accounts of other countries than most own accounts, by the country of the counterparty's IBAN. */
export function foreignSales(labelled: LabelledLedger) {
  const { observed, currency } = labelled;
  const home = homeCountry({ own: readOwnAccounts(labelled.ledger) });
  const countries = new Map<string, { total: FlowTotals; months: FlowTotals[] }>();
  for (const transaction of taggedTransactions(labelled, 'foreign')) {
    const country = countryOf(labelled, transaction, home);
    if (country === '') continue;
    let flows = countries.get(country);
    if (!flows) {
      flows = { total: totalsWithIds(), months: observed.months.map(totalsWithIds) };
      countries.set(country, flows);
    }
    addTo(flows.total, transaction);
    const month = flows.months[transaction.month - observed.first];
    if (month) addTo(month, transaction);
  }
  return {
    available: countries.size > 0,
    countries: [...countries.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([country, { total, months }]) => ({
        country,
        ...flowsOnWire(total, currency),
        monthlyOverview: months
          .map((totals, position) => ({
            month: observed.months[position] ?? '',
            ...flowsOnWire(totals, currency),
            isComplete: observed.isComplete[position] ?? false,
          }))
          .reverse(),
      })),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}

function countryOf(labelled: LabelledLedger, transaction: PreparedTransaction, home: string): string {
  if (!isCounted(labelled, transaction)) return '';
  if (labelOf(labelled, transaction).category === 'transfers.internal') return '';
  const country = countryOfIban(transaction.iban);
  return country !== '' && home !== '' && country !== home ? country : '';
}
