import { type Answer, type Result, resultsOfBytes } from '../../../preload/contract';
import { kontor } from '../../base/kontor';

/** Results of the customer's newest run that is done. */
export async function readResults(customerId: string): Promise<Answer<Result[]>> {
  const answer = await kontor().results.list(customerId);
  return answer.ok ? { ok: true, value: resultsOfBytes(answer.value) } : answer;
}
