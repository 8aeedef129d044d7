import type { LocalFigures, Result } from '../../preload/contract';
import { useTexts } from '../base/language';
import type { OwnTransfers } from './answers/own-transfers';
import type { BookingsBehind } from './bookings/bookings-drawer';
import type { ResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownCard } from './breakdown-card';
import { CashFlowView } from './cash-flow-view';

interface OverviewViewProps {
  endpoints: readonly string[];
  results: ReadonlyMap<string, Result>;
  figures: LocalFigures | null;
  currencies: ResultCurrencies;
  transfers: readonly OwnTransfers[];
  onOpen: (tab: string) => void;
  onBehind: (behind: BookingsBehind) => void;
}

export function OverviewView({
  endpoints,
  results,
  figures,
  currencies,
  transfers,
  onOpen,
  onBehind,
}: OverviewViewProps) {
  const { coded } = useTexts();
  return (
    <div className="overview">
      <div className="overview-cards">
        {endpoints.map((endpoint) => (
          <BreakdownCard
            key={endpoint}
            endpoint={endpoint}
            title={coded('results.kind', endpoint)}
            result={results.get(endpoint) ?? null}
            currency={currencies.of(endpoint)}
            currencies={currencies.all}
            onOpen={() => onOpen(endpoint)}
            onBehind={onBehind}
          />
        ))}
      </div>
      {figures && figures.months.length > 0 ? (
        <div className="panel">
          <CashFlowView figures={figures} transfers={transfers} isBrief />
        </div>
      ) : null}
    </div>
  );
}
