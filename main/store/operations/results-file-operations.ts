import type { LocalFigures } from '../../../preload/contract';
import type { SavedCase } from '../../../preload/contract/answers/saved-case';
import { coverageOf } from '../../../preload/contract/values/coverage';
import { KontorError } from '../../errors/kontor-error';
import type { StoreContext } from '../context/store-context';
import { customerOperations } from './customer-operations';
import { figureOperations } from './figure-operations';
import { resultsOfNewestRun } from './result-operations';

export const resultsFileOperations = {
  /**
   * All results of a customer as one JSON file: each as received, whole; and apart from them what is computed here: the control
   * figures, which months all accounts have, and current, median and average over these months. `shown`: all of it that the window shows,
   * as it shows it.
   * @throws KontorError results.none, customer.unknown
   */
  'results.file': (
    context: StoreContext,
    customerId: string,
    { heads, ...shown }: SavedCase,
  ): Uint8Array<ArrayBuffer> => {
    const customer = customerOperations['customers.get'](context, customerId);
    const results = resultsOfNewestRun(context, customerId, Number.MAX_SAFE_INTEGER);
    if (results.length === 0) throw new KontorError('results.none');
    const figures = figureOperations['results.localFigures'](context, customerId);
    const { type, customUserId, environment, connectionName } = customer;
    const content = {
      customer: { type, customUserId, environment, connectionName },
      shown,
      computedHere: { ...coverageIn(figures), figures, overCompleteMonths: heads },
      results,
    };
    return new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  },
};

function coverageIn({ accounts }: LocalFigures) {
  const coverage = coverageOf(accounts);
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
  };
}
