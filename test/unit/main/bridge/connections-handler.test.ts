import { describe, expect, it, vi } from 'vitest';
import { EventHub } from '../../../../main/bridge/event-hub';
import { createConnectionsHandlers } from '../../../../main/bridge/handlers/connections-handler';
import type { ConnectionList } from '../../../../main/connections/connection-list';
import type { ConnectionInput } from '../../../../preload/contract';

const stored: ConnectionInput & { id: string } = {
  id: 'c1',
  name: 'Test',
  environment: 'test',
  baseAddress: 'https://test.example/v1',
  clientId: 'client',
  timestampUnit: 's',
};

function handlersWith(hasCustomers: boolean) {
  const save = vi.fn(async (input: ConnectionInput) => ({
    ...input,
    id: 'c1',
    secretState: 'none' as const,
    isEmbedded: false,
  }));
  const connections = { stored: () => stored, save, all: async () => [] } as unknown as ConnectionList;
  const handlers = createConnectionsHandlers({
    connections,
    test: async () => ({ isReady: true, tokenLifeSeconds: null, scopes: [] }),
    changed: () => undefined,
    hasCustomers: async () => hasCustomers,
    hub: new EventHub(),
  });
  return { handlers, save };
}

describe('changing a connection', () => {
  it.each([{ environment: 'production' as const }, { baseAddress: 'https://production.example/v1' }])(
    'when customers live in it, it cannot come to mean another service: %o',
    async (change) => {
      const { handlers, save } = handlersWith(true);
      await expect(handlers['connections.save']({ ...stored, ...change })).rejects.toMatchObject({
        code: 'connection.inUse',
      });
      expect(save).not.toHaveBeenCalled();
    },
  );

  it('when customers live in it, name and client may still change', async () => {
    const { handlers, save } = handlersWith(true);
    await handlers['connections.save']({ ...stored, name: 'Other', clientId: 'client 2' });
    expect(save).toHaveBeenCalledOnce();
  });

  it('when nobody lives in it, everything may change', async () => {
    const { handlers, save } = handlersWith(false);
    await handlers['connections.save']({ ...stored, environment: 'production' });
    expect(save).toHaveBeenCalledOnce();
  });
});
