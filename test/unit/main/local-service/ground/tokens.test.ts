import { describe, expect, it } from 'vitest';
import { createCredentials, TokenIssuer } from '../../../../../main/local-service/ground/tokens';

const credentials = { clientId: 'client', clientSecret: 'secret' };

describe('TokenIssuer', () => {
  it('When the life of a token is over, it opens nothing (SEC-16)', () => {
    let now = 1_000_000;
    const issuer = new TokenIssuer(credentials, () => now);
    const token = issuer.issue(['banking', 'webhooks'], 300);
    expect([...(issuer.readScopes(token) ?? [])]).toEqual(['banking', 'webhooks']);
    now += 299_999;
    expect(issuer.readScopes(token)).not.toBeNull();
    now += 1;
    expect(issuer.readScopes(token)).toBeNull();
  });

  it('A token of another start, and one from before a revocation, are refused', () => {
    const issuer = new TokenIssuer(credentials, Date.now);
    const other = new TokenIssuer(credentials, Date.now);
    const token = issuer.issue(['banking'], 300);
    expect(other.readScopes(token)).toBeNull();
    issuer.revokeAll();
    expect(issuer.readScopes(token)).toBeNull();
  });

  it('A changed payload or an algorithm of the caller is refused', () => {
    const issuer = new TokenIssuer(credentials, Date.now);
    const [header = '', payload = '', signature = ''] = issuer.issue(['banking'], 300).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const more = Buffer.from(JSON.stringify({ scope: 'all', exp: 9e9 })).toString('base64url');
    for (const token of [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${more}.${signature}`,
      '',
    ]) {
      expect(issuer.readScopes(token)).toBeNull();
    }
  });

  it('Credentials made for a start are different each time and long enough not to be guessed', () => {
    const [first, second] = [createCredentials(), createCredentials()];
    expect(first.clientSecret).not.toBe(second.clientSecret);
    expect(Buffer.from(first.clientSecret, 'base64url')).toHaveLength(32);
  });
});
