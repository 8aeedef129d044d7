import type { TargetField } from '../../../../preload/contract/reading/reading';
import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { decideDateOrder } from '../columns/column-styles';
import { followsInDays } from '../columns/date-evidence';

const dateFields: TargetField[] = ['bookingDate', 'transactionDate', 'valueDate'];
const sureName = 0.9;

function roleOf(column: Column): TargetField | null {
  let best: TargetField | null = null;
  let weight = 0;
  for (const field of dateFields) {
    const own = headerWeight(column, field);
    if (own > weight) {
      best = field;
      weight = own;
    }
  }
  return best;
}

/** A clear name of a date above cells of which half are days: others say that a row is not booked yet, or cannot be read. */
function isMostlyDates(column: Column): boolean {
  const { dates, filled, amounts } = column.profile;
  if (dates === 0 || dates < filled * 0.5 || amounts > dates) return false;
  return dateFields.some((field) => headerWeight(column, field) >= sureName);
}

/** Below a clear name of a date only: any other number of five or six digits is a number. */
function holdsDayNumbers(column: Column, columns: readonly Column[]): boolean {
  const { profile } = column;
  if (!profile.isDayNumbers && !profile.isBareDays) return false;
  const isNamed = dateFields.some((field) => headerWeight(column, field) >= sureName);
  if (!isNamed && !isBareHeadless(column, columns)) return false;
  profile.takeBareDays();
  return true;
}

/** A table without header and without any other day: numbers that only one order makes days close to each other. */
function isBareHeadless({ profile }: Column, columns: readonly Column[]): boolean {
  if (!profile.isBareDays || profile.filled < profile.rows) return false;
  const isOther = (other: Column) =>
    other.key !== '' || (other.profile.isDate && other.profile.date.separator !== '');
  return !columns.some(isOther) && decideDateOrder(profile).isSure;
}

/** The day of the operation gives way to the day the bank entered it: `Data operazione` beside `Data registrazione`. */
const ofOperation =
  /\b(?:operacji|operazione|operation|operacion|operacao|movimento|op|verrichting|transactie)\b/;

/** The day something was bought or ordered, not that of its booking. */
const ofPurchase =
  /kauf|beleg|purchase|achat|acquist|compra|aankoop|\bkop|\bkob|kjop|zakup|nakup|vasarl|creat|start|initiat|erfass|author|transa/;

/** When the sum of many sales reaches the bank, or a guest arrives: never the day of the row. */
const ofPayout =
  /\b(?:payout|pay out|paid out|deposit|release|released|arrival|arriving|arrives|arrive by|disbursement|remittance|check in|checkin|check out|checkout|stay|ship|shipped|shipping|delivery|due|auszahlung|auszahlungs|auszahlungsdatum|freigabe|freigabedatum|ankunft|anreise|abreise|versand|versanddatum|faellig|faelligkeit|faelligkeitsdatum|liefer|lieferdatum|versement|arrivee|depart|echeance|livraison|arrivo|partenza|scadenza|consegna|desembolso|llegada|vencimiento|entrega|envio|uitbetaling|uitbetalingsdatum|aankomst|vertrek|vervaldatum|verzending|utbetalning|udbetaling|utbetaling|forfall|forfallsdato|forfaldsdato|forfallodag|wyplaty|termin platnosci|splatnosti|vyplaty|kifizetes)\b/;

/** Generic names give way to one that says what is meant: `Datum` beside `Buchungsdatum`. */
const generic = new Set(['date', 'datum', 'data', 'fecha', 'dato', 'date utc', 'pvm']);

function isDateColumn(column: Column, columns: readonly Column[], draft: MappingDraft): boolean {
  if (!draft.isFree(column) || (headerWeight(column, 'ignored') === 1 && roleOf(column) === null))
    return false;
  const { profile } = column;
  // Empty, or a word such as `Pending` in all rows.
  if (profile.pendingWords === profile.filled)
    return roleOf(column) !== null && column.matches[0]?.kind === 'header.exact';
  if (holdsDayNumbers(column, columns)) return true;
  if (isMostlyDates(column)) return true;
  return (
    profile.isDate && (profile.kind === 'date' || profile.kind === 'dateTime' || roleOf(column) !== null)
  );
}

function filledFirst(a: Column, b: Column): number {
  return Number(a.profile.isEmpty) - Number(b.profile.isEmpty);
}

/** How much the name of a column says that the bank booked on that day. */
function strength(column: Column): number {
  return (
    headerWeight(column, 'bookingDate') -
    (generic.has(column.key) ? 0.3 : 0) -
    (ofOperation.test(column.key) ? 0.2 : 0)
  );
}

/** The columns of days by what their names say, the best of each first. */
interface DatesByRole {
  booking: Column[];
  transaction: Column[];
  value: Column[];
  /** No word explains them. */
  unknown: Column[];
}

function datesByRole(columns: readonly Column[], draft: MappingDraft): DatesByRole {
  const found = columns.filter((column) => isDateColumn(column, columns, draft));
  const isOfRow = ({ key, profile }: Column) =>
    !ofPayout.test(key) && (profile.isDate || profile.isDayNumbers) && profile.filled >= profile.rows * 0.9;
  const dates = found.some(isOfRow) ? found.filter(({ key }) => !ofPayout.test(key)) : found;
  const roles = new Map(dates.map((column) => [column, roleOf(column)]));
  const byRole = (role: TargetField | null) => dates.filter((column) => roles.get(column) === role);
  return {
    booking: byRole('bookingDate').sort(
      (a, b) => filledFirst(a, b) || strength(b) - strength(a) || a.index - b.index,
    ),
    transaction: byRole('transactionDate').sort(filledFirst),
    value: byRole('valueDate').sort(filledFirst),
    unknown: byRole(null).filter((column) => column.key === '' || headerWeight(column, 'ignored') === 0),
  };
}

function bookingColumn(dates: DatesByRole, rows: readonly string[][]): Column | undefined {
  const { booking, transaction, value, unknown } = dates;
  const [named, bought] = [booking[0], transaction[0]];
  // `Payout date` only ends in a word for a date: a header that says it is the transaction's wins.
  const isVague = named && bought && headerWeight(named, 'bookingDate') < 0.9 && !bought.profile.isEmpty;
  const isClear = bought && headerWeight(bought, 'transactionDate') === 1;
  // A date that no word explains, days behind that of the purchase: the bank booked it then.
  const posted =
    (named === undefined || isVague) && bought && ofPurchase.test(bought.key)
      ? [...(named ? [named] : []), ...unknown].find((column) => followsInDays(rows, bought, column))
      : undefined;
  const ofRows = afterStatement(unknown) ?? unknown[0];
  return posted ?? (isVague && isClear ? bought : named) ?? bought ?? ofRows ?? value[0];
}

/** The day of a row that no word names. Behind the day of the statement DATEV has the value date first and the booking date then. */
function afterStatement(dates: readonly Column[]): Column | undefined {
  const [first, second] = dates.filter((column) => !isOfStatement(column, dates));
  const statement = dates.find((column) => isOfStatement(column, dates));
  const isDatev = first && second && statement?.index === first.index - 1 && second.index === first.index + 1;
  return isDatev ? second : first;
}

/** One day in each of many rows, beside days that are their own: when the statement was made. */
function isOfStatement({ key, profile }: Column, dates: readonly Column[]): boolean {
  const isOne = key === '' && profile.distinct.size === 1 && profile.filled >= fewestOfStatement;
  return isOne && dates.some((other) => other.profile.distinct.size > 1);
}

const fewestOfStatement = 4;

/** False where the booking date is the value date, or there is none: nothing else is left to assign then. */
function assignBooking(dates: DatesByRole, draft: MappingDraft, rows: readonly string[][]): boolean {
  const chosen = bookingColumn(dates, rows);
  if (!chosen) return false;
  const { booking, transaction, value, unknown } = dates;
  const isOnlyValue = chosen === value[0] && booking.length + transaction.length + unknown.length === 0;
  if (isOnlyValue) {
    draft.assign(chosen, 'valueDate', 0.9, headerReasons(chosen, 'valueDate'));
    draft.byField.set('bookingDate', [chosen.index]);
    return false;
  }
  const score = headerWeight(chosen, 'bookingDate') || headerWeight(chosen, 'transactionDate') || 0.6;
  draft.assign(chosen, 'bookingDate', score, headerReasons(chosen, 'bookingDate'));
  return true;
}

function assignValue(
  dates: DatesByRole,
  draft: MappingDraft,
  columns: readonly Column[],
  rows: readonly string[][],
): void {
  const { booking, value, unknown } = dates;
  const chosenKey = columns[draft.first('bookingDate')]?.key;
  const headless = columns.every((column) => column.key === '');
  const twin = booking.find((column) => draft.isFree(column) && column.key === chosenKey && chosenKey !== '');
  const others = headless
    ? unknown.filter(
        (column) => draft.isFree(column) && column.profile.kind === 'date' && !isOfStatement(column, unknown),
      )
    : [];
  // The day of booking twice says nothing of the value where a third day is another one.
  const day = draft.first('bookingDate');
  const isCopy = ({ index }: Column) => rows.every((cells) => cells[index] === cells[day]);
  const second = others.find((column) => !isCopy(column)) ?? others[0];
  const chosen = value[0] ?? twin ?? second;
  if (!chosen) return;
  const score = headerWeight(chosen, 'valueDate') || 0.6;
  draft.assign(chosen, 'valueDate', score, headerReasons(chosen, 'valueDate'));
}

/**
 * Booking date, value date and the date that stands in while a row is not booked yet. A table with one date column has a
 * booking date, whatever it is called.
 */
export function mapDates(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const dates = datesByRole(columns, draft);
  if (draft.isOpen('bookingDate') && !assignBooking(dates, draft, rows)) return;
  if (draft.isOpen('valueDate')) assignValue(dates, draft, columns, rows);
  const { booking, transaction } = dates;
  // A posting date beside a purchase date and no value date at all (credit cards): the purchase date is the value date.
  const card = transaction.find((column) => draft.isFree(column) && column.key === 'belegdatum');
  if (card && draft.isOpen('valueDate'))
    draft.assign(card, 'valueDate', 0.7, headerReasons(card, 'valueDate'));
  for (const column of [...transaction, ...booking]) {
    if (!column.profile.isEmpty)
      draft.assign(column, 'transactionDate', 0.7, headerReasons(column, 'transactionDate'));
  }
}
