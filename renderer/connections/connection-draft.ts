import type { Connection, ConnectionInput } from '../../preload/contract';

export const newConnection: ConnectionInput = {
  name: '',
  environment: 'test',
  baseAddress: '',
  clientId: '',
  timestampUnit: 's',
};

export function draftOfConnection(connection: Connection): ConnectionInput {
  const { isEmbedded: _embedded, secretState: _secret, ...input } = connection;
  return input;
}

/** Empty optional fields are left out; the contract knows no empty header name. */
export function cleanedConnection(draft: ConnectionInput): ConnectionInput {
  const { tenantId, pageHost, correlationHeader, correlationParameter, ...needed } = draft;
  return {
    ...needed,
    name: draft.name.trim(),
    baseAddress: draft.baseAddress.trim(),
    clientId: draft.clientId.trim(),
    ...(tenantId?.trim() ? { tenantId: tenantId.trim() } : {}),
    ...(pageHost?.trim() ? { pageHost: hostIn(pageHost.trim()) } : {}),
    ...(correlationHeader?.trim() ? { correlationHeader: correlationHeader.trim() } : {}),
    ...(correlationParameter?.trim() ? { correlationParameter: correlationParameter.trim() } : {}),
  };
}

/** A whole address is taken for its host. */
function hostIn(text: string): string {
  try {
    return new URL(text.includes('://') ? text : `https://${text}`).hostname;
  } catch {
    return text;
  }
}

type AddressProblem = 'noAddress' | 'notHttps' | 'notLoopback';

/** First help while typing; the client in main decides (SEC-19). */
export function addressProblem(
  draft: Pick<ConnectionInput, 'environment' | 'baseAddress'>,
): AddressProblem | null {
  let url: URL;
  try {
    url = new URL(draft.baseAddress.trim());
  } catch {
    return 'noAddress';
  }
  if (url.protocol === 'https:') return null;
  if (draft.environment !== 'local' || url.protocol !== 'http:') return 'notHttps';
  return ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname) ? null : 'notLoopback';
}
