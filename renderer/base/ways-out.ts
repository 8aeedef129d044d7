import type { BridgeError } from '../../preload/contract';

/** Where the cause of an error is mended, when that is on another screen or step. */
export type WayOut = 'connections' | 'check' | 'files';

const waysOut = new Map<string, WayOut>(
  Object.entries({
    'secret.missing': 'connections',
    'connection.unknown': 'connections',
    'connection.invalid': 'connections',
    'service.unauthorized': 'connections',
    'service.secretRefused': 'connections',
    'service.clientRefused': 'connections',
    'service.logInRefused': 'connections',
    'service.tokenRefused': 'connections',
    'service.secretMissing': 'connections',
    'service.network': 'connections',
    'service.proxyOrCertificate': 'connections',
    'service.unavailable': 'connections',
    'service.timeout': 'connections',
    'service.badAnswer': 'connections',
    'service.redirectRefused': 'connections',
    'import.accountIncomplete': 'check',
    'import.accountReplaced': 'check',
    'import.nothingToSend': 'check',
    'import.questionsOpen': 'files',
  } as const),
);

export function wayOutOf(error: BridgeError): WayOut | null {
  return waysOut.get(error.code) ?? null;
}
