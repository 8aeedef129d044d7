import { z } from 'zod';
import { count, identifier } from './values/basic-values';
import { call, nothing } from './values/call-schema';

const shown = z.string().max(500);

export const webhookMethods = ['POST', 'PUT', 'PATCH', 'GET'] as const;

/** A webhook as the service lists it (interface.md 6). */
export const webhook = z.strictObject({
  id: identifier,
  /** Without its query, which may hold a secret. */
  address: z.string().max(2_000),
  method: shown.nullable(),
  events: z.array(shown).max(100),
  /** Null when the service does not say. */
  hasSecret: z.boolean().nullable(),
  /** Deliveries that the service tells of, the newest first; null when it tells of none. */
  deliveries: z
    .array(z.strictObject({ event: shown.nullable(), state: shown.nullable() }))
    .max(100)
    .nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookInput = z.strictObject({
  address: z.string().min(1).max(2_000),
  method: z.enum(webhookMethods),
  events: z.array(z.string().min(1).max(100)).min(1).max(50),
  /** Write only: it is sent along with each delivery. */
  secret: z.string().max(500).nullable(),
});
export type WebhookInput = z.infer<typeof webhookInput>;

/** What reached the listener on this computer. A body is not kept: of it only what the interface names. */
export const webhookArrival = z.strictObject({
  id: identifier,
  arrivedAt: z.string().max(100),
  method: shown,
  event: shown.nullable(),
  status: shown.nullable(),
  correlationId: shown.nullable(),
  /** Whether a secret was sent along. */
  hasSecret: z.boolean(),
});
export type WebhookArrival = z.infer<typeof webhookArrival>;

/** A listener of our own, to try webhooks out; it takes calls from this computer only. */
export const webhookListener = z.strictObject({
  /** Null while none is running. */
  address: z.string().max(500).nullable(),
  arrivals: z.array(webhookArrival).max(200),
  /** Calls that were no delivery. */
  refused: count,
});
export type WebhookListener = z.infer<typeof webhookListener>;

/** A person who advises customers. */
export const advisor = z.strictObject({
  id: identifier,
  firstName: shown.nullable(),
  lastName: shown.nullable(),
  email: shown.nullable(),
  phone: shown.nullable(),
});
export type Advisor = z.infer<typeof advisor>;
export const advisorInput = z.strictObject({
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(300),
  phone: z.string().max(100),
});
export type AdvisorInput = z.infer<typeof advisorInput>;

export const tenant = z.strictObject({
  id: shown.nullable(),
  name: shown.nullable(),
  color: shown.nullable(),
  hasLogo: z.boolean().nullable(),
});
export type Tenant = z.infer<typeof tenant>;
export const tenantInput = z.strictObject({ name: z.string().max(200), color: z.string().max(50) });
export type TenantInput = z.infer<typeof tenantInput>;

/** A company of the register, or a logo: the members that are plain values, as the service names them. */
export const found = z.strictObject({
  members: z.array(z.strictObject({ name: z.string().max(100), value: z.string().max(1_000) })).max(40),
  /** A picture inside of the answer; one that would have to be fetched is not shown. */
  picture: z.string().max(200_000).nullable(),
});
export type Found = z.infer<typeof found>;

const searched = z.string().trim().min(1).max(200);
const webhooks = z.array(webhook).max(1_000);
const advisors = z.array(advisor).max(10_000);

/** The calls about what belongs to the team of a connection, and to no customer. */
export const teamCalls = {
  'team.webhooks': call(z.tuple([identifier]), webhooks),
  /** Changes answer nothing: what then is there is asked by the lists. */
  'team.createWebhook': call(z.tuple([identifier, webhookInput]), nothing),
  'team.deleteWebhook': call(z.tuple([identifier, identifier]), nothing),
  /** Starts the listener on this computer, or ends it. */
  'team.listen': call(z.tuple([z.boolean()]), webhookListener),
  'team.advisors': call(z.tuple([identifier]), advisors),
  /** Ends the reading of the list: `team.advisors` throws `service.cancelled`. */
  'team.stopAdvisors': call(z.tuple([]), nothing),
  'team.createAdvisor': call(z.tuple([identifier, advisorInput]), nothing),
  /** The members that changed; an emptied one is sent empty. */
  'team.changeAdvisor': call(z.tuple([identifier, identifier, advisorInput.partial()]), nothing),
  'team.deleteAdvisor': call(z.tuple([identifier, identifier]), nothing),
  /** The advisor's reports on the service's own page, in the system's browser. */
  'team.openReports': call(z.tuple([identifier, identifier]), nothing),
  'team.tenant': call(z.tuple([identifier]), tenant),
  /** As `team.changeAdvisor`. */
  'team.saveTenant': call(z.tuple([identifier, tenantInput.partial()]), nothing),
  'team.findCompanies': call(z.tuple([identifier, searched]), z.array(found).max(1_000)),
  'team.findLogos': call(z.tuple([identifier, searched]), z.array(found).max(1_000)),
};
