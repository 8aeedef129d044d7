import type { Language } from '../../../preload/contract';

/** How the program itself writes days in this language, and what is typed is read by it. */
export const dayExample: Record<Language, string> = { de: '31.12.2024', en: '31/12/2024' };

const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A typed day as `YYYY-MM-DD`; null when it is none. Both languages put the day before the month. */
export function typedDay(text: string): string | null {
  const asIso = iso.exec(text.trim());
  const asWritten = written.exec(text.trim());
  const [year, month, day] = asIso
    ? [asIso[1], asIso[2], asIso[3]]
    : asWritten
      ? [asWritten[3], asWritten[2], asWritten[1]]
      : [];
  if (!year || !month || !day) return null;
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 31 April would become 1 May.
  if (found.getUTCMonth() !== Number(month) - 1 || found.getUTCDate() !== Number(day)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The years that are offered to choose: this one and those before it. */
export function offeredYears(now: Date, count = 4): string[] {
  return Array.from({ length: count }, (_, back) => String(now.getFullYear() - back));
}
