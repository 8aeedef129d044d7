import { type DateOrder, DayReader } from '../values/calendar-days';
import { moneyMovesBalance } from './balance-evidence';
import type { Column } from './column-candidates';

/** What speaks for day or month first where the days of a column fit both: the order of the rows, and where such exports come from. */

/** Days that show an order of rows: fewer where a running balance proves that they stand in the order of time. */
const fewestDays = { proven: 3, sorted: 5 } as const;
/** Steps against the order of time in the other reading, without such a proof. */
const fewestTurns = 2;

interface Money {
  amount: number;
  debit: number;
  credit: number;
  balance: number;
}

/** Steps from row to row that go forward in time, and back. */
function stepsOf(rows: readonly string[][], { index }: Column, order: DateOrder) {
  const reader = new DayReader(order, null);
  const days = rows
    .map((cells) => reader.read((cells[index] ?? '').trim()))
    .filter((day) => typeof day === 'string');
  let [forward, back] = [0, 0];
  for (let at = 1; at < days.length; at++) {
    const [before = '', here = ''] = [days[at - 1], days[at]];
    if (here > before) forward++;
    if (here < before) back++;
  }
  return { turns: Math.min(forward, back), days: new Set(days).size };
}

/** The one order in which the rows stand in the order of time, newest or oldest first; `isProven`: a running balance shows that they do. */
export function orderOfRows(
  rows: readonly string[][],
  column: Column,
  money: Money,
): { order: DateOrder; isProven: boolean } | null {
  const [day, month] = [stepsOf(rows, column, 'DMY'), stepsOf(rows, column, 'MDY')];
  if ((day.turns === 0) === (month.turns === 0)) return null;
  const order = day.turns === 0 ? 'DMY' : 'MDY';
  const [kept, other] = order === 'DMY' ? [day, month] : [month, day];
  const isProven = money.balance >= 0 && moneyMovesBalance(rows, money, money.balance);
  if (kept.days < (isProven ? fewestDays.proven : fewestDays.sorted)) return null;
  return isProven || other.turns >= fewestTurns ? { order, isProven } : null;
}

/** Headers of languages in whose countries nobody writes the month first. */
const dayFirstWords =
  /\b(?:datum|buchung\w*|wertstellung|betrag|waehrung|umsatz|empfaenger|verwendungszweck|fecha|importe|concepto|descripcion|cargo|abono|montant|libelle|devise|solde|valeur|operation comptable|importo|descrizione|causale|divisa|addebiti|accrediti|dare|avere|entrate|uscite|bedrag|omschrijving|rekening|tegenrekening|munt|kwota|tytul|castka|popis|ucet|belob|belop|belopp|dato|tekst|paivamaara|summa|saaja|descricao|historico|lancamento|debito|credito|tarih|tutar|bakiye|aciklama|iznos|opis|znesek|osszeg|suma|detalii)\b/;

/** Currencies of countries that write the day first; euros stand in American lists as well. */
const dayFirstCurrencies = new Set(
  'GBP AUD NZD INR ZAR BRL PLN CZK DKK NOK SEK CHF RON BGN TRY RUB UAH MXN ARS CLP COP HKD SGD MYR'.split(
    ' ',
  ),
);

/** Whether headers or currency say that the list comes from where the day stands first. */
export function isDayFirst(keys: readonly string[], currency: string | null): boolean {
  return (
    keys.some((key) => dayFirstWords.test(key)) || (currency !== null && dayFirstCurrencies.has(currency))
  );
}
