import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  const proven = (name: string) => ({ file: join(folder, name), isProven: true });
  const anybodys = (name: string) => ({ file: join(folder, name), isProven: false });
  const write = (name: string, policy: object, mode = 0o644) =>
    writeFileSync(join(folder, name), JSON.stringify({ version: 1, ...policy }), { mode });

  it('when it lies in both places, that of the system counts; when in none, nothing is set', () => {
    const places = [proven('a.json'), proven('b.json')];
    expect(readPolicy(places)).toBeNull();
    write('b.json', { sessionOnly: true });
    expect(readPolicy(places)).toEqual({
      file: join(folder, 'b.json'),
      policy: { version: 1, sessionOnly: true },
    });
    write('a.json', {});
    expect(readPolicy(places)).toEqual({ file: join(folder, 'a.json'), policy: { version: 1 } });
  });

  it('when it lies where anybody may have put it, it may forbid, and changes nothing that stands beside the program', () => {
    const places = [proven('beside.json'), anybodys('data.json')];
    write('data.json', { sessionOnly: true, allowedConnections: ['https://other.example'], updates: 'off' });
    expect(readPolicy(places)?.policy).toMatchObject({ sessionOnly: true, updates: 'off' });
    const { updates } = whole;
    write('beside.json', { allowedConnections: ['https://service.example'], updates });
    expect(readPolicy(places)).toEqual({
      file: `${join(folder, 'beside.json')}, ${join(folder, 'data.json')}`,
      policy: { version: 1, sessionOnly: true, allowedConnections: ['https://service.example'], updates },
    });
  });

  it('when it says from there where updates come from, it is not followed, whatever stands beside the program', () => {
    write('data.json', { updates: whole.updates });
    const reason = 'updates (only beside the program)';
    expect(() => readPolicy([proven('beside.json'), anybodys('data.json')])).toThrow(reason);
    write('beside.json', { updates: 'off' });
    expect(() => readPolicy([proven('beside.json'), anybodys('data.json')])).toThrow(reason);
  });

  it.skipIf(process.platform === 'win32')('when everybody may write it, it is not followed', () => {
    write('a.json', {});
    chmodSync(join(folder, 'a.json'), 0o666);
    expect(() => readPolicy([proven('a.json')])).toThrow('EPERM (o+w)');
  });

  it('when it cannot be read, or is far too large, that is no missing file', () => {
    mkdirSync(join(folder, 'dir.json'));
    expect(() => readPolicy([proven('dir.json')])).toThrow('EISDIR');
    writeFileSync(join(folder, 'large.json'), ' '.repeat(70_000));
    expect(() => readPolicy([proven('large.json')])).toThrow(PolicyFault);
  });

  it('lies in the system’s folder for it, or beside the program; on Windows what is proven comes first, and no variable leads to one', () => {
    const files = (platform: NodeJS.Platform, executable: string) =>
      policyPlaces(platform, executable).map(({ file, isProven }) => [file, isProven]);
    expect(files('linux', '/opt/Kontor/kontor')).toEqual([
      ['/etc/kontor/policy.json', true],
      ['/opt/Kontor/kontor-policy.json', true],
    ]);
    expect(files('darwin', '/Applications/Kontor.app/Contents/MacOS/Kontor')[0]).toEqual([
      '/Library/Application Support/Kontor/policy.json',
      true,
    ]);
    const usual = join('C:\\ProgramData', 'Kontor', 'policy.json');
    const before = process.env.ProgramData;
    process.env.ProgramData = '/data';
    expect(files('win32', '/Kontor/Kontor.exe')).toEqual([
      ['/Kontor/kontor-policy.json', true],
      [usual, false],
    ]);
    if (before === undefined) delete process.env.ProgramData;
    else process.env.ProgramData = before;
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
