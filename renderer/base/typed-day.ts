const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const written = /^(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})\.?$/;

type Part = 'day' | 'month' | 'year';

/** The order in which a locale writes a day. */
function orderOf(locale: string): Part[] {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** A typed day as `YYYY-MM-DD`, read as the locale writes days, or with the year first; null when it is none. */
export function typedDay(text: string, locale: string): string | null {
  const asIso = iso.exec(text.trim());
  const parts = asIso ?? written.exec(text.trim());
  if (!parts) return null;
  const order: readonly Part[] = asIso ? ['year', 'month', 'day'] : orderOf(locale);
  const part = (name: Part) => parts[order.indexOf(name) + 1] ?? '';
  const [year, month, day] = [part('year'), part('month'), part('day')];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return null;
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 31 April would become 1 May.
  if (found.getUTCMonth() !== Number(month) - 1 || found.getUTCDate() !== Number(day)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
