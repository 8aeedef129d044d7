import type { BridgeError } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { isServiceError } from '../service/transport/service-error';

/** An error as it is kept with an upload or a run, and shown. What nobody foresaw is told to `onFault` and kept as `internal`. */
export function bridgeErrorOf(error: unknown, onFault: (error: unknown) => void): BridgeError {
  if (error instanceof KontorError) {
    return error.params ? { code: error.code, params: error.params } : { code: error.code };
  }
  if (isServiceError(error)) return { code: error.code, params: { ...error.details } };
  onFault(error);
  return { code: 'internal' };
}
