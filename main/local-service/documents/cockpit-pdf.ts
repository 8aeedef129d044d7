import { createCockpit } from '../cockpit/cockpit-content';
import type { ServiceParts } from '../service-parts';
import type { StoredUser } from '../storage/user-repository';
import { PdfWriter } from './pdf-writer';

const SHOWN_MONTHS = 12;

const MONTH_COLUMNS = [
  { title: 'Month', x: 0, width: 80 },
  { title: 'Amount', x: 90, width: 90, isAmount: true },
  { title: 'Recurring', x: 190, width: 90, isAmount: true },
  { title: 'One-off', x: 290, width: 90, isAmount: true },
] as const;

const figure = (value: unknown): string => (typeof value === 'number' ? value.toFixed(2) : '');

/** The cockpit on paper: each section with its figures and newest months (`interface.md` 4.7, cockpit PDF). */
export async function createCockpitPdf(parts: ServiceParts, user: StoredUser): Promise<Uint8Array> {
  const cockpit = createCockpit(parts, user);
  const writer = await PdfWriter.create(`Cockpit of a ${user.type}`, parts.now());
  writer.text(`User ${user.customUserID ?? user.userId}, run ${cockpit.correlationId}`, { isGrey: true });
  for (const { title, result } of cockpit.sections) {
    writer.space();
    writer.text(title, { size: 12, isBold: true });
    if (result.available === false) {
      writer.text('Nothing found.', { isGrey: true });
      continue;
    }
    const figures = Object.entries(result).filter(
      ([, value]) => typeof value === 'number' || typeof value === 'string',
    );
    for (const [name, value] of figures)
      writer.text(`${name}: ${typeof value === 'number' ? figure(value) : value}`);
    const months = Array.isArray(result.monthlyOverview) ? result.monthlyOverview : [];
    const rows = months
      .slice(0, SHOWN_MONTHS)
      .map((month: Record<string, unknown>) => [
        String(month.month),
        figure(month.amount),
        figure(month.recurringAmount),
        figure(month.nonRecurringAmount),
      ]);
    if (rows.some(([, amount]) => amount !== '')) writer.table(MONTH_COLUMNS, rows);
  }
  return writer.bytes();
}
