import type {
  Advisor,
  AdvisorInput,
  Found,
  Tenant,
  TenantInput,
  Webhook,
  WebhookInput,
} from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { LinkOwner } from '../security/external-link-policy';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import { linkOfAnswer } from '../service/wire/link-of-answer';
import { readList } from '../service/wire/list-envelope';
import { advisorOf, foundOf, tenantOf, webhookOf } from './team-views';

export interface TeamObjectsDeps {
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Opens a page of this service in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
}

/** Advisors looked at; a team has a few. */
const mostAdvisors = 10_000;
/** A list whose items are of no use must end too. */
const mostAdvisorPages = 500;

/**
 * What belongs to the team of a connection (interface.md 4.7): webhooks, advisors, its tenant, the register of companies. A change answers
 * nothing: what then is there is asked by the page, so that a list that cannot be had does not make a change look failed.
 */
export class TeamObjects {
  readonly #deps: TeamObjectsDeps;
  readonly #reading = new Set<AbortController>();

  constructor(deps: TeamObjectsDeps) {
    this.#deps = deps;
  }

  /** @throws KontorError connection.unknown; ServiceError (as all of these) */
  async webhooks(connectionId: string): Promise<Webhook[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const { value } = await client.call('webhooks.list');
    return readList(value, 'webhooks').flatMap(webhookOf).slice(0, 1_000);
  }

  async createWebhook(
    connectionId: string,
    { address, method, events, secret }: WebhookInput,
  ): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const body = { url: address, method, events, ...(secret ? { secret } : {}) };
    await client.call('webhooks.create', { body, isSentOnce: true });
  }

  async deleteWebhook(connectionId: string, webhookId: string): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    await client.call('webhooks.delete', { path: { 'webhook-id': webhookId } }).catch(unlessGone);
  }

  async advisors(connectionId: string): Promise<Advisor[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const advisors: Advisor[] = [];
    const reading = new AbortController();
    this.#reading.add(reading);
    const options = { signal: reading.signal, maxPages: mostAdvisorPages };
    try {
      for await (const { items } of client.pages('advisors.list', options)) {
        advisors.push(...items.flatMap(advisorOf));
        if (advisors.length >= mostAdvisors) break;
      }
    } finally {
      this.#reading.delete(reading);
    }
    return advisors.slice(0, mostAdvisors);
  }

  /** Every list of advisors that is being read ends with `service.cancelled`: half of a team is not shown as the team. */
  stopAdvisors(): void {
    for (const reading of this.#reading) reading.abort();
  }

  async createAdvisor(connectionId: string, input: AdvisorInput): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    await client.call('advisors.create', { body: given(input), isSentOnce: true });
  }

  /** What is not to change is not sent; a box that was emptied is sent empty. */
  async changeAdvisor(connectionId: string, advisorId: string, change: Partial<AdvisorInput>): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    await client.call('advisors.patch', { path: { 'advisor-id': advisorId }, body: trimmed(change) });
  }

  async deleteAdvisor(connectionId: string, advisorId: string): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    await client.call('advisors.delete', { path: { 'advisor-id': advisorId } }).catch(unlessGone);
  }

  /** @throws also KontorError link.missing, link.refused, link.notOpened */
  async openReports(connectionId: string, advisorId: string): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const { value } = await client.call('cockpits.reportLink', { path: { 'advisor-id': advisorId } });
    const link = linkOfAnswer(value);
    if (link === null) throw new KontorError('link.missing');
    await this.#deps.openLink(link, client.connection);
  }

  async tenant(connectionId: string): Promise<Tenant> {
    const client = await this.#deps.serviceClientOf(connectionId);
    return tenantOf((await client.call('tenants.get')).value);
  }

  /** As `changeAdvisor`. */
  async saveTenant(connectionId: string, change: Partial<TenantInput>): Promise<void> {
    const client = await this.#deps.serviceClientOf(connectionId);
    await client.call('tenants.patch', { body: trimmed(change) });
  }

  async findCompanies(connectionId: string, query: string): Promise<Found[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const { value } = await client.call('companies.search', { body: { query } });
    return readList(value, 'companies').flatMap(foundOf).slice(0, 1_000);
  }

  async findLogos(connectionId: string, name: string): Promise<Found[]> {
    const client = await this.#deps.serviceClientOf(connectionId);
    const { value } = await client.call('logos.find', { body: { names: [name] } });
    return readList(value, 'logos').flatMap(foundOf).slice(0, 1_000);
  }
}

/** Of a new one a box that was left empty is not sent: it says nothing. */
function given<Input extends Record<string, string>>(input: Input): Partial<Input> {
  const filled = Object.entries(input).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])) as Partial<Input>;
}

function trimmed<Input extends Partial<Record<string, string>>>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value?.trim()])) as Input;
}

/** What is gone already counts as deleted. */
function unlessGone(error: unknown): void {
  if (!isServiceError(error, 'service.notFound')) throw error;
}
