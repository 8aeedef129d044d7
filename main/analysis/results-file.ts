import type { LocalFigures, Result } from '../../preload/contract';
import type { SavedCase } from '../../preload/contract/answers/saved-case';
import { coverageOf } from '../../preload/contract/values/coverage';
import { type Minor, resultDecimal } from '../../preload/contract/values/result-amounts';
import { figuresOfAnswer, type ResultReading } from '../../preload/contract/values/result-months';
import { KontorError } from '../errors/kontor-error';
import type { Store } from '../store/open-store';

/**
 * All results of a customer as one JSON file: each as received, whole; and apart from them what is computed here: the control
 * figures, which months all accounts have, and current, median and average over these months. `shown`: key figures, points to check
 * and tables as the window shows them.
 * @throws KontorError results.none, customer.unknown
 */
export async function resultsFileOf(
  store: Pick<Store, 'call'>,
  customerId: string,
  shown: SavedCase,
): Promise<{ name: string; bytes: Uint8Array }> {
  const customer = await store.call('customers.get', customerId);
  const results = await store.call('results.listWhole', customerId);
  if (results.length === 0) throw new KontorError('results.none');
  const figures = await store.call('results.localFigures', customerId);
  const { type, customUserId, environment, connectionName } = customer;
  const content = {
    customer: { type, customUserId, environment, connectionName },
    shown,
    computedHere: computedOf(figures, results, customer.lastUploadAt),
    results,
  };
  return { name: 'kontor-results.json', bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8') };
}

function computedOf(figures: LocalFigures, results: readonly Result[], lastUploadAt: string | null) {
  const coverage = coverageOf(figures.accounts);
  const [currency = null, ...others] = [...new Set(figures.accounts.map((account) => account.currency))];
  const reading: Omit<ResultReading, 'fetchedAt'> = {
    currency: others.length === 0 ? currency : null,
    coverage: coverage.accounts.length > 0 ? coverage : null,
    isOutdated: results.some(({ fetchedAt }) => lastUploadAt !== null && fetchedAt < lastUploadAt),
  };
  return {
    coverage: {
      completeMonths: coverage.months.filter(coverage.isComplete),
      incompleteMonths: coverage.months.filter((month) => !coverage.isComplete(month)),
      silentAccounts: coverage.silences.map(({ account, silentAfter, unknownBefore }) => ({
        accountId: account.accountId,
        silentAfter,
        unknownBefore,
      })),
    },
    figures,
    overCompleteMonths: results.flatMap((result) => headOf(result, reading)),
  };
}

/** Decimals in main units, as everywhere across the bridge; only where an answer has the shape of interface.md 2.4. */
function headOf({ endpoint, fetchedAt, payload }: Result, rest: Omit<ResultReading, 'fetchedAt'>) {
  const found = figuresOfAnswer(payload, { ...rest, fetchedAt });
  if (!found) return [];
  const { own, isServiceBasis } = found;
  const decimal = (minor: Minor) => resultDecimal(minor, rest.currency);
  return [
    {
      endpoint,
      currency: rest.currency,
      serviceCountsTheSameMonths: isServiceBasis,
      months: own?.months ?? [],
      currentMonth: own?.months.at(-1) ?? null,
      current: own && decimal(own.current),
      median: own && decimal(own.median),
      average: own && decimal(own.average),
    },
  ];
}
