import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import {
  chosenTransactions,
  type LabelledLedger,
  labelOf,
  taggedTransactions,
} from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { summariseMonths } from '../ledger/observed-months';
import { breakDown, contractsOf } from './category-breakdown';
import { budgetMonths } from './person-modules';

/** Living situation and adult check: conclusions from categories, each with the transactions behind it. */

interface Indicator {
  word: string;
  holds(labelled: LabelledLedger): boolean;
}

const has = (labelled: LabelledLedger, isChosen: (category: string) => boolean): boolean =>
  [...labelled.byCategory.keys()].some(isChosen);

const hasContract = (labelled: LabelledLedger, ...categories: string[]): boolean =>
  labelled.contracts.some((contract) => categories.includes(contract.category) && contract.isOut);

function monthlyMinor(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
  sign: 1 | -1,
): number {
  const sums = labelled.observed.months.map(() => 0);
  for (const transaction of chosenTransactions(labelled, isChosen)) {
    const position = transaction.month - labelled.observed.first;
    sums[position] = (sums[position] ?? 0) + transaction.amountMinor * sign;
  }
  return summariseMonths(sums, labelled.observed).median;
}

/** Main units are compared as minor units of a two-decimal currency; bounds are rough on purpose. */
const lowRentMinor = 35_000;
const highRentMinor = 60_000;
const fullTimeMinor = 130_000;
const lowIncomeMinor = 60_000;

const isRent = (category: string) => category === 'housing.rent';
const isEarned = (category: string) =>
  category === 'income.salary' || category === 'income.self-employment' || category === 'income.pension';

const adultIndicators: readonly Indicator[] = [
  { word: 'CAR_INSURANCE', holds: (l) => hasContract(l, 'insurances.vehicle') },
  { word: 'CONSUMER_CREDIT', holds: (l) => hasContract(l, 'credits.loan', 'credits.line') },
  { word: 'GAMBLING', holds: (l) => has(l, (category) => category === 'risk.gambling') },
  { word: 'CREDIT_CARD_BILLING', holds: hasCardBilling },
  { word: 'STABLE_FULL_TIME_INCOME', holds: (l) => monthlyMinor(l, isEarned, 1) >= fullTimeMinor },
  { word: 'HIGH_RENT', holds: (l) => monthlyMinor(l, isRent, -1) >= highRentMinor },
  { word: 'PROPERTY_OWNERSHIP_COST', holds: (l) => has(l, (category) => category === 'taxes.property') },
  { word: 'MOBILE_PHONE_CONTRACT', holds: (l) => hasContract(l, 'communication.telecom') },
  { word: 'LEASING_CONTRACT', holds: (l) => hasContract(l, 'credits.leasing') },
  { word: 'LIABILITY_INSURANCE', holds: (l) => hasContract(l, 'insurances.liability') },
  { word: 'HOUSEHOLD_INSURANCE', holds: (l) => hasContract(l, 'insurances.property') },
  { word: 'LEGAL_PROTECTION_INSURANCE', holds: (l) => hasContract(l, 'insurances.legal') },
  { word: 'LOW_RENT', holds: (l) => isBetween(monthlyMinor(l, isRent, -1), 1, lowRentMinor) },
  { word: 'STREAMING_SUBSCRIPTION', holds: (l) => hasContract(l, 'leisure.subscription') },
  { word: 'SECURITIES_TRADING', holds: (l) => has(l, (category) => category === 'investments.securities') },
];

/** Signs that only someone of age, or hardly anyone younger, leaves. */
const strongWords = new Set([
  'CAR_INSURANCE',
  'CONSUMER_CREDIT',
  'GAMBLING',
  'CREDIT_CARD_BILLING',
  'STABLE_FULL_TIME_INCOME',
  'HIGH_RENT',
  'PROPERTY_OWNERSHIP_COST',
  'LEASING_CONTRACT',
]);

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to;
}

function hasCardBilling(labelled: LabelledLedger): boolean {
  return taggedTransactions(labelled, 'card-settlement').length > 0;
}

/** An estimate from account movements, no legal proof of age (interface-gaps.md). */
export function adultCheck(labelled: LabelledLedger) {
  const positive = adultIndicators.filter((indicator) => indicator.holds(labelled)).map(({ word }) => word);
  const negative: string[] = [];
  const { income } = budgetMonths(labelled);
  const isPoor = summariseMonths(income, labelled.observed).median < lowIncomeMinor;
  const fromFamily = labelled.contracts.some(
    (contract) => contract.category === 'transfers.private' && !contract.isOut,
  );
  if (fromFamily && isPoor) negative.push('PARENTAL_TRANSFER_PATTERN');
  if (isPoor && labelled.ordered.length > 0) negative.push('LOW_INCOME_PATTERN');
  const strong = positive.filter((word) => strongWords.has(word)).length;
  const score = strong * 2 + (positive.length - strong) - negative.length * 2;
  const decision = score >= 3 ? 'ADULT' : score <= -2 && strong === 0 ? 'NOT_ADULT' : 'UNKNOWN';
  return { decision, indicators: [...positive, ...negative], isEstimate: true };
}

function part(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
  sign: 1 | -1,
  contracts: (category: string) => boolean,
  isMeant?: (transaction: PreparedTransaction) => boolean,
) {
  const breakdown = breakDown(labelled, isChosen, sign, contractsOf(labelled, contracts), isMeant);
  return { detected: breakdown.available, ...breakdown };
}

const vehicle = new Set([
  'insurances.vehicle',
  'taxes.vehicle',
  'mobility.fuel',
  'mobility.workshop',
  'mobility.parking-toll',
]);
const children = new Set(['income.child-benefit', 'education.childcare']);

/** Four parts (interface-gaps.md). Child benefit counts positive, so does money out in the other parts. */
export function livingSituation(labelled: LabelledLedger) {
  const ownership: Record<string, RegExp> = {
    'taxes.property': /(?:)/,
    'housing.rent': /HAUSGELD|\bWEG\b/,
    'insurances.property': /GEBAUD/,
    'credits.loan': /BAUFI|HYPOTHEK|IMMOBILIE|MORTGAGE/,
  };
  const isProperty = (t: PreparedTransaction) =>
    ownership[labelOf(labelled, t).category]?.test(t.text) ?? false;
  const kids = monthlyMinor(labelled, (category) => category === 'income.child-benefit', 1);
  return {
    children: {
      ...part(
        labelled,
        (category) => category === 'income.child-benefit',
        1,
        (category) => children.has(category),
      ),
      detected: has(labelled, (category) => children.has(category)),
      monthlyChildBenefit: toMainUnits(kids, labelled.currency),
    },
    motorVehicle: part(
      labelled,
      (category) => vehicle.has(category),
      -1,
      (category) => vehicle.has(category),
    ),
    property: part(
      labelled,
      (category) => category in ownership,
      -1,
      (category) => category === 'taxes.property',
      isProperty,
    ),
    housingRent: part(labelled, (category) => isRent(category), -1, isRent),
    observedTimespan: { since: labelled.observed.since, until: labelled.observed.until },
  };
}
