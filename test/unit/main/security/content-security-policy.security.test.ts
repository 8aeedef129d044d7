import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyDirectives } from '../../../../main/security/content-security-policy';

/** Directive names of Content Security Policy Level 3 that we use; a misspelt one would be ignored by the browser. */
const standardNames = new Set([
  'default-src',
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'worker-src',
  'connect-src',
  'frame-src',
  'object-src',
  'media-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
]);

describe('the policy of our pages (SEC-4)', () => {
  it('when the header is written, every directive name is one of the standard', () => {
    for (const name of Object.keys(policyDirectives)) expect(standardNames).toContain(name);
  });

  it('when the header is written, no value allows unsafe code, any host or any scheme but data: for images', () => {
    for (const [name, values] of Object.entries(policyDirectives)) {
      for (const value of values) {
        expect(value).not.toMatch(/unsafe|\*|https?:|blob:|wasm/);
        if (value === 'data:') expect(name).toBe('img-src');
      }
    }
  });

  it.each(['default-src', 'connect-src', 'frame-src', 'object-src', 'base-uri', 'form-action'])(
    'when the header is written, %s is none',
    (name) => {
      expect(contentSecurityPolicy('n')).toContain(`${name} 'none'`);
    },
  );

  it('when a page is loaded, only styles carry the nonce of that load', () => {
    const header = contentSecurityPolicy('abc=');
    expect(header).toContain("style-src 'self' 'nonce-abc='");
    expect(header.match(/nonce-/g)).toHaveLength(1);
  });
});
