import { z } from 'zod';
import { count, identifier, language } from './values';

export const settings = z.strictObject({
  /** `system` follows the operating system. */
  language: z.enum(['system', 'de', 'en']),
  theme: z.enum(['system', 'light', 'dark']),
  /** Months after which a customer's data is purged from the local store; 0 keeps it. */
  retentionMonths: z.number().int().min(0).max(120),
  /** Default lifetime of a new user in the service, ISO 8601 duration. */
  defaultExpiresIn: z.string().regex(/^P\d{1,4}[DWMY]$/),
  /** Blurs amounts and names for screen sharing. */
  isMasked: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const appInfo = z.strictObject({
  version: z.string(),
  /** Version of the runtime, and whether it is the declared one or the stand-in for development. */
  electronVersion: z.string(),
  chromiumVersion: z.string(),
  platform: z.string(),
  systemLanguage: language,
  isPackaged: z.boolean(),
});
export type AppInfo = z.infer<typeof appInfo>;

/** States of the system key store as `main/credentials` tells them apart (SEC-14). */
export const keychainState = z.enum(['unknown', 'available', 'locked', 'missing', 'denied']);
export type KeychainState = z.infer<typeof keychainState>;

/** Where the local store stands: `session` means in memory only, because there is no key store. */
export const storeState = z.strictObject({
  mode: z.enum(['closed', 'encrypted', 'session', 'failed']),
  keychain: keychainState,
  /** The user agreed to work for this session only. */
  hasSessionConsent: z.boolean(),
  errorCode: z.string().optional(),
});
export type StoreState = z.infer<typeof storeState>;

export const activityLine = z.strictObject({
  id: identifier,
  at: z.string(),
  connectionId: identifier,
  method: z.string().max(10),
  /** Route template; never the path with identifiers. */
  endpoint: z.string().max(200),
  status: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  attempt: count,
  correlationId: z.string().max(200).nullable(),
  answerBytes: count.nullable(),
  errorCode: z.string().max(100).nullable(),
  deprecation: z.string().max(200).nullable(),
});
export type ActivityLine = z.infer<typeof activityLine>;
