import type { CallSettings } from './call-runner';
import { isServiceError } from './service-error';
import type { TokenSource } from './token-source';

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

/** Asks `/ready` once, then for a token. A token that cannot be had is thrown; a service that is not ready is an answer. */
export async function testConnection(
  readReady: (settings: CallSettings) => Promise<unknown>,
  tokens: TokenSource,
  signal?: AbortSignal,
): Promise<ConnectionTest> {
  let readyError: string | undefined;
  try {
    await readReady({ repeat: false, timeoutMs, signal });
  } catch (error) {
    if (!isServiceError(error) || error.code === 'service.cancelled') throw error;
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
