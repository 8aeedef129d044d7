import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionRule } from '../../../../main/administration/connection-rule';
import { PolicyFault, parsePolicy } from '../../../../main/administration/policy';
import { policyPlaces, readPolicy } from '../../../../main/administration/policy-file';

const whole = {
  version: 1,
  allowedConnections: ['https://service.example/api'],
  localService: false,
  updates: { address: 'https://updates.example/kontor', publicKey: `${'A'.repeat(43)}=`, publisher: 'A' },
  sessionOnly: true,
  maskedAtStart: true,
  logLevel: 'warning',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-policy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the file of an administrator', () => {
  it('when it is whole, it is taken as it is, with a byte order mark too', () => {
    expect(parsePolicy('p', JSON.stringify(whole))).toEqual(whole);
    expect(parsePolicy('p', `\ufeff${JSON.stringify({ version: 1 })}`)).toEqual({ version: 1 });
  });

  it.each<[string, unknown, string]>([
    [
      'a member that nobody knows',
      { ...whole, alowedConnections: [] },
      'alowedConnections (unrecognized_keys)',
    ],
    ['no version', {}, 'version (invalid_value)'],
    ['a version to come', { version: 2 }, 'version (invalid_value)'],
    [
      'updates over http',
      { version: 1, updates: { ...whole.updates, address: 'http://u.example' } },
      'updates',
    ],
    ['updates without a key', { version: 1, updates: { address: 'https://u.example' } }, 'updates'],
    ['a word for a switch', { version: 1, sessionOnly: 'yes' }, 'sessionOnly (invalid_type)'],
    [
      'an address with a password',
      { version: 1, allowedConnections: ['https://a:b@service.example'] },
      'allowedConnections.0 (not an https address)',
    ],
    ['a list', [], 'invalid_type'],
  ])('when it has %s, it is not followed, and the member is named', (_what, raw, reason) => {
    expect(() => parsePolicy('p.json', JSON.stringify(raw))).toThrow(`p.json: ${reason}`);
  });

  it('when it is cut or empty, it is not followed', () => {
    for (const text of ['', '{', JSON.stringify(whole).slice(0, -5)])
      expect(() => parsePolicy('p.json', text)).toThrow(PolicyFault);
  });

  it('when it lies in both places, that of the system counts; when in none, nothing is set', () => {
    const [first, second] = [join(folder, 'a.json'), join(folder, 'b.json')];
    expect(readPolicy([first, second])).toBeNull();
    writeFileSync(second, JSON.stringify({ version: 1, sessionOnly: true }));
    expect(readPolicy([first, second])).toEqual({ file: second, policy: { version: 1, sessionOnly: true } });
    writeFileSync(first, JSON.stringify({ version: 1 }));
    expect(readPolicy([first, second])?.file).toBe(first);
  });

  it('when it cannot be read, or is far too large, that is no missing file', () => {
    mkdirSync(join(folder, 'dir.json'));
    expect(() => readPolicy([join(folder, 'dir.json')])).toThrow('EISDIR');
    writeFileSync(join(folder, 'large.json'), ' '.repeat(70_000));
    expect(() => readPolicy([join(folder, 'large.json')])).toThrow(PolicyFault);
  });

  it('lies in the system’s folder for it, or beside the program', () => {
    expect(policyPlaces('linux', '/opt/Kontor/kontor')).toEqual([
      '/etc/kontor/policy.json',
      '/opt/Kontor/kontor-policy.json',
    ]);
    expect(policyPlaces('darwin', '/Applications/Kontor.app/Contents/MacOS/Kontor')[0]).toBe(
      '/Library/Application Support/Kontor/policy.json',
    );
    // A user who points the variable elsewhere does not get rid of what lies in the usual place.
    const usual = join('C:\\ProgramData', 'Kontor', 'policy.json');
    expect(policyPlaces('win32', 'x', { ProgramData: '/data' }).slice(0, 2)).toEqual([
      usual,
      '/data/Kontor/policy.json',
    ]);
    expect(policyPlaces('win32', 'x', { ProgramData: 'C:\\ProgramData' })).toHaveLength(2);
  });
});

describe('which connections are allowed', () => {
  it('when nothing is set, all are', () => {
    const check = connectionRule(null);
    for (const address of ['https://any.example', null]) expect(() => check(address)).not.toThrow();
  });

  it.each([
    ['https://service.example/api/v2', true],
    ['https://service.example:443/', true],
    [' https://service.example/x ', true],
    ['https://service.example:8443/', false],
    ['https://service.example.evil.example/', false],
    ['http://service.example/', false],
    ['no address', false],
    [null, true],
  ])('when one origin is, %s: %s', (address, isAllowed) => {
    const check = connectionRule({ version: 1, allowedConnections: ['https://service.example/api'] });
    if (isAllowed) expect(() => check(address)).not.toThrow();
    else expect(() => check(address)).toThrow('connection.notAllowed');
  });

  it('when the service on this computer is switched off, it is', () => {
    expect(() => connectionRule({ version: 1, localService: false })(null)).toThrow('connection.notAllowed');
  });
});
