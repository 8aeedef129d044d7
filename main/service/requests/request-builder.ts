import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import {
  defaultCorrelationHeader,
  defaultCorrelationParameter,
  type ServiceConnection,
} from '../transport/connection-schema';
import { type ServiceError, serviceError } from '../transport/service-error';
import type { WireRequest } from '../transport/transport';
import type { CorrelationRequestMode } from './learned-names';
import type { RequestVariation } from './request-variation';

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parts of a call that make its request; `rawBody` wins over `body` and is sent as it is. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly rawBody?: WireRequest['body'];
  readonly correlationId?: string;
}

/** Method and template, as errors and the activity view name an endpoint. */
export function endpointLabel(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Base address joined with a path of interface.md, whether or not the address ends in a slash. */
export function addressOf(connection: ServiceConnection, path: string): string {
  return connection.baseAddress.trim().replace(/\/+$/, '') + path;
}

/**
 * The request without its Authorization header. Path values are percent-encoded; `.` and `..` are refused because
 * an address parser would walk up with them.
 *
 * @throws ServiceError `service.invalidCall`
 */
export function buildRequest(
  connection: ServiceConnection,
  endpoint: Endpoint,
  parts: RequestParts,
  variation: Pick<RequestVariation, 'template' | 'mode' | 'bodyOf'>,
): WireRequest {
  const url = new URL(addressOf(connection, filledPath(endpoint, variation.template(), parts.path)));
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {
    accept: endpoint.answerKind === 'pdf' ? 'application/pdf, application/json' : 'application/json',
  };
  if (connection.tenantId) headers.TenantID = connection.tenantId;
  if (parts.correlationId !== undefined) {
    const at = correlationPlaces(connection, endpoint, parts.correlationId, variation.mode());
    if (at.header) headers[at.header] = parts.correlationId;
    if (at.parameter) url.searchParams.set(at.parameter, parts.correlationId);
  }
  const body = bodyOf(endpoint, parts, variation);
  if (body !== undefined) headers['content-type'] = 'application/json';
  return { method: endpoint.method, url: url.href, headers, body };
}

function filledPath(
  endpoint: Endpoint,
  template: string,
  values: Readonly<Record<string, string>> | undefined,
): string {
  return template.replace(/\{([^}]+)\}/g, (_braces, name: string) => {
    const value = values?.[name];
    if (typeof value !== 'string' || value === '') throw invalidCall(endpoint, name, 'missing');
    if (value === '.' || value === '..') throw invalidCall(endpoint, name, 'dots');
    try {
      return encodeURIComponent(value);
    } catch {
      throw invalidCall(endpoint, name, 'notText');
    }
  });
}

/** Names of the header and of the parameter that carry the correlation, as the connection wants it. */
function correlationPlaces(
  connection: ServiceConnection,
  endpoint: Endpoint,
  correlationId: string,
  mode: CorrelationRequestMode,
): { header: string | null; parameter: string | null } {
  if (!/^[\x21-\x7e]{1,500}$/.test(correlationId)) throw invalidCall(endpoint, 'correlationId', 'notText');
  return {
    header: mode === 'parameter' ? null : (connection.correlationHeader ?? defaultCorrelationHeader),
    parameter: mode === 'header' ? null : (connection.correlationParameter ?? defaultCorrelationParameter),
  };
}

function bodyOf(
  endpoint: Endpoint,
  parts: RequestParts,
  variation: Pick<RequestVariation, 'bodyOf'>,
): WireRequest['body'] {
  if (parts.rawBody !== undefined) return parts.rawBody;
  if (parts.body === undefined) {
    if (endpoint.body && !endpoint.isBodyOptional) throw invalidCall(endpoint, 'body', 'missing');
    return undefined;
  }
  const checked = endpoint.body?.safeParse(parts.body);
  if (checked && !checked.success) {
    const issue = checked.error.issues[0];
    const member = ['body', ...(issue?.path ?? []).map(String)].join('.');
    throw invalidCall(endpoint, member, issue?.code ?? 'shape');
  }
  return JSON.stringify(variation.bodyOf(parts.body));
}

function invalidCall(endpoint: Endpoint, member: string, reason: string): ServiceError {
  return serviceError('service.invalidCall', { endpoint: endpointLabel(endpoint), member, reason });
}
