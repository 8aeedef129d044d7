const PATTERN =
  /^P(?=[\dT])(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?=\d)(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/;

const DAY_MS = 86_400_000;
/** Latest moment a JavaScript Date can hold; a longer life is no expiry at all and is refused. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * When a period that starts at `fromMs` ends, or null when `text` is no positive ISO 8601 duration.
 * Years and months follow the calendar in UTC (31 January + P1M = last day of February); weeks to seconds are exact.
 * Only the smallest unit may carry a fraction, and neither years nor months may.
 */
export function endOfDuration(text: string, fromMs: number): number | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const parts = match
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part.replace(',', '.'))));
  const given = parts.filter((part): part is number => part !== undefined);
  if (given.length === 0 || given.slice(0, -1).some((part) => !Number.isInteger(part))) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  if (!Number.isInteger(years) || !Number.isInteger(months)) return null;
  const start = addMonths(fromMs, years * 12 + months);
  const end = start + (weeks * 7 + days) * DAY_MS + hours * 3_600_000 + minutes * 60_000 + seconds * 1000;
  return Number.isFinite(end) && end > fromMs && end <= LAST_MOMENT_MS ? Math.ceil(end) : null;
}

function addMonths(fromMs: number, months: number): number {
  if (months === 0) return fromMs;
  const date = new Date(fromMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
