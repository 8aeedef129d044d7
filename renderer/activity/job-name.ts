import type { ActivityJob, Customer } from '../../preload/contract';
import type { Translate } from '../base/language';

/** What a job is called; a customer that is gone leaves the job its kind. */
export function jobName(
  job: ActivityJob,
  customers: readonly Pick<Customer, 'id' | 'name'>[],
  t: Translate,
): string {
  const name = customers.find(({ id }) => id === job.customerId)?.name;
  if (name !== undefined) return t(`activity.job.${job.kind}.of`, { name });
  return t(job.customerId === null ? `activity.job.${job.kind}` : `activity.job.${job.kind}.gone`);
}
