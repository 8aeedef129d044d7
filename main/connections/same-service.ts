import { randomUUID } from 'node:crypto';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service';
import { isServiceError } from '../service/transport/service-error';

/** Users that are looked for, at most; of more customers these are spread over all of them. */
const mostAsked = 50;

/**
 * Whether a service is the one in which these users live: each is there under its own id, and a user that nobody made is not. A
 * service that gives everybody an answer proves nothing.
 *
 * @throws KontorError connection.otherService; ServiceError when it cannot be asked
 */
export async function requireSameService(client: ServiceClient, userIds: readonly string[]): Promise<void> {
  const step = Math.max(1, userIds.length / mostAsked);
  const asked = Array.from(
    { length: Math.min(userIds.length, mostAsked) },
    (_, index) => userIds[Math.floor(index * step)] ?? '',
  );
  let found = 0;
  for (const userId of asked) if (await isThere(client, userId)) found += 1;
  const answersAnybody = await isThere(client, randomUUID());
  if (found < asked.length || answersAnybody)
    throw new KontorError('connection.otherService', {
      found: answersAnybody ? 0 : found,
      asked: asked.length,
    });
}

async function isThere(client: ServiceClient, userId: string): Promise<boolean> {
  try {
    const { value } = await client.call('users.get', { path: { 'user-id': userId } });
    return value.userId === userId;
  } catch (error) {
    if (isServiceError(error, 'service.notFound')) return false;
    throw error;
  }
}
