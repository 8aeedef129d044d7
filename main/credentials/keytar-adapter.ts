import { createRequire } from 'node:module';
import type { KeychainAdapter } from './keychain';

/**
 * The one place that loads keytar, on first use: on Linux without libsecret the load itself throws (SEC-14). By
 * `require`, because runtimes before Electron 28 cannot `import` out of a packaged program's archive.
 */
export async function loadKeytar(): Promise<KeychainAdapter> {
  return createRequire(import.meta.url)('keytar') as KeychainAdapter;
}

/** Where an administrator lets nothing be kept: as if there were no key store. */
export async function noKeychain(): Promise<KeychainAdapter> {
  throw new Error('Nothing is kept on this computer.');
}
