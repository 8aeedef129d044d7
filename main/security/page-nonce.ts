import { randomBytes } from 'node:crypto';

/** The mark in our pages that the nonce of a load replaces. */
export const noncePlaceholder = '__STYLE_NONCE__';

/** A fresh one for each load (SEC-4). */
export function pageNonce(): string {
  return randomBytes(18).toString('base64');
}
