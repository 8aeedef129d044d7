import { z } from 'zod';
import { notFound } from '../ground/problem';
import { type Route, route } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import { webhookAnswerSchema, webhookPatchSchema, webhookSchema } from '../schemas/other-schema';
import type { Stored } from '../storage/document-repository';
import type { WebhookRecord } from '../storage/records';

const gate = { area: 'Webhooks', clientScope: 'webhooks' } as const;

/** A webhook as shown: the secret is write-only, the newest deliveries stand beside it. */
function present(parts: ServiceParts, webhook: Stored<WebhookRecord>): Record<string, unknown> {
  const { secret, ...shown } = webhook.value;
  return {
    ...shown,
    webhookId: webhook.id,
    hasSecret: secret !== undefined,
    deliveries: parts.hooks.log(webhook.tenant, webhook.id).map(({ payload, state, attempts }) => ({
      event: payload.event,
      correlationId: payload.correlationId,
      state,
      attempts,
    })),
  };
}

function requireWebhook(parts: ServiceParts, tenant: string, id: string | undefined): Stored<WebhookRecord> {
  const webhook = parts.webhooks.findIn(tenant, id ?? '');
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

/** `interface.md` 6 and 4.7. */
export const webhookRoutes: readonly Route[] = [
  route(
    {
      ...gate,
      method: 'GET',
      path: '/webhooks',
      purpose: 'List webhooks',
      answer: z.looseObject({ webhooks: z.array(webhookAnswerSchema) }),
    },
    ({ parts, tenant }) => ({
      body: { webhooks: parts.webhooks.list(tenant).map((webhook) => present(parts, webhook)) },
    }),
  ),
  route(
    {
      ...gate,
      method: 'POST',
      path: '/webhooks',
      purpose: 'Create webhook',
      body: webhookSchema,
      answer: webhookAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, body }) => ({ body: present(parts, parts.webhooks.create({ tenant, value: body })) }),
  ),
  route(
    {
      ...gate,
      method: 'PUT',
      path: '/webhooks/{webhook-id}',
      purpose: 'Update webhook',
      body: webhookSchema,
      answer: webhookAnswerSchema,
    },
    ({ parts, tenant, params, body }) => {
      const webhook = requireWebhook(parts, tenant, params['webhook-id']);
      parts.webhooks.update(webhook.id, body);
      return { body: present(parts, { ...webhook, value: body }) };
    },
  ),
  route(
    {
      ...gate,
      method: 'PATCH',
      path: '/webhooks/{webhook-id}',
      purpose: 'Patch webhook',
      body: webhookPatchSchema,
      answer: webhookAnswerSchema,
    },
    ({ parts, tenant, params, body }) => {
      const webhook = requireWebhook(parts, tenant, params['webhook-id']);
      const { secret, ...changes } = body;
      const value: WebhookRecord = { ...webhook.value, ...changes };
      if (secret === null) delete value.secret;
      else if (secret !== undefined) value.secret = secret;
      parts.webhooks.update(webhook.id, value);
      return { body: present(parts, { ...webhook, value }) };
    },
  ),
  route(
    { ...gate, method: 'DELETE', path: '/webhooks/{webhook-id}', purpose: 'Delete webhook', status: 204 },
    ({ parts, tenant, params }) => {
      const { id } = requireWebhook(parts, tenant, params['webhook-id']);
      parts.database.write(() => {
        parts.hooks.forget(tenant, id);
        parts.webhooks.delete(id);
      });
      return {};
    },
  ),
];
