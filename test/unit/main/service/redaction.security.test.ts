import { describe, expect, it } from 'vitest';
import { redactText, removedMark } from '../../../../main/service';

const secret = 'cAnary-s3cret/+=value';
const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl';

describe('text on its way into an error (B033)', () => {
  it.each([
    ['a header', `Authorization: Bearer ${token}`],
    ['a header in JSON', `{"authorization":"Bearer ${token}"}`],
    ['a basic header', 'authorization: Basic Y2FuYXJ5OmNhbmFyeQ=='],
    ['a bare bearer word', 'token was bearer canary-opaque-token.'],
    ['a form', `grant_type=client_credentials&client_secret=${encodeURIComponent(secret)}&client_id=x`],
    ['a JSON member', `{"client_secret":"canaryvalue","a":1}`],
    ['an answer of auth', `{"access_token":"canary-opaque","expires_in":300}`],
    ['the other spelling', `accessToken: canary-opaque`],
    ['a bare web token', `got ${token} from somewhere`],
    ['an address with a session', 'see https://connect.example/start?session=canary for more'],
    ['an address with a password', 'see https://canary:canary@connect.example/'],
    ['an IBAN', 'account DE02 1203 0000 0000 2020 51 unknown'],
    ['an IBAN without blanks, in lower case', 'account de02120300000000202051 unknown'],
    ['a short IBAN', 'NO9386011117947'],
  ])('when it holds %s: that part is [removed]', (_what, text) => {
    const clean = redactText(text, [secret]);
    expect(clean).toContain(removedMark);
    expect(clean).not.toMatch(/canary|Y2FuYXJ5|1203|9386|c2lnbmF0dXJl/i);
  });

  it('when the exact secret stands in a text without any name: it is [removed], percent-encoded or not', () => {
    const clean = redactText(`bad value ${secret} or ${encodeURIComponent(secret)}`, [secret]);
    expect(clean).toBe(`bad value ${removedMark} or ${removedMark}`);
  });

  it.each([
    'User 4711 was not found; the limit is 500 transactions (2025-03-01).',
    'Field DE12 some text here must be shorter',
    'run 7d1f0c1e-9f7b-4a55-8c1a-ab12cdef3456 is unknown',
  ])('when "%s" is harmless: it stays as it is', (text) => {
    expect(redactText(text, [secret])).toBe(text);
  });

  it('when it is long: it is cut', () => {
    expect(redactText('x'.repeat(2_000))).toHaveLength(500);
  });
});
