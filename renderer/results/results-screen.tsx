import './results.css';
import './charts/key-figures.css';
import './filters/filters.css';
import './low-window.css';
import './points/points.css';
import { type ReactNode, useRef, useState } from 'react';
import type { Answer, BridgeError, LocalFigures, Result, Run } from '../../preload/contract';
import type { BookingSigns } from '../../preload/contract/answers/booking-signs';
import { isBeforeLastUpload } from '../../preload/contract/answers/result-age';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Screen } from '../ui/screen';
import { readResults } from './answers/read-results';
import { useEntriesVersion } from './answers/use-entries';
import type { ShownCase } from './exports/shown-case';
import { NothingYet } from './nothing-yet';
import { isOfOneMoment, keptWhileLoading } from './of-one-moment';
import { ResultTabs } from './result-tabs-view';
import { isAtWork, RunBar } from './run-bar';
import { SaveActions } from './save-actions';
import { useEmptyCustomer } from './use-empty-customer';

interface ResultsScreenProps {
  customerId: string;
  /** What the customer's page has to say of the results, above them. */
  aboutResults?: (results: readonly Result[]) => ReactNode;
}

/** Results of a customer: the service's answers, the control figures of this computer, and the way back to each line. */
export function ResultsScreen({ customerId, aboutResults }: ResultsScreenProps) {
  const { t } = useTexts();
  const customer = useLive('customers.changed')?.find(({ id }) => id === customerId);
  const runs = useLive('runs.changed');
  const run = newestRun(runs, customerId);
  // Those of the newest run that is done: of one under way nothing is shown yet, and they may be many megabytes.
  const done = newestRun(
    runs?.filter(({ state }) => state === 'done'),
    customerId,
  );
  const [results, reload] = useLoaded(`${customerId}:${done?.id}`, () => readResults(customerId));
  const entered = useEntriesVersion();
  const [figures] = useLoaded(`${customerId}:${customer?.lastUploadAt}:${entered}`, () =>
    kontor().results.localFigures(customerId),
  );
  const shownResults = useKept(customerId, results.state === 'ready' ? results.value : null);
  const shownFigures = useKept(customerId, figures.state === 'ready' ? figures.value : null);
  const signs = useSigns(customerId, shownResults, shownFigures, customer?.lastUploadAt ?? '');
  const isAllThere = signs.isThere && isOfOneMoment([results, figures]);
  const shown = useRef<ShownCase | null>(null);
  const [saveError, setSaveError] = useState<BridgeError | null>(null);
  const isEmpty = useEmptyCustomer(customer);
  const hasAnything = (shownResults?.length ?? 0) > 0 || (shownFigures?.transactions ?? 0) > 0;
  const isOutdated = isBeforeLastUpload(shownResults ?? [], runs ?? [], customer?.lastUploadAt ?? null);
  return (
    <Screen title={t('results.title')} subtitle={customer?.name}>
      <RunBar
        customerId={customerId}
        run={run}
        isOutdated={isOutdated}
        isEmpty={isEmpty}
        hasEarlierResults={(shownResults?.length ?? 0) > 0}
        actions={
          <SaveActions
            customer={customer}
            customerId={customerId}
            canSave={hasAnything && isAllThere}
            shown={() => shown.current}
            onError={setSaveError}
          />
        }
      />
      <FailureNotice error={saveError} />
      {results.state === 'failed' ? <FailureNotice error={results.error} onAgain={reload} /> : null}
      {figures.state === 'failed' ? <FailureNotice error={figures.error} /> : null}
      {!shownResults && results.state === 'loading' ? <Busy /> : null}
      {shownResults && !hasAnything ? (
        <NothingYet customerId={customerId} run={run} isEmpty={isEmpty} />
      ) : null}
      {shownResults ? aboutResults?.(shownResults) : null}
      {shownResults && hasAnything ? (
        <ResultTabs
          customer={customer}
          customerId={customerId}
          results={shownResults}
          figures={shownFigures}
          signs={signs.shown}
          shown={shown}
          shownRun={runs?.find(({ id }) => id === shownResults[0]?.runId) ?? null}
          isAtWork={run !== null && isAtWork(run)}
          isOutdated={isOutdated}
        />
      ) : null}
    </Screen>
  );
}

function newestRun(runs: readonly Run[] | undefined, customerId: string): Run | null {
  const own = (runs ?? []).filter((run) => run.customerId === customerId);
  return own.reduce<Run | null>(
    (newest, run) => (!newest || run.startedAt > newest.startedAt ? run : newest),
    null,
  );
}

/**
 * What single bookings tell. Every one of them is read for it: once for an analysis and what is left out, and after what the first view
 * needs. Excluded bookings are no sign.
 */
function useSigns(
  customerId: string,
  results: readonly Result[] | null,
  figures: LocalFigures | null,
  uploadedAt: string,
): { shown: BookingSigns | null; isThere: boolean } {
  const isWanted = results !== null && figures !== null;
  const excluded = figures?.excluded?.map(({ transactionId }) => transactionId).join() ?? '';
  const key = `${customerId}:${isWanted}:${results?.[0]?.runId}:${uploadedAt}:${excluded}`;
  const [signs] = useLoaded(
    key,
    async (): Promise<Answer<BookingSigns | null>> =>
      isWanted ? kontor().results.signs(customerId) : { ok: true, value: null },
  );
  const shown = useKept(customerId, signs.state === 'ready' ? signs.value : null);
  return { shown: keptWhileLoading(signs, shown), isThere: isWanted && isOfOneMoment([signs]) };
}

/** The last value that was there, so that a screen does not go blank while it is fetched again; never that of another customer. */
function useKept<T>(owner: string, value: T | null): T | null {
  const [kept, setKept] = useState({ owner, value });
  const isOwn = kept.owner === owner;
  if (!isOwn || (value !== null && value !== kept.value)) setKept({ owner, value });
  return value ?? (isOwn ? kept.value : null);
}
