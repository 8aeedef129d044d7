import { createHash } from 'node:crypto';
import {
  choicesOf,
  defaultHabits,
  type LocalFigures,
  type ReportData,
  type Result,
  type TracedTransaction,
} from '../../../../preload/contract';
import { makeSamples } from '../../../../scripts/make-samples';
import { firstDay, lastDay } from '../../../../scripts/samples/booking';
import { type BalancedBooking, withBalances } from '../../../../scripts/samples/exports';
import { makeLedger } from '../../../../scripts/samples/ledger';
import { ownAccounts, owner, parties } from '../../../../scripts/samples/parties';
import type { OwnAccount } from '../../../../scripts/samples/plan';

/** The data of a report on the sample company, sorted into analyses by partner alone: enough to lay out and test the pages. */

const partnersOf: Record<string, readonly { name: string }[]> = {
  'company.credits': [
    parties.houseBank,
    parties.machineBank,
    parties.vanLeasing,
    parties.forkliftLeasing,
    parties.carLeasing,
  ],
  'company.insurances': [
    parties.liability,
    parties.property,
    parties.vehicle,
    parties.legal,
    parties.cyber,
    parties.pension,
  ],
  'company.investments': [parties.broker, parties.cooperative],
  'company.internalBookings': [{ name: owner }],
};

const euros = (cents: number) => (cents / 100).toFixed(2);
const numberOf = (cents: number) => Number(euros(cents));

interface Entry extends BalancedBooking {
  id: string;
}

const ledger = makeLedger();
const entries: Record<OwnAccount, Entry[]> = { operating: [], second: [] };
for (const account of ['operating', 'second'] as const) {
  entries[account] = withBalances(
    ledger.filter((booking) => booking.account === account),
    ownAccounts[account].openingCents,
  ).map((booking, index) => ({ ...booking, id: `${account}-${index}` }));
}
const all = [...entries.operating, ...entries.second].sort((a, b) => a.day.localeCompare(b.day));
const months = [...new Set(all.map((entry) => entry.day.slice(0, 7)))].sort();
const sum = (list: readonly Entry[]) => list.reduce((total, entry) => total + entry.cents, 0);

export function sampleBreakdown(endpoint: string): Record<string, unknown> {
  const names = (partnersOf[endpoint] ?? []).map((party) => party.name);
  const own = all.filter((entry) => names.includes(entry.party?.name ?? '') && entry.cents < 0);
  const isRecurring = (entry: Entry) =>
    entry.mandate !== '' || entry.kind === 'standing' || /Rücklage/.test(entry.purpose);
  const overview = months
    .map((month) => {
      const inMonth = own.filter((entry) => entry.day.startsWith(month));
      const recurring = inMonth.filter(isRecurring);
      const oneOff = inMonth.filter((entry) => !isRecurring(entry));
      return {
        month,
        amount: numberOf(-sum(inMonth)),
        recurringAmount: numberOf(-sum(recurring)),
        nonRecurringAmount: numberOf(-sum(oneOff)),
        recurringTransactionIDs: recurring.map((entry) => entry.id),
        nonRecurringTransactionIDs: oneOff.map((entry) => entry.id),
      };
    })
    .reverse();
  const complete = overview.slice(1).map((month) => month.amount);
  const sorted = [...complete].sort((a, b) => a - b);
  const mandates = [
    ...new Set(own.filter(isRecurring).map((entry) => `${entry.party?.name}|${entry.mandate}`)),
  ];
  return {
    available: true,
    current: complete[0],
    median: numberOf(Math.round(((sorted[11] ?? 0) + (sorted[11] ?? 0)) * 50)),
    average: numberOf(
      Math.round(complete.reduce((total, value) => total + value * 100, 0) / complete.length),
    ),
    monthlyOverview: overview,
    contractSummary: mandates.map((key, index) => {
      const [name, mandate] = key.split('|');
      const paid = own.filter(
        (entry) => entry.party?.name === name && entry.mandate === mandate && isRecurring(entry),
      );
      const perYear = (paid.length / months.length) * 12;
      return {
        contractId: `contract-${index}`,
        paymentPartner: { name },
        category:
          { 'company.credits': 'credits.loan', 'company.insurances': 'insurances.business' }[endpoint] ??
          'investments.savings-plan',
        amount: numberOf(-(paid.at(-1)?.cents ?? 0)),
        amountConsistency: 'fixed',
        interval:
          perYear > 8 ? 'monthly' : perYear > 3 ? 'quarterly' : perYear > 1.4 ? 'half-yearly' : 'yearly',
        duration: { since: paid[0]?.day, until: paid.at(-1)?.day },
        nextBookingDate: null,
        mref: mandate,
        isActive: (paid.at(-1)?.day ?? '') > '2026-01',
        transactionIDs: paid.map((entry) => entry.id),
      };
    }),
    observedTimespan: { since: firstDay, until: lastDay },
  };
}

export function sampleResults(): Result[] {
  const received = (endpoint: string, payload: unknown): Result => ({
    endpoint,
    runId: 'run-1',
    fetchedAt: '2026-07-15T08:12:44.000Z',
    state: 'received',
    payload,
    error: null,
  });
  return Object.keys(partnersOf).map((endpoint) => received(endpoint, sampleBreakdown(endpoint)));
}

let keptFigures: LocalFigures | undefined;

/** Made once: the files have to be written and hashed for it. Each gets a copy: tests of other files share this process. */
export function sampleFigures(): LocalFigures {
  keptFigures ??= makeFigures();
  return structuredClone(keptFigures);
}

function makeFigures(): LocalFigures {
  const samples = [...makeSamples()].filter(([name]) => name.endsWith('.csv'));
  const files = samples.map(([name, bytes]) => ({
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lines: Buffer.from(bytes).toString('latin1').split('\n').length - 1,
  }));
  const ownIbans: string[] = [ownAccounts.operating.iban, ownAccounts.second.iban];
  const outside = all.filter((entry) => !ownIbans.includes(entry.party?.iban ?? ''));
  const account = (
    key: OwnAccount,
    label: string,
    ownFiles: typeof files,
  ): LocalFigures['accounts'][number] => {
    const list = entries[key];
    const hasBalance = key === 'operating';
    return {
      accountId: ownAccounts[key].iban,
      label,
      iban: ownAccounts[key].iban,
      bankName: hasBalance ? ownAccounts.operating.bankName : null,
      owner: null,
      type: 'GIRO',
      currency: 'EUR',
      firstBookingDay: list[0]?.day ?? null,
      lastBookingDay: list.at(-1)?.day ?? null,
      bookings: list.length,
      duplicatesMerged: hasBalance ? 53 : 0,
      leftOut: hasBalance ? 0 : 2,
      totalIn: euros(sum(list.filter((entry) => entry.cents > 0))),
      totalOut: euros(sum(list.filter((entry) => entry.cents < 0))),
      closingBalance: hasBalance ? euros(list.at(-1)?.balanceCents ?? 0) : null,
      closingBalanceDay: hasBalance ? (list.at(-1)?.day ?? null) : null,
      openingBalance: hasBalance ? euros(ownAccounts.operating.openingCents) : null,
      lowestBalance: hasBalance ? '-2265.58' : null,
      lowestDay: hasBalance ? '2025-03-20' : null,
      balanceProof: hasBalance ? 'proved' : 'noBalance',
      balanceBreaks: 0,
      daysCovered: 713,
      covered: [{ since: firstDay, until: lastDay }],
      gaps: [],
      files: ownFiles.map((file) => ({ ...file, rows: file.lines - 1 })),
    };
  };
  return {
    months: months.map((month) => {
      const inMonth = outside.filter((entry) => entry.day.startsWith(month));
      const balances = entries.operating.filter((entry) => entry.day.startsWith(month));
      return {
        month,
        currency: 'EUR',
        moneyIn: euros(sum(inMonth.filter((entry) => entry.cents > 0))),
        moneyOut: euros(sum(inMonth.filter((entry) => entry.cents < 0))),
        isPartial: month === lastDay.slice(0, 7),
        endBalance: euros(balances.at(-1)?.balanceCents ?? 0),
        lowestBalance: euros(Math.min(...balances.map((entry) => entry.balanceCents))),
        lowestDay: balances[0]?.day ?? null,
      };
    }),
    accounts: [
      account(
        'operating',
        'Geschäftskonto',
        files.filter((file) => file.name.startsWith('Umsaetze')),
      ),
      account(
        'second',
        'Konto DE03 … 8837',
        files.filter((file) => !file.name.startsWith('Umsaetze')),
      ),
    ],
    transactions: all.length,
  };
}

export function tracedSample(id: string): TracedTransaction | null {
  const figures = sampleFigures();
  const entry = all.find((candidate) => candidate.id === id);
  if (!entry) return null;
  return trace(entry, figures);
}

function trace(entry: Entry, figures: LocalFigures): TracedTransaction {
  const own = figures.accounts[entry.account === 'operating' ? 0 : 1];
  const isEarly = entry.account === 'operating' && entry.day <= '2025-09-15';
  const file = own?.files[entry.account === 'operating' && !isEarly ? 1 : 0];
  return {
    transactionId: entry.id,
    accountId: ownAccounts[entry.account].iban,
    accountLabel: own?.label ?? '',
    bookingDay: entry.day,
    valueDay: entry.valueDay,
    amount: euros(entry.cents),
    currency: 'EUR',
    counterpartyName: entry.party?.name ?? null,
    counterpartyIban: entry.party?.iban ?? null,
    purpose: entry.purpose,
    bookingText: null,
    fileName: file?.name ?? '',
    fileSha256: file?.sha256 ?? '',
    line: Number(entry.id.split('-')[1]) + 2,
    raw: `${entry.day};${entry.party?.name ?? ''};${euros(entry.cents)}`,
  };
}

export function sampleReport(changes: Partial<ReportData> = {}): ReportData {
  const results = sampleResults();
  const figures = sampleFigures();
  const ids = new Set<string>();
  for (const result of results) {
    const text = JSON.stringify(result.payload).match(/(operating|second)-\d+/g) ?? [];
    for (const id of text) ids.add(id);
  }
  const appendix = all.filter((entry) => ids.has(entry.id)).map((entry) => trace(entry, figures));
  return {
    reportId: 'K-20260715-0812-9F2C41',
    isOutdated: false,
    contentHash: createHash('sha256').update('sample').digest('hex'),
    language: 'de',
    createdAt: '2026-07-15T08:14:03.000Z',
    timeZone: 'Europe/Berlin',
    choices: choicesOf(defaultHabits),
    closedBookings: [],
    documents: [],
    appVersion: '0.1.0',
    environment: 'local',
    connectionName: 'Kontor',
    customer: { name: owner, type: 'company', customUserId: 'KD-2026-0417' },
    run: { correlationId: 'c0ffee00-1b2c-4d5e-8f90-0a1b2c3d4e5f', finishedAt: '2026-07-15T08:12:50.000Z' },
    figures,
    thresholds: {},
    results,
    appendix,
    appendixTotal: appendix.length,
    corrections: [],
    contractBookings: appendix.map(({ transactionId, accountId }) => ({ transactionId, accountId })),
    ...changes,
  };
}
