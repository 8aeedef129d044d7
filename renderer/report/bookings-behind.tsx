import type { Result } from '../../preload/contract';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import type { ReportModel } from './report-model';
import { titleKey } from './section-list';

/** Results of all bookings of the accounts, which name none of them. */
const ofEveryBooking: readonly string[] = ['company.liquidity', 'person.householdBudget'];

/** How many bookings of a result the appendix has, by the group that they stand in: each stands once, under the first result that names it. */
export function bookingsBehind(
  { payload }: Pick<Result, 'payload'>,
  { appendix }: Pick<ReportModel, 'appendix'>,
): { endpoint: string | null; count: number }[] {
  const ids = new Set(transactionIdsIn(payload));
  return appendix.flatMap(({ endpoint, rows }) => {
    const count = rows.filter(({ transactionId }) => ids.has(transactionId)).length;
    return count === 0 ? [] : [{ endpoint, count }];
  });
}

/** Where the bookings behind a result stand with their file and line; nothing where the appendix is left out. */
export function BookingsBehind({ result, model }: { result: Result; model: ReportModel }) {
  const { t, format } = useTexts();
  if (model.data.choices.leftOut.includes('appendix')) return null;
  if (ofEveryBooking.includes(result.endpoint)) return <EveryBookingBehind model={model} />;
  const groups = bookingsBehind(result, model);
  if (groups.length === 0) return null;
  const named = groups.map(({ endpoint, count }) =>
    t('report.behind.group', {
      group: endpoint === null ? t('report.appendix.rest') : t(titleKey(endpoint)),
      n: format.count(count),
    }),
  );
  return <p className="note">{t('report.behind.groups', { groups: joinedTexts(named) })}</p>;
}

/** The same for figures of all bookings; nothing where the appendix is left out. */
export function EveryBookingBehind({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  const { appendix, appendixTotal, choices } = model.data;
  if (choices.leftOut.includes('appendix') || appendix.length === 0) return null;
  return (
    <p className="note">{t(appendix.length < appendixTotal ? 'report.behind.cut' : 'report.behind.every')}</p>
  );
}
