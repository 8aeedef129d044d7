import type { CoverageCalendar as Calendar } from '../../preload/contract';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { CalendarLegend, CoverageCalendar } from './coverage-calendar';

/** So many accounts are shown with their days at once; of more only those that lack something are. */
const openAtOnce = 3;

interface CoverageOfAccount {
  id: string;
  /** Name or number of the account. */
  label: string;
  about: string;
  calendar: Calendar;
}

/** The calendars of several accounts under what their strokes mean. */
export function CoverageParts({ parts }: { parts: readonly CoverageOfAccount[] }) {
  return (
    <>
      <CalendarLegend />
      {parts.map(({ id, label, about, calendar }) => (
        <CoveragePart
          key={id}
          label={label}
          about={about}
          calendar={calendar}
          isOpen={parts.length <= openAtOnce || calendar.gaps.length > 0}
        />
      ))}
    </>
  );
}

interface CoveragePartProps extends Omit<CoverageOfAccount, 'id'> {
  isOpen: boolean;
}

/** The calendar of one account under its name, with what it comes to; opened and closed by its head. */
function CoveragePart({ label, about, calendar, isOpen }: CoveragePartProps) {
  const { t, format } = useTexts();
  const { gaps, overlaps } = calendar;
  const standing = [
    format.period(calendar.since, calendar.until),
    gaps.length > 0 ? t('calendar.gapCount', { count: gaps.length }) : t('calendar.noGaps'),
    ...(overlaps.length > 0 ? [t('calendar.overlapCount', { count: overlaps.length })] : []),
  ];
  return (
    <details className="coverage-part" open={isOpen}>
      <summary>
        <span className="private cut" title={label}>
          {label}
        </span>
        <span className="coverage-about cut" title={about}>
          {about}
        </span>
        <span className="coverage-standing" data-gaps={gaps.length > 0 || undefined}>
          {joinedTexts(standing, ' · ')}
        </span>
      </summary>
      <CoverageCalendar calendar={calendar} label={label} />
    </details>
  );
}
