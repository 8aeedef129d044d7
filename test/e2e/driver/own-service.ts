import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type LocalService, startLocalService } from '../../../main/local-service/start';
import type { Customer } from '../../../preload/contract';
import { projectRoot } from '../../../scripts/project-root';

/** The bundles of main and its workers, as built. */
export const builtMain = join(projectRoot, 'dist', 'main');

/** What is needed to call a service. */
export type ServiceAccess = Pick<LocalService, 'address' | 'clientId' | 'clientSecret'>;

/** A service of the test's own, outside of the program: it outlives its restarts, and can be made slow. */
export async function startOwnService(): Promise<LocalService> {
  return startLocalService({
    databasePath: ':memory:',
    control: true,
    runDurationMs: 2_500,
    analysisWorker: join(builtMain, 'local-service-analysis.cjs'),
  });
}

/** A customer on that service, made through the program. */
export async function createCustomerOn(page: Page, service: ServiceAccess, name: string): Promise<Customer> {
  const { address, clientId, clientSecret } = service;
  const answer = await page.evaluate(
    async (given) => {
      const saved = await window.kontor.connections.save({
        name: `Service of ${given.name}`,
        environment: 'local',
        baseAddress: given.address,
        clientId: given.clientId,
        timestampUnit: 's',
      });
      if (!saved.ok) return saved;
      const { id: connectionId } = saved.value;
      const kept = await window.kontor.connections.saveSecret(connectionId, given.clientSecret, 'keychain');
      if (!kept.ok) return kept;
      return window.kontor.customers.create({
        connectionId,
        name: given.name,
        type: 'company',
        expiresIn: 'P1M',
      });
    },
    { address, clientId, clientSecret, name },
  );
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value as Customer;
}

/** Calls the service as itself, past the program. */
export async function callService(
  service: ServiceAccess,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const authAnswer = await fetch(`${service.address}/auth`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: service.clientId,
      client_secret: service.clientSecret,
      grant_type: 'client_credentials',
    }),
  });
  const { access_token: token } = (await authAnswer.json()) as { access_token: string };
  const answer = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}
