import { z } from 'zod';
import { call, nothing, savedAs } from './call-schema';

/** A proxy as companies name it: scheme, host and port; no name and no password. */
export const proxyAddress = z
  .string()
  .max(300)
  .regex(/^(?:https?|socks5):\/\/(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):\d{1,5}$/);

/** Which way calls to services go. Those to this computer go straight in any case. */
export const networkSettings = z.strictObject({
  proxy: z.enum(['system', 'direct', 'fixed']),
  /** Used with `fixed` alone. */
  proxyAddress: proxyAddress.nullable(),
});
export type NetworkSettings = z.infer<typeof networkSettings>;

/** A certificate authority that the user added to those of the system. */
const authority = z.strictObject({
  subject: z.string().max(200),
  /** SHA-256, in pairs of digits. */
  fingerprint: z.string().max(100),
  validUntil: z.iso.datetime(),
});

export const networkState = networkSettings.extend({ authorities: z.array(authority).max(20) });
export type NetworkState = z.infer<typeof networkState>;

export const authorityTextLimit = 200_000;

export const networkCalls = {
  'network.get': call(z.tuple([]), networkState),
  'network.save': call(z.tuple([networkSettings]), networkState),
  /** The text of a PEM file in place of what was added before; null takes it away. */
  'network.saveAuthorities': call(z.tuple([z.string().max(authorityTextLimit).nullable()]), networkState),
};

export const diagnosticsCalls = {
  /** What would be saved, as it would be. */
  'diagnostics.collect': call(z.tuple([]), z.string().max(1_000_000)),
  /** Saves what was collected last: what was seen is what is saved. */
  'diagnostics.save': call(z.tuple([]), savedAs),
  /** Opens nothing and sends nothing: forgets what was collected. */
  'diagnostics.forget': call(z.tuple([]), nothing),
};
