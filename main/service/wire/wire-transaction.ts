import type { StagedRow } from '../../../preload/contract/reading/reading';
import type { TransactionUpload } from '../schemas/banking-schema';
import { amountNumberOfMinor } from './amount-number';

/** Staged columns that go over as they are, under the names of interface.md 2.3. */
const plainMembers = [
  'bookingText',
  'purpose',
  'differentCreditor',
  'differentDebitor',
  'eref',
  'mref',
  'merchantCategoryCode',
  'sepaPurposeCode',
  'transactionCode',
] as const;
const partnerMembers = {
  name: 'counterpartyName',
  iban: 'counterpartyIban',
  bic: 'counterpartyBic',
  creditorId: 'creditorId',
} as const;

type ColumnIndex = Readonly<Record<(typeof plainMembers)[number] | PartnerColumn | OtherColumn, number>>;
type PartnerColumn = (typeof partnerMembers)[keyof typeof partnerMembers];
type OtherColumn = 'bookingDay' | 'valueDay' | 'amountMinor';

/**
 * A staged row as the service takes it (interface.md 2.3): amount a JSON number in main units, days as timestamps.
 * Members without a value are left out. `timestampOf` is the client's own (wire/booking-day).
 */
export function wireTransactionOf(
  row: StagedRow,
  at: ColumnIndex,
  facts: { transactionId: string; currency: string; timestampOf: (day: string) => number },
): TransactionUpload {
  const transaction: TransactionUpload = {
    transactionId: facts.transactionId,
    amount: amountNumberOfMinor(row[at.amountMinor] as number, facts.currency),
    currency: facts.currency,
    bookingDate: facts.timestampOf(row[at.bookingDay] as string),
  };
  const valueDay = row[at.valueDay];
  if (typeof valueDay === 'string') transaction.valueDate = facts.timestampOf(valueDay);
  for (const name of plainMembers) {
    const value = row[at[name]];
    if (typeof value === 'string' && value !== '') transaction[name] = value;
  }
  const partner: Record<string, string> = {};
  for (const [name, column] of Object.entries(partnerMembers)) {
    const value = row[at[column]];
    if (typeof value === 'string' && value !== '') partner[name] = value;
  }
  if (Object.keys(partner).length > 0) transaction.paymentPartner = partner;
  return transaction;
}
