import { accountOfRow, currencyOfRow, type ImportIndex, leavesOut } from '../rows/import-index';
import { bookingKey } from './known-balance';

/** Numbers for the accounts of the files of all imports, in the order in which they came. */
export class SourceNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #origins: string[] = [];

  of(source: { fileId: string; accountIndex: number; origin: string }): number {
    const key = `${source.fileId}:${source.accountIndex}`;
    const number = this.#numbers.get(key) ?? this.#origins.push(source.origin) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  originOf(number: number): string {
    return this.#origins[number] ?? '';
  }
}

/** Position in `target` of each account of `index`, or -1: the same account in the same currency. One that is left out says nothing. */
export function positionsIn(target: ImportIndex, index: ImportIndex): number[] {
  return index.accounts.map(({ serviceAccountId, fields, isLeftOut }) =>
    serviceAccountId === null || isLeftOut
      ? -1
      : target.accounts.findIndex(
          (account) =>
            !account.isLeftOut &&
            account.serviceAccountId === serviceAccountId &&
            account.fields.currency === fields.currency,
        ),
  );
}

/** A booking as the balance of its account sees it. */
interface AccountBooking {
  account: number;
  source: number;
  isLeftOut: boolean;
  day: number;
  amount: number;
  balance: number;
  key: () => string;
}

/** Every booking in the currency of its account; known ones too, for a file is a whole. */
export function eachBooking(
  index: ImportIndex,
  visit: (booking: AccountBooking) => void,
  sources: SourceNumbers,
): void {
  for (const segment of index.segments) {
    const { columns, choices } = segment;
    const { id: fileId = '', sha256: origin = '' } = index.files[segment.fileIndex] ?? {};
    const numbers: number[] = [];
    for (let position = 0; position < columns.rowCount; position += 1) {
      if (columns.dispositions[position] !== 0) continue;
      const account = accountOfRow(segment, position);
      if (account === -1) continue;
      if (currencyOfRow(index, segment, position) !== index.accounts[account]?.fields.currency) continue;
      const accountIndex = columns.accountIndexes[position] ?? 0;
      const source = numbers[accountIndex] ?? sources.of({ fileId, accountIndex, origin });
      numbers[accountIndex] = source;
      visit({
        account,
        source,
        isLeftOut: leavesOut(choices.get(position)),
        day: columns.days[position] ?? 0,
        amount: columns.amounts[position] ?? 0,
        balance: columns.balances[position] ?? Number.NaN,
        key: () =>
          bookingKey({
            low: columns.hashLow[position] ?? 0,
            high: columns.hashHigh[position] ?? 0,
            occurrence: columns.occurrences[position] ?? 1,
          }),
      });
    }
  }
}
