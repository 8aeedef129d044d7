import type { ConnectionInput } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { serviceConnectionSchema } from '../service';

/** @throws KontorError connection.invalid with the field and the reason, as the client would say it */
export function requireValidConnection(input: ConnectionInput): void {
  const issue = serviceConnectionSchema.safeParse({ ...input, id: input.id ?? 'new' }).error?.issues[0];
  if (issue)
    throw new KontorError('connection.invalid', { field: issue.path.join('.'), reason: issue.message });
}
