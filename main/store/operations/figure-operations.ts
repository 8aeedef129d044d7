import type { FileReading, LocalFigures } from '../../../preload/contract';
import { dayOf } from '../../../preload/contract/calendar-day';
import { decimalOf } from '../../../preload/contract/minor-units';
import { type AccountLedger, accountDaysOf, addImport } from '../figures/account-ledger';
import { coverageOf } from '../figures/coverage';
import { monthFiguresOf } from '../figures/month-figures';
import { type ImportIndex, indexOfImport } from '../import-index';
import type { StoreContext } from '../store-context';
import { labelOf } from './plan-operations';

const gapLimit = 500;

export const figureOperations = {
  /** Control figures over every import that was sent for the customer; a booking that two of them hold counts once. */
  'results.localFigures': (context: StoreContext, customerId: string): LocalFigures => {
    const ledgers = new Map<string, AccountLedger>();
    for (const { id } of context.db.all<{ id: string }>(
      `select id from imports i
       where exists (select 1 from uploads u where u.import_id = i.id and u.customer_id = ?) order by created_at`,
      customerId,
    )) {
      const index = indexOfImport(context, id);
      addImport(ledgers, index, statedBalances(context, index));
    }
    const accounts = Array.from(ledgers.values());
    return {
      months: monthFiguresOf(accounts.map(accountDaysOf)),
      accounts: accounts.map(accountFiguresOf),
      transactions: accounts.reduce((sum, { bookings }) => sum + bookings, 0),
    };
  },
};

/** Opening and closing balances as the readings of the files state them. */
function statedBalances(context: StoreContext, index: ImportIndex) {
  const readings = index.files.map(({ id }) => {
    const row = context.db.get<{ reading: string }>('select reading from files where id = ?', id);
    const reading: FileReading | undefined = row && JSON.parse(row.reading);
    return reading?.accounts ?? [];
  });
  return (fileIndex: number, accountIndex: number) => {
    const draft = readings[fileIndex]?.[accountIndex];
    return { opening: draft?.openingBalanceMinor ?? null, closing: draft?.balanceMinor ?? null };
  };
}

function accountFiguresOf(ledger: AccountLedger): LocalFigures['accounts'][number] {
  const { fields, proofs } = ledger;
  const { currency } = fields;
  const coverage = coverageOf(ledger.spans);
  const breaks = proofs.reduce((sum, proof) => sum + proof.breaks, 0);
  const isProved = proofs.some(({ state }) => state === 'proved');
  const optional = (minor: number | null) => (minor === null ? null : decimalOf(minor, currency));
  const [earliest] = Array.from(ledger.spans).sort((a, b) => a.first - b.first);
  const hasBookings = ledger.firstDay <= ledger.lastDay;
  return {
    accountId: ledger.serviceAccountId,
    label: labelOf(fields),
    iban: fields.iban,
    bankName: fields.bankName,
    owner: fields.owner,
    type: fields.type,
    currency,
    firstBookingDay: hasBookings ? dayOf(ledger.firstDay) : null,
    lastBookingDay: hasBookings ? dayOf(ledger.lastDay) : null,
    bookings: ledger.bookings,
    duplicatesMerged: ledger.duplicatesMerged,
    leftOut: ledger.leftOut,
    totalIn: decimalOf(sumOf(ledger.days.moneyIn), currency),
    totalOut: decimalOf(sumOf(ledger.days.moneyOut), currency),
    closingBalance: optional(fields.balanceMinor),
    closingBalanceDay: fields.balanceMinor === null ? null : fields.balanceDay,
    openingBalance: optional(earliest?.opening ?? fields.openingBalanceMinor),
    balanceProof: breaks > 0 ? 'broken' : isProved ? 'proved' : 'noBalance',
    balanceBreaks: breaks,
    daysCovered: coverage.daysCovered,
    gaps: coverage.gaps
      .slice(0, gapLimit)
      .map(({ since, until }) => ({ since: dayOf(since), until: dayOf(until) })),
    files: Array.from(ledger.files.values()),
  };
}

function sumOf(days: Map<number, number>): number {
  let sum = 0;
  for (const amount of days.values()) sum += amount;
  return sum;
}
