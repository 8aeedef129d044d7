import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../../main/service/service-client';
import type { ServiceConnection } from '../../../../../main/service/transport/connection-schema';
import { isSameServiceMoved } from '../../../../../main/upload/decisions/moved-service';

const connection: ServiceConnection = {
  id: 'c',
  name: 'Bank',
  environment: 'production',
  baseAddress: 'https://one.example/v1',
  clientId: 'client',
  timestampUnit: 's',
};
const clientOf = (change: Partial<ServiceConnection> = {}) =>
  ({ connection: { ...connection, ...change } }) as ServiceClient;

describe('work under way when its client is another one', () => {
  it.each<[string, Partial<ServiceConnection>, Partial<ServiceConnection>, boolean]>([
    [
      'goes on at the address to which the user followed the service',
      {},
      { baseAddress: 'https://two.example/v1' },
      true,
    ],
    [
      'goes on with the service of this computer, also under the same address',
      { environment: 'local' },
      { environment: 'local' },
      true,
    ],
    ['ends when only the secret or a name changed', {}, { name: 'Other' }, false],
    ['ends for another client', {}, { baseAddress: 'https://two.example/v1', clientId: 'other' }, false],
    [
      'ends in another environment',
      {},
      { baseAddress: 'https://two.example/v1', environment: 'test' },
      false,
    ],
    ['ends over another connection', {}, { baseAddress: 'https://two.example/v1', id: 'd' }, false],
  ])('%s', (_title, before, now, goesOn) => {
    expect(isSameServiceMoved(clientOf(before), clientOf(now))).toBe(goesOn);
  });

  it('has not moved while it is the same client', () => {
    const client = clientOf({ environment: 'local' });
    expect(isSameServiceMoved(client, client)).toBe(false);
  });
});
