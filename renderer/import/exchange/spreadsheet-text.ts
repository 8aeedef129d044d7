/** Beginnings that spreadsheets take for a formula, those of full width too. */
const formulaLike = /^('*)(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/;
/** The same behind what another program may take for the end of a cell, whatever the table itself is parted by. */
const formulaLikeInside = /(?<=[,;\t\r\n])('*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text of which no spreadsheet runs a part: one sign more in front of each. `plainText` gives back exactly what it was. */
export function neutralText(text: string): string {
  return text.replace(formulaLike, "'$1").replace(formulaLikeInside, "'$1");
}

export function plainText(text: string): string {
  const lessOne = (signs: string) => signs.slice(1);
  return text.replace(formulaLikeInside, lessOne).replace(formulaLike, lessOne);
}

/**
 * Whether a cell is what a spreadsheet makes of a text by itself: leading zeros gone, long numbers in short form, breaks and blanks
 * otherwise. Nobody has changed such a cell.
 */
export function isMangled(original: string, cell: string): boolean {
  const [before, now] = [tidied(original), tidied(cell)];
  if (before === now) return true;
  if (!/^\d+$/.test(before)) return false;
  const whole = before.replace(/^0+/, '');
  if ((whole || '0') === now) return true;
  const short = /^(\d)(?:[.,](\d+))?E\+(\d+)$/i.exec(now);
  if (short) return Number(short[3]) + 1 === whole.length && roundsTo(whole, `${short[1]}${short[2] ?? ''}`);
  return before.length > 15 && now.slice(0, 15) === whole.slice(0, 15) && /^0*$/.test(now.slice(15));
}

function roundsTo(whole: string, digits: string): boolean {
  const cut = Number(whole.slice(0, digits.length)) + ((whole[digits.length] ?? '0') >= '5' ? 1 : 0);
  return String(cut).padEnd(digits.length, '0') === digits || whole.startsWith(digits);
}

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Parts of a day written with slashes, which programs set in either order; null for any other form. */
function slashed(text: string): { first: number; second: number; year: number } | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return parts ? { first: Number(parts[1]), second: Number(parts[2]), year: Number(parts[3]) } : null;
}

/** A program set the days of a table month first: a cell that says so of a day that is known. */
export function saysMonthFirst(day: string, cell: string): boolean {
  const parts = slashed(cell);
  const [year, month, ofMonth] = day.split('-').map(Number);
  if (!parts || month === ofMonth) return false;
  return parts.year === year && parts.first === month && parts.second === ofMonth;
}

/** The same day with the day first. */
export function dayFirst(cell: string): string {
  const parts = slashed(cell);
  return parts ? `${parts.second}/${parts.first}/${parts.year}` : cell;
}
