/**
 * Days as a spreadsheet saves them where a column lost its date format: 45717 is 1 March 2025. Only read below a header that names a
 * date and where every cell is one. A text export counts from 1900: whatever writes one from 1904 formats its dates.
 */

/** From 2000 to 2064, with the time of the day as a fraction. */
const form = /^(?:3[6-9]|[45]\d)\d{3}(?:[.,]\d{1,12})?$/;
/** The last day of the 20th century. */
const before2000 = 36_525;
const dayLength = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

export function isDayNumber(text: string): boolean {
  return text.length >= 5 && text.length <= 18 && form.test(text) && Number.parseInt(text, 10) > before2000;
}

/** The day as YYYY-MM-DD; null for a text that is no day number. */
export function dayOfNumber(text: string): string | null {
  if (!isDayNumber(text)) return null;
  return new Date(epoch + Number.parseInt(text, 10) * dayLength).toISOString().slice(0, 10);
}
