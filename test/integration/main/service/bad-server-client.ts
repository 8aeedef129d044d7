import { afterEach, expect } from 'vitest';
import type { ActivityLine } from '../../../../main/service/activity/activity-line';
import type { ServiceClientDeps } from '../../../../main/service/create-client-parts';
import type { GateState } from '../../../../main/service/requests/request-gate';
import { createServiceClient, type ServiceClient } from '../../../../main/service/service-client';
import {
  isServiceError,
  type ServiceError,
  serviceErrorParams,
} from '../../../../main/service/transport/service-error';
import { BadServer } from './bad-server';

/** Marked values that may appear nowhere but on the wire. */
export const canarySecret = 'canary-secret-7c1f/+=';

/** The client's manners in milliseconds, so that a matrix of faults takes seconds. */
export const quickLimits: ServiceClientDeps['limits'] = {
  backOffBaseMs: 5,
  backOffCapMs: 20,
  pauseBaseMs: 20,
  pauseCapMs: 100,
  authRepeatMs: 20,
  timeoutMs: 2_000,
  uploadTimeoutMs: 2_000,
  authTimeoutMs: 2_000,
};

export interface Setting {
  readonly server: BadServer;
  readonly client: ServiceClient;
  readonly activity: ActivityLine[];
  readonly states: GateState[];
}

const open: Setting[] = [];

afterEach(async () => {
  for (const { client, server } of open.splice(0)) {
    client.close();
    await server.stop();
  }
});

/** A bad server and a client of it with Node's own fetch; both end with the test. */
export async function badService(deps: Partial<ServiceClientDeps> = {}): Promise<Setting> {
  const server = await BadServer.start();
  const activity: ActivityLine[] = [];
  const states: GateState[] = [];
  const client = createServiceClient({
    connection: {
      id: 'connection-1',
      name: 'Bad',
      environment: 'local',
      baseAddress: server.baseAddress,
      clientId: 'client-1',
      timestampUnit: 's',
    },
    readSecret: async () => canarySecret,
    fetch,
    onActivity: (line) => activity.push(line),
    onState: (state) => states.push(state),
    ...deps,
    limits: { ...quickLimits, ...deps.limits },
  });
  const setting = { server, client, activity, states };
  open.push(setting);
  return setting;
}

/** The ServiceError that a call ends with, checked to carry exactly the values its sentence may use. */
export async function errorOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isServiceError(error)) throw new Error('the call did not end with a ServiceError', { cause: error });
  expect(Object.keys(error.details).sort()).toEqual([...serviceErrorParams[error.code]].sort());
  return error;
}
