import { z } from 'zod';
import { identifier, label } from './values/basic-values';
import { call, nothing } from './values/call-schema';

export const environment = z.enum(['local', 'test', 'production']);
export type Environment = z.infer<typeof environment>;

/** A connection as the user edits it. The base address is checked again by the client (https, loopback http for `local`; SEC-19). */
export const connectionInput = z.strictObject({
  id: identifier.optional(),
  name: label,
  environment,
  baseAddress: z.string().trim().max(500),
  clientId: z.string().trim().max(200),
  tenantId: z.string().trim().max(200).optional(),
  /** A host, not of the base address, whose pages a link of this service may open: where bank log-ins are hosted elsewhere (SEC-7). */
  pageHost: z.string().trim().max(253).optional(),
  correlationHeader: z.string().trim().max(100).optional(),
  correlationParameter: z.string().trim().max(100).optional(),
  timestampUnit: z.enum(['s', 'ms']),
});
export type ConnectionInput = z.infer<typeof connectionInput>;

/** The secret itself never comes back (SEC-13): only where it is kept. */
export const connection = connectionInput.extend({
  id: identifier,
  secretState: z.enum(['none', 'keychain', 'session']),
  /** The embedded service: cannot be edited or removed, needs no secret from the user. */
  isEmbedded: z.boolean(),
});
export type Connection = z.infer<typeof connection>;

export const connectionTest = z.strictObject({
  isReady: z.boolean(),
  tokenLifeSeconds: z.number().int().nullable(),
  scopes: z.array(z.string().max(200)).max(500),
});
export type ConnectionTest = z.infer<typeof connectionTest>;

export const serviceState = z.strictObject({
  connectionId: identifier,
  state: z.enum(['idle', 'working', 'waiting']),
  /** When the service asked to wait (429): the instant at which the next request leaves. */
  waitingUntil: z.string().nullable(),
  /** Nothing answered there the last times it was asked, a minute ago at most. */
  isAway: z.boolean(),
});
export type ServiceState = z.infer<typeof serviceState>;

export const connectionCalls = {
  'connections.list': call(z.tuple([]), z.array(connection).max(200)),
  'connections.save': call(z.tuple([connectionInput]), connection),
  /** Write only. An empty secret deletes it. `keepFor` = `session` needs no key store. */
  'connections.saveSecret': call(
    z.tuple([identifier, z.string().max(20_000), z.enum(['keychain', 'session'])]),
    connection,
  ),
  /**
   * The service is at another address now: kept once all its users that are known here were found there. The secret is entered anew,
   * for it belongs to the origin. What is under way goes on at the new address. Throws `connection.otherService`.
   */
  'connections.follow': call(
    z.tuple([
      identifier,
      connectionInput.shape.baseAddress,
      z.string().min(1).max(20_000),
      z.enum(['keychain', 'session']),
    ]),
    connection,
  ),
  'connections.remove': call(z.tuple([identifier]), nothing),
  'connections.test': call(z.tuple([identifier]), connectionTest),
};
