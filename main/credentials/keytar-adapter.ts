import type { KeychainAdapter } from './keychain';

/** The one place that loads keytar, on first use: on Linux without libsecret the import itself throws (SEC-14). */
export async function loadKeytar(): Promise<KeychainAdapter> {
  const keytar = await import('keytar');
  return keytar.default ?? keytar;
}
