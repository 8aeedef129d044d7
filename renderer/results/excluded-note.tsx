import type { LocalFigures } from '../../preload/contract';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';

/** Which bookings do not count in the sums beside it, and why: wherever it acts, on the screen and on paper. */
export function ExcludedNote({ figures, currency }: { figures: LocalFigures; currency: string }) {
  const { t, format } = useTexts();
  const excluded = (figures.excluded ?? []).filter((one) => one.currency === currency);
  if (excluded.length === 0) return null;
  return (
    <div className="note excluded-note" role="note">
      <p>{t('excluded.count', { count: excluded.length })}</p>
      <ul className="plain-list private">
        {excluded.map(({ transactionId, bookingDay, amount, counterpartyName, note }) => (
          <li key={transactionId}>
            {joinedTexts(
              [
                format.day(bookingDay),
                counterpartyName ?? t('results.drawer.noName'),
                format.amount(amount, currency),
                note,
              ],
              ' · ',
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
