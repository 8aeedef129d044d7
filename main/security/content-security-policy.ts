export type PolicyDirectives = Record<string, readonly string[]>;

/** What a page may load: nothing but its own files (SEC-4). Written as data so that a test can hold it to the standard. */
export const policyDirectives: PolicyDirectives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // The component library writes its theme variables into one style element; it carries the nonce of this load.
  'style-src': ["'self'", "'nonce-{nonce}'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'none'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'media-src': ["'none'"],
  'manifest-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  // No modals: a page that prints or asks by itself can stop the program. No downloads, no pop-ups, no top navigation
  // (SEC-41). Forms are submitted to our own code only: `form-action` lets none leave.
  sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms'],
};

/** The header value for one load. */
export function contentSecurityPolicy(nonce: string, directives = policyDirectives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`.replace('{nonce}', nonce))
    .join('; ');
}
