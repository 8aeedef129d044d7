/**
 * Days as numbers: moments since 1970, of which the day is that in London, and days as a spreadsheet saves them where a column lost its date format: 45717 is 1 March 2025. Only read below a header that names a
 * date and where every cell is one. A text export counts from 1900: whatever writes one from 1904 formats its dates.
 */

/** From 2000 to 2064, with the time of the day as a fraction. */
const form = /^(?:3[6-9]|[45]\d)\d{3}(?:[.,]\d{1,12})?$/;
/** Seconds, or thousandths of them, since 1970 as programs keep moments: from September 2001 to May 2033. */
const moment = /^1\d{9}(?:\d{3})?(?:[.,]\d{1,6})?$/;
/** The last day of the 20th century. */
const before2000 = 36_525;
const dayLength = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

export function isDayNumber(text: string): boolean {
  if (text.length < 5 || text.length > 20) return false;
  return (form.test(text) && Number.parseInt(text, 10) > before2000) || moment.test(text);
}

/** The day as YYYY-MM-DD; null for a text that is no day number. */
export function dayOfNumber(text: string): string | null {
  if (!isDayNumber(text)) return null;
  const number = Number.parseInt(text, 10);
  if (number >= 1e9) return new Date(number >= 1e12 ? number : number * 1000).toISOString().slice(0, 10);
  return new Date(epoch + number * dayLength).toISOString().slice(0, 10);
}
