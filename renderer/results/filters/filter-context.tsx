import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Customer, FigureFilter, LocalFigures, PeriodFigures } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { type Loaded, useLoaded } from '../../base/use-loaded';
import { makeBasis, type ResultBasis, useBasis } from '../answers/result-basis';
import { useEntriesVersion } from '../answers/use-entries';
import { hasAccount, isFiltering, noFilter } from './figure-filter';
import { filteredFigures } from './filtered-figures';

/** What is chosen, and what the views of a customer need to follow it. */
export interface FilterScope {
  customerId: string;
  /** Changes with everything that changes local figures. */
  version: string;
  filter: FigureFilter;
  setFilter: (filter: FigureFilter) => void;
  /** Of every account and all the time; null where this computer knows nothing. */
  whole: LocalFigures | null;
  /** Of the accounts of the filter alone. */
  basis: ResultBasis;
}

const nothing: FilterScope = {
  customerId: '',
  version: '',
  filter: noFilter,
  setFilter: () => undefined,
  whole: null,
  basis: makeBasis(null, false),
};

const FilterContext = createContext<FilterScope>(nothing);

/** A view outside of the results is of everything. */
export function useFilter(): FilterScope {
  return useContext(FilterContext);
}

interface FilterProviderProps {
  customerId: string;
  customer: Customer | undefined;
  figures: LocalFigures | null;
  children: ReactNode;
}

export function FilterProvider({ customerId, customer, figures, children }: FilterProviderProps) {
  const [chosen, setChosen] = useState({ customerId, filter: noFilter });
  const entered = useEntriesVersion();
  const { isOutdated, accountOf } = useBasis();
  // Of another customer it would name accounts that this one does not have.
  const filter = chosen.customerId === customerId ? chosen.filter : noFilter;
  const scope = useMemo((): FilterScope => {
    const own = figures && {
      ...figures,
      accounts: figures.accounts.filter(({ accountId }) => hasAccount(filter, accountId)),
    };
    return {
      customerId,
      version: `${customerId}:${customer?.lastUploadAt}:${entered}`,
      filter,
      setFilter: (next) => setChosen({ customerId, filter: next }),
      whole: figures,
      basis: makeBasis(own, isOutdated, accountOf),
    };
  }, [customerId, customer?.lastUploadAt, entered, filter, figures, isOutdated, accountOf]);
  return <FilterContext.Provider value={scope}>{children}</FilterContext.Provider>;
}

/** Asked of the store: figures of any accounts and months of the customer that is shown. */
export function usePeriodFigures(filter: FigureFilter): Loaded<PeriodFigures> {
  const { customerId, version } = useFilter();
  const [loaded] = useLoaded(`${version}:${JSON.stringify(filter)}`, () =>
    kontor().results.periodFigures(customerId, filter),
  );
  return loaded;
}

/** Renders with the figures of the filter once they are there; without a filter they are those of everything, and nothing is asked. */
export function WithFilteredFigures({
  figures,
  children,
  waiting = null,
}: {
  figures: LocalFigures;
  children: (figures: LocalFigures) => ReactNode;
  waiting?: ReactNode;
}) {
  const { filter } = useFilter();
  if (!isFiltering(filter)) return <>{children(figures)}</>;
  return (
    <Filtered figures={figures} filter={filter} waiting={waiting}>
      {children}
    </Filtered>
  );
}

function Filtered({
  figures,
  filter,
  children,
  waiting,
}: {
  figures: LocalFigures;
  filter: FigureFilter;
  children: (figures: LocalFigures) => ReactNode;
  waiting: ReactNode;
}) {
  const loaded = usePeriodFigures(filter);
  const shown = useMemo(
    () => (loaded.state === 'ready' ? filteredFigures(figures, loaded.value, filter) : null),
    [loaded, figures, filter],
  );
  return <>{shown ? children(shown) : waiting}</>;
}
