import { describe, expect, it, vi } from 'vitest';
import { EventHub } from '../../../../main/bridge/event-hub';
import { createConnectionsHandlers } from '../../../../main/bridge/handlers/connections-handler';
import type { ConnectionList } from '../../../../main/connections/connection-list';
import { KontorError } from '../../../../main/errors/kontor-error';
import type { ConnectionInput } from '../../../../preload/contract';

const stored: ConnectionInput & { id: string } = {
  id: 'c1',
  name: 'Test',
  environment: 'test',
  baseAddress: 'https://test.example/v1',
  clientId: 'client',
  timestampUnit: 's',
};

function handlersWith(hasCustomers: boolean, prove: () => Promise<void> = async () => undefined) {
  const save = vi.fn(async (input: ConnectionInput) => ({
    ...input,
    id: 'c1',
    secretState: 'none' as const,
    isEmbedded: false,
  }));
  const move = vi.fn(async () => ({ ...stored, secretState: 'kept' }));
  const changed = vi.fn();
  const connections = {
    stored: () => stored,
    save,
    move,
    require: () => undefined,
    all: async () => [],
  } as unknown as ConnectionList;
  const handlers = createConnectionsHandlers({
    connections,
    test: async () => ({ isReady: true, tokenLifeSeconds: null, scopes: [] }),
    changed,
    customers: async () => (hasCustomers ? [{ connectionId: 'c1', userId: 'user' }] : []),
    prove,
    hub: new EventHub(),
  });
  return { handlers, save, move, changed };
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

  it('when its service moved and was proven there, is at the new address with the secret entered for it', async () => {
    const { handlers, move, changed } = handlersWith(true);
    await handlers['connections.follow']('c1', 'https://new.example/v1', 'secret', 'session');
    expect(move).toHaveBeenCalledWith(
      { ...stored, baseAddress: 'https://new.example/v1' },
      'secret',
      'session',
    );
    expect(changed).toHaveBeenCalledWith('c1');
  });

  it('when the proof fails, stays as it is, and nothing under way is disturbed', async () => {
    const { handlers, move, changed } = handlersWith(true, () =>
      Promise.reject(new KontorError('connection.otherService', { found: 0, asked: 2 })),
    );
    await expect(
      handlers['connections.follow']('c1', 'https://new.example/v1', 'secret', 'session'),
    ).rejects.toMatchObject({ code: 'connection.otherService' });
    expect(move).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });

  it('when nobody lives in it, everything may change', async () => {
    const { handlers, save } = handlersWith(false);
    await handlers['connections.save']({ ...stored, environment: 'production' });
    expect(save).toHaveBeenCalledOnce();
  });
});
