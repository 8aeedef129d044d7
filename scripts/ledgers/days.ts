/** Bank days, written anew and not taken from the engine: the generator must not share its faults. */
const dayLength = 86_400_000;

export function dayOf(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

export function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** Easter Sunday after Butcher's table. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = e + f - 7 * Math.floor((a + 11 * e + 22 * f) / 451) + 114;
  return Date.UTC(year, Math.floor(g / 31) - 1, (g % 31) + 1) / dayLength;
}

/** Monday to Friday without the holidays of the payment system of the euro. */
export function isBankDay(number: number): boolean {
  const date = new Date(number * dayLength);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  const fixed = dayOf(number).slice(5);
  if (['01-01', '05-01', '12-25', '12-26'].includes(fixed)) return false;
  const sunday = easter(date.getUTCFullYear());
  return number !== sunday - 2 && number !== sunday + 1;
}

export function bankDayFrom(number: number, step: 1 | -1): number {
  let at = number;
  while (!isBankDay(at)) at += step;
  return at;
}

/** Date in a month, moved to its last day where the month is shorter. */
export function dateIn(year: number, month: number, date: number): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(date, last)) / dayLength;
}
