import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../main/security/content-security-policy';
import { developmentPolicy, developmentServer, socketOf } from '../../../../main/security/development-pages';
import { isRequestAllowed } from '../../../../main/security/request-policy';

const server = 'http://127.0.0.1:5273';

describe('the pages of a development server', () => {
  it('when the program is packaged, no environment brings them in', () => {
    expect(developmentServer(server, true)).toBeNull();
    expect(isRequestAllowed(`${socketOf(server)}/?token=x`, true, socketOf(server))).toBe(false);
  });

  it.each([
    'http://evil.example:80',
    'http://127.0.0.1.evil.example:5273',
    'https://127.0.0.1:5273',
    'http://127.0.0.1:5273/x',
    undefined,
  ])('when the address is %s, they are refused in development too', (given) => {
    expect(developmentServer(given, false)).toBeNull();
  });

  it('when they are shown, the socket of hot reload may connect and nothing else more', () => {
    expect(developmentServer(server, false)).toBe(server);
    expect(isRequestAllowed('ws://127.0.0.1:5273/?token=x', false, socketOf(server))).toBe(true);
    expect(isRequestAllowed('ws://127.0.0.1:5274/', false, socketOf(server))).toBe(false);
    expect(isRequestAllowed('ws://127.0.0.1:5273/', false)).toBe(false);
    const policy = contentSecurityPolicy('n', developmentPolicy(server));
    expect(policy).toContain("connect-src 'self' ws://127.0.0.1:5273");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
