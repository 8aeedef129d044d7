import type { Connection, Customer, TaskOf } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';

/** The service on this computer also answers to this name, in every language. */
const embeddedNames: ReadonlySet<string> = new Set(['Kontor', 'local']);

/** @throws TaskEnd usage is not the page's to say: a name that nothing has needs an answer */
export async function connectionOf(name: string, teller: Teller): Promise<Connection> {
  const all = unwrapped(await kontor().connections.list());
  const own = all.filter((one) => (one.isEmbedded ? embeddedNames.has(name) : one.name === name));
  // One that the user called like ours is meant.
  const [found, ...others] = own.length > 1 ? own.filter(({ isEmbedded }) => !isEmbedded) : own;
  if (found && others.length === 0) return found;
  return needsAnswer(teller, 'connection', { name });
}

/** The customer of a name; of several connections the named one counts. Null when there is none. */
export async function findCustomer(
  name: string,
  connectionId: string | null,
  teller: Teller,
): Promise<Customer | null> {
  const all = unwrapped(await kontor().customers.list());
  const [found, ...others] = all.filter(
    (one) => one.name === name && (connectionId === null || one.connectionId === connectionId),
  );
  if (others.length > 0) return needsAnswer(teller, 'severalCustomers', { name });
  // Whether it is gone, or what was sent last, is not known: nothing is decided by it.
  if (found?.isUnreadable) return needsAnswer(teller, 'unreadableCustomer', { name });
  if (found?.goneAt) return needsAnswer(teller, 'goneCustomer', { name });
  return found ?? null;
}

/** One that has to be there already. */
export async function knownCustomer(
  { customer: name, connection }: { customer: string; connection: string | null },
  teller: Teller,
): Promise<Customer> {
  const connectionId = connection === null ? null : (await connectionOf(connection, teller)).id;
  return (await findCustomer(name, connectionId, teller)) ?? needsAnswer(teller, 'noCustomer', { name });
}

/** The customer of a job, made when there is none. */
export async function customerOfJob(
  { job: { customer, connection, production } }: Pick<TaskOf<'run'>, 'job'>,
  isDryRun: boolean,
  teller: Teller,
): Promise<Customer | null> {
  const { id, environment } = await connectionOf(connection, teller);
  if (environment === 'production' && !production) return needsAnswer(teller, 'production', {});
  const known = await findCustomer(customer.name, id, teller);
  if (known?.type !== undefined && known.type !== customer.type)
    return needsAnswer(teller, 'otherType', { name: customer.name });
  if (known || isDryRun) return known;
  const { name, type, keepFor: expiresIn } = customer;
  const made = unwrapped(await kontor().customers.create({ connectionId: id, name, type, expiresIn }));
  await teller.tell({ event: 'customer', id: made.id, isNew: true }, teller.texts.t('batch.madeCustomer'));
  return made;
}

type Want =
  | 'connection'
  | 'severalCustomers'
  | 'goneCustomer'
  | 'unreadableCustomer'
  | 'noCustomer'
  | 'otherType'
  | 'production'
  | 'blockedRows'
  | 'unnumberedAccounts'
  | 'holders'
  | 'otherCustomer'
  | 'sentOtherwise'
  | 'sentToOther'
  | 'takenBack'
  | 'refusedRows'
  | 'nothingToSend'
  | 'openInWindow';

/** Says what a person, or the job, has to say, and ends the task. */
export async function needsAnswer(
  { tell, texts }: Teller,
  about: Want,
  values: Record<string, string | number>,
): Promise<never> {
  await tell({ event: 'needsAnswer', about, ...values }, texts.t(`batch.needs.${about}`, values));
  throw new TaskEnd('needsAnswer');
}
