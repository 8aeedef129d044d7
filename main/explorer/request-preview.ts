import type { ExplorerPreview } from '../../preload/contract';
import { authPath } from '../service/endpoint-tables/endpoints';
import { addressOf } from '../service/requests/request-builder';
import type { ServiceConnection } from '../service/transport/connection-schema';
import type { WireRequest } from '../service/transport/transport';
import { isSecretName } from './withheld';

/** What stands where a secret goes. */
const secretSign = '$SECRET';

/** The request as it will leave, without token and secrets. */
export function previewOf(request: WireRequest): ExplorerPreview {
  const headers = Object.entries(request.headers).map(([name, value]) => ({ name, value }));
  const body = typeof request.body === 'string' ? bodyWithout(request.body, secretSign) : null;
  const { method, url: address } = request;
  const lines = [
    `curl -X ${method} ${quoted(address)}`,
    '-H "Authorization: Bearer $TOKEN"',
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return { method, address, headers, body, curl: lines.join(' \\\n  ') };
}

/** The log-in (interface.md 4.1). */
export function previewOfLogIn(connection: ServiceConnection): ExplorerPreview {
  const address = addressOf(connection, authPath);
  const fields = [`client_id=${encodeURIComponent(connection.clientId)}`, 'grant_type=client_credentials'];
  const [id = '', grant = ''] = fields;
  return {
    method: 'POST',
    address,
    headers: [{ name: 'content-type', value: 'application/x-www-form-urlencoded' }],
    body: `${id}&client_secret=${secretSign}&${grant}`,
    curl: [
      `curl -X POST ${quoted(address)}`,
      `-d ${quoted(id)}`,
      `--data-urlencode "client_secret=${secretSign}"`,
      `-d ${quoted(grant)}`,
    ].join(' \\\n  '),
  };
}

/** The text of a body without its secrets; one that is no JSON yet is left out. */
export function withoutSecretsInBody(text: string): string | null {
  try {
    return bodyWithout(text, '');
  } catch {
    return null;
  }
}

/** A body with another text for its secrets, laid out to be read. Addresses stay: the user wrote them. */
function bodyWithout(text: string, sign: string): string {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        isSecretName(name) && (typeof inner === 'string' || typeof inner === 'number') ? sign : clean(inner),
      ]),
    );
  };
  return JSON.stringify(clean(JSON.parse(text)), null, 2);
}

/** In single quotes a shell takes everything as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
