import { z } from 'zod';

const headerName = z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/);
const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for a host that never leaves this computer; whole 127.0.0.0/8, not names that merely begin so. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

function addressProblem(address: string, environment: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'notAnAddress';
  }
  if (url.username !== '' || url.password !== '') return 'credentialsInAddress';
  if (url.search !== '' || url.hash !== '') return 'queryInAddress';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return 'notHttps';
  if (!isLoopbackHost(url.hostname)) return 'notHttps';
  return environment === 'local' ? undefined : 'loopbackNotLocal';
}

/**
 * A named service. The secret is not part of it (it stays in the keychain, SEC-13). Plain http is accepted for a
 * loopback address of environment `local` alone (SEC-19). Issues of `baseAddress` carry one of `notAnAddress`,
 * `credentialsInAddress`, `queryInAddress`, `notHttps`, `loopbackNotLocal` as their message.
 */
export const serviceConnectionSchema = z
  .object({
    id: z.string().min(1).max(200),
    name: z.string().min(1).max(200),
    environment: z.enum(['local', 'test', 'production']),
    /** Ends in the API prefix of the service; a slash at the end makes no difference. */
    baseAddress: z.string().trim().min(1).max(500),
    clientId: z.string().trim().min(1).max(200),
    /** Sent as `TenantID`. An unseen value creates a tenant silently (interface-gaps.md). */
    tenantId: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional(),
    /** One more host that links of this service may lead to, over https alone; written as a URL writes it. */
    pageHost: z
      .string()
      .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/)
      .optional(),
    /** Default `Service-Correlation-Id`. */
    correlationHeader: headerName.optional(),
    /** Default `correlationId`. */
    correlationParameter: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .optional(),
    timestampUnit: z.enum(['s', 'ms']),
  })
  .superRefine((connection, context) => {
    const problem = addressProblem(connection.baseAddress, connection.environment);
    if (problem) context.addIssue({ code: 'custom', path: ['baseAddress'], message: problem });
  });

export type ServiceConnection = z.output<typeof serviceConnectionSchema>;

export const defaultCorrelationHeader = 'Service-Correlation-Id';
export const defaultCorrelationParameter = 'correlationId';
