import type { CallSettings } from './requests/call-settings';
import type { TokenSource } from './token-source';
import { isServiceError, type ServiceErrorCode } from './transport/service-error';

/** What "test this connection" shows. */
export interface ConnectionTest {
  /** `/ready` answered 2xx. */
  readonly isReady: boolean;
  /** Code of what went wrong with `/ready`, if anything. */
  readonly readyError?: string;
  readonly tokenLifeSeconds: number | null;
  readonly scopes: readonly string[];
}

const timeoutMs = 15_000;

/** Codes after which `/auth` would fare no better; said at once instead of after all its repeats. */
const unreachable: ReadonlySet<ServiceErrorCode> = new Set<ServiceErrorCode>([
  'service.cancelled',
  'service.network',
  'service.answerUnknown',
  'service.proxyOrCertificate',
  'service.redirectRefused',
  'service.timeout',
]);

/** Asks `/ready` once, then for a token. An unreachable service and a token
 * that cannot be had are thrown; a service that is not ready is an answer. */
export async function testConnection(
  readReady: (settings: CallSettings) => Promise<unknown>,
  tokens: TokenSource,
  signal?: AbortSignal,
): Promise<ConnectionTest> {
  let readyError: string | undefined;
  try {
    await readReady({ repeat: false, timeoutMs, signal });
  } catch (error) {
    if (!isServiceError(error) || unreachable.has(error.code)) throw error;
    readyError = error.code;
  }
  await tokens.get(signal);
  const state = tokens.state();
  return {
    isReady: readyError === undefined,
    ...(readyError !== undefined && { readyError }),
    tokenLifeSeconds: state.state === 'valid' ? state.lifeSeconds : null,
    scopes: tokens.scopes(),
  };
}
