import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';
import { currencyPlaces, minorToDecimal } from '../../../preload/contract/values/minor-units';
import { readWhole, type WholeRead } from '../read-file';
import type { MadeExport } from './make-export';

/**
 * How an export was read. `wrong`: an amount, sign, day, currency, account, balance or number of rows differs, and nothing was asked;
 * `warned`: the same, with a finding that the balances say otherwise; `asked`, `needless`: a question before any row is taken, that nobody
 * but the user can answer, or that the file answers; `blocked`: rows that were not taken and say why, the others right.
 */
export type Outcome = 'right' | 'asked' | 'needless' | 'blocked' | 'warned' | 'wrong';

export interface Verdict {
  outcome: Outcome;
  faults: readonly string[];
  /** Bank that is named with 0.8 or more, and is not the one. */
  wrongBank: string | null;
  certainty: number;
}

const blockedRow = 2;
/** Last digits of the card of all layouts that show one. */
const cardNumber = '4412';
const trusted = 0.8;

const accountOf = ({ accounts }: FileReading, index: number): string | null =>
  accounts[index]?.iban ?? accounts[index]?.accountNumber ?? null;

function rowFaults({ rows: bookings, ledger, others }: MadeExport, { reading, rows }: WholeRead): string[] {
  if (rows.length !== bookings.length) return [`${rows.length} rows, not ${bookings.length}`];
  return bookings.flatMap((want, at) => {
    const row = rows[at];
    if (!row || row.disposition === blockedRow) return [];
    const faults: string[] = [];
    // Where no currency is known yet, amounts have two places.
    const places = currencyPlaces(row.currency as string | null);
    const amount = row.amountMinor === null ? null : Number(minorToDecimal(Number(row.amountMinor), places));
    const wanted = Number(minorToDecimal(want.minor, currencyPlaces(ledger.currency)));
    if (amount !== wanted) faults.push(`row ${at + 1}: ${amount}, not ${wanted}`);
    if (row.bookingDay !== want.day) faults.push(`row ${at + 1}: ${row.bookingDay}, not ${want.day}`);
    if ((row.disposition === 1) !== want.isPending)
      faults.push(`row ${at + 1} is pending: ${row.disposition === 1}`);
    const number = accountOf(reading, Number(row.accountIndex));
    if (number !== null && others.length > 0 && !want.account.endsWith(number.slice(-6)))
      faults.push(`row ${at + 1}: account ${number}`);
    // Without one of its own a row is in the currency of its account, which is judged below.
    if (row.currency !== null && row.currency !== ledger.currency)
      faults.push(`row ${at + 1}: ${row.currency}`);
    return faults;
  });
}

function accountFaults(
  { ledger, others, hasAccount, hasBalance, rows, layout }: MadeExport,
  { accounts, questions }: FileReading,
): string[] {
  const faults: string[] = [];
  if (accounts.length !== 1 + others.length) return [`${accounts.length} accounts`];
  // Of pockets without a number the balances tell them apart.
  if (others.length > 0) return faults;
  const [draft] = accounts;
  if (!draft) return faults;
  const number = draft.iban ?? draft.accountNumber;
  const isCard = JSON.stringify(layout).includes(cardNumber) || layout.cells.includes('card');
  const own = isCard ? cardNumber : ledger.account.slice(-6);
  if (number !== null && !((hasAccount || isCard) && number.endsWith(own))) faults.push(`account ${number}`);
  if (
    draft.currency !== null &&
    draft.currency !== ledger.currency &&
    !questions.some(({ kind }) => kind === 'currency')
  )
    faults.push(`account in ${draft.currency}`);
  const isOpen = draft.currency === null && !questions.every(({ kind }) => kind !== 'currency');
  if (draft.currency === null && !isOpen && rows.length > 0) faults.push('no currency, and none asked');
  const places = currencyPlaces(draft.currency);
  const scale = 10 ** (places - currencyPlaces(ledger.currency));
  const newest = (ledger.bookings.findLast(({ isPending }) => !isPending)?.balance ?? 0) * scale;
  const sign = layout.cells.includes('debt') ? -1 : 1;
  // What is owed may be told as such.
  const isRight = draft.balanceMinor === newest || (sign < 0 && draft.balanceMinor === -newest);
  if (hasBalance && rows.length > 3 && draft.balanceMinor !== null && !isRight)
    faults.push(`closing ${draft.balanceMinor}, not ${newest}`);
  return faults;
}

function faultsOf(made: MadeExport, read: WholeRead): string[] {
  return [...rowFaults(made, read), ...accountFaults(made, read.reading)];
}

/** Whether some choice of what is asked leads to the right rows. */
async function answersLeadThere(made: MadeExport, reading: FileReading): Promise<boolean> {
  let tries: ReadOptions[] = [{}];
  for (const { kind, option, choices, blocking, word } of reading.questions) {
    if (kind === 'currency') tries = tries.map((one) => ({ ...one, currency: made.ledger.currency }));
    else if (option === 'statusWords')
      tries = tries.flatMap((one) =>
        choices.map(({ value }) => ({
          ...one,
          statusWords: { ...one.statusWords, [word ?? '']: value as 'booked' },
        })),
      );
    else if (blocking && option !== 'mapping')
      tries = tries.flatMap((one) => choices.map(({ value }) => ({ ...one, [option]: value })));
  }
  for (const options of tries.slice(0, 12)) {
    const again = await readWhole(made.name, made.bytes, options);
    if (again.reading.questions.some(({ blocking }) => blocking)) continue;
    if (faultsOf(made, again).length === 0) return true;
  }
  return false;
}

function isWarned({ findingTotals }: FileReading): boolean {
  return ['balance.break', 'balance.closing', 'control.count', 'direction.ofKind'].some(
    (rule) => rule in findingTotals,
  );
}

export async function judgeExport(made: MadeExport): Promise<Verdict> {
  const read = await readWhole(made.name, made.bytes);
  const { reading, rows } = read;
  const { format } = reading;
  const isOther = format !== null && format.confidence >= trusted && !made.layout.bank?.test(format.bank);
  const verdict = (outcome: Outcome, faults: readonly string[] = []): Verdict => ({
    outcome,
    faults,
    wrongBank: isOther ? `${format.id} ${format.confidence}` : null,
    certainty: reading.certainty?.value ?? 0,
  });
  const asked = reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind);
  if (asked.length > 0) {
    const isAsked = made.layout.isUntellable === true && asked.includes('sign');
    if (!isAsked && !(await answersLeadThere(made, reading)))
      return verdict('wrong', [`asks ${asked.join()}, no answer is right`]);
    const allowed: string[] = [...(made.layout.asks ?? []), ...(made.isOrderOpen ? ['dateOrder'] : [])];
    const needless = asked.filter((kind) => !allowed.includes(kind));
    return verdict(needless.length > 0 ? 'needless' : 'asked', needless);
  }
  const faults = faultsOf(made, read);
  if (faults.length > 0) return verdict(isWarned(reading) ? 'warned' : 'wrong', faults);
  const blocked = rows.filter(({ disposition }) => disposition === blockedRow).length;
  const isOldestOnly = made.layout.mayBlockOldest === true && blocked === 1;
  return verdict(
    blocked > 0 && !isOldestOnly ? 'blocked' : 'right',
    blocked > 0 ? [`${blocked} rows blocked`] : [],
  );
}
