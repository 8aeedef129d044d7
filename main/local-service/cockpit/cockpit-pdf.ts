import { moneyText } from '../documents/money-text';
import { PdfWriter } from '../documents/pdf-writer';
import type { Holds } from '../ground/member-scopes';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredUser } from '../storage/user-repository';
import { createCockpit } from './cockpit-content';

const FIGURE_COLUMNS = [
  { title: '', x: 0, width: 190 },
  { title: 'Last month', x: 200, width: 90, isAmount: true },
  { title: 'Median', x: 300, width: 90, isAmount: true },
  { title: 'Average', x: 400, width: 90, isAmount: true },
] as const;

const FIGURE_TITLES = { income: 'Income', spending: 'Spending', balance: 'Balance' } as const;

const CATEGORY_COLUMNS = [
  { title: 'Category', x: 0, width: 250 },
  { title: 'Bookings', x: 260, width: 60, isAmount: true },
  { title: 'Sum', x: 330, width: 100, isAmount: true },
] as const;

type Figures = Record<string, unknown>;

const figure = (value: unknown, currency: string): string =>
  typeof value === 'number' ? moneyText(value, currency) : '';
const asFigures = (value: unknown): Figures =>
  typeof value === 'object' && value !== null ? (value as Figures) : {};
const figureRow = (title: string, value: unknown, currency: string): string[] => {
  const { current, median, average } = asFigures(value);
  return [title, figure(current, currency), figure(median, currency), figure(average, currency)];
};

/** The cockpit on paper: the figures of `createCockpit` that `holds` opens (`interface.md` 4.7, cockpit PDF). */
export async function createCockpitPdf(
  parts: ServiceParts,
  user: StoredUser,
  holds: Holds,
): Promise<Uint8Array> {
  const cockpit = createCockpit(parts, user, holds);
  const writer = await PdfWriter.create(`Cockpit of a ${user.type}`, parts.now());
  const currency = typeof cockpit.currency === 'string' ? cockpit.currency : 'EUR';
  const { since, until } = asFigures(cockpit.observedTimespan);
  writer.text(`User ${user.customUserID ?? user.userId}, run ${cockpit.correlationId}`, { isGrey: true });
  writer.text(`Observed from ${since} until ${until}, amounts in ${currency}`, { isGrey: true });
  writer.space();
  await writer.table(FIGURE_COLUMNS, [
    ...(['income', 'spending', 'balance'] as const).flatMap((name) =>
      name in cockpit ? [figureRow(FIGURE_TITLES[name], cockpit[name], currency)] : [],
    ),
    ...Object.entries(cockpit.breakdowns).map(([name, breakdown]) => figureRow(name, breakdown, currency)),
  ]);
  for (const [title, list] of [
    ['Largest incomings', cockpit.topIncomings],
    ['Largest outgoings', cockpit.topOutgoings],
  ] as const) {
    writer.space();
    writer.text(title, { size: 12, isBold: true });
    const rows = (Array.isArray(list) ? list : []).map((item: Figures) => [
      String(item.category),
      String(item.count),
      figure(item.sum, currency),
    ]);
    await writer.table(CATEGORY_COLUMNS, rows);
  }
  writer.space();
  writer.text('Risk', { size: 12, isBold: true });
  for (const [name, value] of Object.entries(asFigures(cockpit.risk))) {
    writer.text(`${name}: ${value === null ? 'unknown' : String(value)}`);
  }
  return writer.bytes();
}
