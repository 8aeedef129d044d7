import type { ExplorerRequest } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { Endpoint } from '../service/endpoint-tables/endpoint-definition';
import { type EndpointKey, endpoints } from '../service/endpoint-tables/endpoints';
import type { RequestParts } from '../service/requests/request-builder';
import { isChanging } from './describe-endpoint';

export interface ReadRequest {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly parts: RequestParts;
  readonly isChanging: boolean;
}

/**
 * What the page asks for as a call of the registry; members and types are checked by the registry's schema when the request is built.
 * @throws KontorError explorer.unknownCall, explorer.badJson
 */
export function readRequest(request: ExplorerRequest): ReadRequest {
  const { key, correlationId } = request;
  if (!Object.hasOwn(endpoints, key)) throw new KontorError('explorer.unknownCall');
  const endpoint: Endpoint = endpoints[key as EndpointKey];
  const path: Record<string, string> = {};
  for (const name of endpoint.pathParameters) {
    const value = request.path[name]?.trim();
    if (value) path[name] = value;
  }
  const query = Object.fromEntries(Object.entries(request.query).filter(([, value]) => value !== ''));
  const body = endpoint.body && request.body !== null ? parsed(request.body) : undefined;
  return {
    key: key as EndpointKey,
    endpoint,
    parts: {
      path,
      query,
      ...(body === undefined ? {} : { body }),
      ...(endpoint.isCorrelation && correlationId ? { correlationId: correlationId.trim() } : {}),
    },
    isChanging: isChanging(key, endpoint),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new KontorError('explorer.badJson');
  }
}
