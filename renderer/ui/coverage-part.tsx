import type { CoverageCalendar as Calendar } from '../../preload/contract';
import { useTexts } from '../base/language';
import { CoverageCalendar } from './coverage-calendar';

interface CoveragePartProps {
  /** Name or number of the account. */
  label: string;
  about: string;
  calendar: Calendar;
  isOpen: boolean;
}

/** The calendar of one account under its name, with what it comes to; opened and closed by its head. */
export function CoveragePart({ label, about, calendar, isOpen }: CoveragePartProps) {
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
          {standing.join(' · ')}
        </span>
      </summary>
      <CoverageCalendar calendar={calendar} label={label} />
    </details>
  );
}
