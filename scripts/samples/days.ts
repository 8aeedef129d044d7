export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Banks book on working days: Saturday and Sunday move to Monday. */
export function bankDay(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

export function dayIn(month: string, dayOfMonth: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(dayOfMonth, length)).padStart(2, '0')}`;
}

export function monthsBetween(since: string, until: string): string[] {
  const found: string[] = [];
  let [year = 0, month = 0] = since.split('-').map(Number);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > until) return found;
    found.push(name);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
}
