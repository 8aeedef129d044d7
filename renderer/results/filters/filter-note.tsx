import { useTexts } from '../../base/language';
import { filterScope, isFiltering } from './figure-filter';
import { useFilter } from './filter-context';

/** What the filter does to the figures below; nothing while none is chosen. `idle` says why they do not follow it. */
export function FilterNote({ idle }: { idle?: 'service' | 'notAddingUp' | 'several' | 'facts' | 'sides' }) {
  const texts = useTexts();
  const { t } = texts;
  const { filter, whole } = useFilter();
  if (!isFiltering(filter)) return null;
  if (idle)
    return (
      <p className="note filter-note" data-idle role="note">
        {t(`filter.idle.${idle}`)}
      </p>
    );
  return (
    <p className="note filter-note private" role="note">
      {filterScope(texts, filter, whole?.accounts ?? [])}
    </p>
  );
}
