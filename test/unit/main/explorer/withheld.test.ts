import { describe, expect, it } from 'vitest';
import { holdsSecretLinks, withoutSecretValues } from '../../../../main/explorer/withheld';
import { endpoints } from '../../../../main/service/endpoint-tables/endpoints';

const clean = (value: unknown, hidesLinks = false) =>
  withoutSecretValues(value, { known: ['tok-12345'], hidesLinks });

describe('an answer without its secrets', () => {
  it.each([
    ['a member named as a secret', { client_secret: 'x' }],
    ['a token', { access_token: 'x', expires_in: 300 }],
    ['a session', { sessionId: 'x' }],
    ['a password deep inside', { a: [{ b: { password: 'x' } }] }],
    ['a PIN as a number', { pin: 1234 }],
    ['the token in use in the middle of a text', { note: 'seen tok-12345 here' }],
    ['the token in use as a name', { 'tok-12345': 1 }],
    ['a log-in of another service', { sent: 'Basic dG9rLTEyMzQ1OnRvay0xMjM0NQ==' }],
    ['a web token', { sent: 'eyJhbGciOiJub25lIn0.eyJ4IjoxfQ.1234' }],
    ['a cookie', { setCookie: 'x', cookie: 'x' }],
    ['the user part of an address', { url: 'https://me:pw@host.example/a' }],
    ['the query of an address', { url: 'see https://host.example/a?session=1.' }],
    ['the mark of an address', { url: 'https://host.example/a#token' }],
  ])('when it holds %s, that is withheld and said', (_what, value) => {
    const shown = clean(value);
    expect(shown.isWithheld).toBe(true);
    expect(JSON.stringify(shown.value)).not.toMatch(/"x"|1234|me:pw|session=|#token|tok-12345|dG9r|eyJ/);
  });

  it('when it holds none, it is the same', () => {
    const value = {
      hasSecret: false,
      expires_in: 300,
      icon: 'https://host.example/logo.png',
      list: [1, null, true],
    };
    expect(clean(value)).toEqual({ value, isWithheld: false });
  });

  it('when its links are secrets, only the host is left of them', () => {
    const shown = clean({ redirectURL: 'https://connect.example/s/abc' }, true);
    expect(shown.value).toEqual({ redirectURL: 'https://connect.example/[…]' });
  });

  it('when a member is called __proto__, it is a member and nothing else', () => {
    const shown = clean(JSON.parse('{"__proto__": {"isAdmin": true}, "a": 1}')).value as Record<
      string,
      unknown
    >;
    expect(shown.isAdmin).toBe(undefined);
    expect(JSON.stringify(shown)).toBe('{"__proto__":{"isAdmin":true},"a":1}');
  });

  it('knows the calls whose links are secrets', () => {
    const keys = Object.entries(endpoints).flatMap(([key, endpoint]) =>
      holdsSecretLinks(endpoint) ? [key] : [],
    );
    expect(keys.sort()).toEqual([
      'advisors.personalizedLink',
      'banking.accountPdf',
      'banking.connect',
      'banking.manage',
      'banking.mockConnect',
      'banking.sync',
      'banking.syncStatus',
      'banking.userSyncStatus',
      'cockpits.download',
      'cockpits.link',
      'cockpits.reportLink',
    ]);
  });
});
