import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';

/** More than the days of four thousand years; sums stay whole numbers up to amounts of 680 million. */
const dayRange = 2 ** 22;
const dayShift = 2 ** 21;

/**
 * Days and amounts of rows, to tell cheaply whether a line may be one of them read in another way: of the same account on the same
 * day, or of any account with the same amount, whatever its sign, on the same day or with day and month turned round.
 */
export class DayKeys {
  readonly #days = new Set<number>();
  readonly #amounts = new Set<number>();

  add(account: number, day: number, amount: number): void {
    this.#days.add(keyOf(account, day));
    this.#amounts.add(keyOf(Math.abs(amount), day));
  }

  has(account: number, day: number, amount: number): boolean {
    if (account !== -1 && this.#days.has(keyOf(account, day))) return true;
    const size = Math.abs(amount);
    return this.#amounts.has(keyOf(size, day)) || this.#amounts.has(keyOf(size, turned(day)));
  }
}

function keyOf(part: number, day: number): number {
  return part * dayRange + day + dayShift;
}

const turnedDays = new Map<number, number>();

/** 3 April for 4 March; a day that has no such other is itself. */
function turned(day: number): number {
  const known = turnedDays.get(day);
  if (known !== undefined) return known;
  const [year, month, dayOfMonth] = dayOf(day).split('-');
  const other = dayNumberOf(`${year}-${dayOfMonth}-${month}`) ?? day;
  turnedDays.set(day, other);
  return other;
}
