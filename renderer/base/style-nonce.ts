/**
 * The nonce that main puts into each load of the page (SEC-4): the only way a style element gets past the policy.
 * react-remove-scroll, inside the dialogs, asks for it under the name that webpack once gave it.
 */
export function readStyleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content || '';
  (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce;
  return nonce;
}
