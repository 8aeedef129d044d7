import { Button, NativeSelect } from '@mantine/core';
import type { FigureFilter } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { namedAccount } from '../answers/account-name';
import type { AccountFigures } from '../answers/result-basis';
import { useBasis } from '../answers/result-basis';
import { filterWords, isFiltering, noFilter } from './figure-filter';
import { useFilter } from './filter-context';

/** Account and months that local figures are of, with a sentence that says so while something is chosen. */
export function FilterBar() {
  const texts = useTexts();
  const { t } = texts;
  const { filter, setFilter, whole } = useFilter();
  const { coverage } = useBasis();
  if (!whole || !coverage) return null;
  return (
    <section className="filter-bar" aria-label={t('filter.title')}>
      <FilterFields filter={filter} accounts={whole.accounts} months={coverage.months} onFilter={setFilter} />
      <div role="status" className="filter-shown">
        {isFiltering(filter) ? (
          <>
            <strong className="private">
              {t('filter.shown', { what: filterWords(texts, filter, whole.accounts) })}
            </strong>
            <span className="dim">{t('filter.notSaved')}</span>
            <Button
              data-command="results.unfilter"
              size="compact-sm"
              variant="default"
              onClick={() => setFilter(noFilter)}
            >
              {t('filter.reset')}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}

interface FilterFieldsProps {
  filter: FigureFilter;
  accounts: readonly AccountFigures[];
  /** `YYYY-MM`, oldest first. */
  months: readonly string[];
  onFilter: (filter: FigureFilter) => void;
}

/** The three choices, named also where a low window has no room for their names: one account or all, first month, last month. A last month before the first moves the other end along. */
export function FilterFields({ filter, accounts, months, onFilter }: FilterFieldsProps) {
  const { t, language } = useTexts();
  const names = monthNamesOf(language);
  const { since, until } = filter;
  const monthsOr = (label: string) => [
    { value: '', label },
    ...months.map((month) => ({ value: month, label: names.long(month) })),
  ];
  return (
    <div className="filter-fields">
      {accounts.length > 1 ? (
        <NativeSelect
          size="xs"
          label={t('filter.field.account')}
          aria-label={t('filter.field.account')}
          classNames={{ input: 'private' }}
          value={filter.accountIds[0] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, accountIds: value === '' ? [] : [value] })
          }
          data={[
            { value: '', label: t('filter.everyAccount') },
            ...accounts.map((account) => ({
              value: account.accountId,
              label: `${namedAccount(account)} (${account.currency})`,
            })),
          ]}
        />
      ) : null}
      <NativeSelect
        size="xs"
        label={t('filter.field.since')}
        aria-label={t('filter.field.since')}
        value={since ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({
            ...filter,
            since: value || null,
            until: value !== '' && until !== null && until < value ? value : until,
          })
        }
        data={monthsOr(t('filter.fromStart'))}
      />
      <NativeSelect
        size="xs"
        label={t('filter.field.until')}
        aria-label={t('filter.field.until')}
        value={until ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({
            ...filter,
            until: value || null,
            since: value !== '' && since !== null && since > value ? value : since,
          })
        }
        data={monthsOr(t('filter.toEnd'))}
      />
    </div>
  );
}
