import type { Result } from '../../../preload/contract';
import { readAnswer } from '../../../preload/contract/answers/answer-table';
import { breakdownKeys } from '../../../preload/contract/answers/result-table';
import { readBreakdown } from '../answers/breakdown';
import type { Contract } from '../answers/contract-list';
import { contractsOf } from '../answers/contract-list';
import type { ResultBasis } from '../answers/result-basis';
import type { ResultCurrencies } from '../bookings/use-result-currencies';
import { modulesOf } from '../digests/person-modules';

/** Each contract once: the list of all of them where the service gives it, else those of the single results. */
export function contractsIn(
  results: ReadonlyMap<string, Result>,
  currencies: Pick<ResultCurrencies, 'of'>,
  basis: ResultBasis,
): Contract[] {
  const received = (endpoint: string) => {
    const result = results.get(endpoint);
    return result?.state === 'received' ? result : null;
  };
  const list = received('contracts.get');
  const answer = list && readAnswer('contracts.get', list.payload);
  const currency = currencies.of('contracts.get');
  if (answer) return contractsOf(answer, { currency, basis });
  const breakdowns = breakdownKeys.flatMap((endpoint) => {
    const result = received(endpoint);
    const how = { fetchedAt: result?.fetchedAt ?? '', currency, basis };
    return result ? (readBreakdown(result.payload, how)?.contracts ?? []) : [];
  });
  const modules = (['person.income', 'person.spending'] as const).flatMap((endpoint) => {
    const result = received(endpoint);
    const own = result && readAnswer(endpoint, result.payload);
    const how = {
      fetchedAt: result?.fetchedAt ?? '',
      currency,
      basis,
      isIncome: endpoint === 'person.income',
    };
    return own ? modulesOf(own, how).flatMap(({ breakdown }) => breakdown.contracts) : [];
  });
  const byPayments = new Map([...breakdowns, ...modules].map((one) => [keyOf(one), one]));
  return [...byPayments.values()];
}

/** One contract in two results has the same bookings; without any it is told apart by all that is said of it. */
function keyOf(contract: Contract): string {
  return contract.transactionIds.join() || JSON.stringify(contract);
}
