import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionRule } from '../../../../main/administration/connection-rule';
import { PolicyFault, parsePolicy } from '../../../../main/administration/policy';
import { readPolicy } from '../../../../main/administration/policy-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-hostile-policy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readPolicy([{ file: join(folder, name), isProven: true }]);
const allowing = (...allowedConnections: string[]) => JSON.stringify({ version: 1, allowedConnections });

describe('a policy of somebody who means harm', () => {
  it.each<[string, string]>([
    ['is nothing but brackets', '['.repeat(60_000)],
    ['has members that every object has', '{"version":1,"__proto__":{"sessionOnly":false}}'],
    ['has a maker for a member', '{"version":1,"constructor":{"prototype":{}}}'],
    ['ends in the middle', '{"version":1,"sessionOnly":tru'],
    ['has a number for a switch', '{"version":1,"sessionOnly":1}'],
    ['has signs of 16 bits each', Buffer.from('{"version":1}', 'utf16le').toString('latin1')],
    ['allows an address without a lock', allowing('http://service.example')],
    ['allows an address with a name in front', allowing('https://service.example@evil.example')],
    ['allows an address with a password', allowing('https://:x@evil.example')],
    ['allows files', allowing('file:///etc/passwd')],
    ['allows what runs', allowing('javascript:alert(1)')],
    [
      'allows more than anybody lists',
      allowing(...Array.from({ length: 101 }, (_, at) => `https://a${at}.example`)),
    ],
    [
      'takes updates without a lock',
      '{"version":1,"updates":{"address":"http://u.example","publicKey":"x"}}',
    ],
    [
      'takes updates by a key that is none',
      '{"version":1,"updates":{"address":"https://u.example","publicKey":""}}',
    ],
  ])('when it %s, is not followed', (_, text) => {
    expect(() => parsePolicy('p', text)).toThrow(PolicyFault);
  });

  it.each([
    'https://service.example.evil.example/',
    'https://service.exampleevil.example/',
    'https://service.example@evil.example/',
    'https://evil.example/#https://service.example/',
    'https://evil.example\\@service.example/',
    'https://service.example:444/',
    'https://serv\u0456ce.example/',
    'https:service.example@evil.example',
    'HTTP://SERVICE.EXAMPLE/',
    '//service.example/',
  ])('when it allows one service, does not allow %s', (address) => {
    const { requireAllowed } = {
      requireAllowed: connectionRule(parsePolicy('p', allowing('https://service.example/v1'))),
    };
    expect(() => requireAllowed('https://SERVICE.example:443/v2')).not.toThrow();
    expect(() => requireAllowed(address)).toThrow('connection.notAllowed');
  });

  it.skipIf(process.platform === 'win32')(
    'when it is a pipe or a link to itself, does not hold the start',
    () => {
      spawnSync('mkfifo', [join(folder, 'pipe.json')]);
      symlinkSync(join(folder, 'circle.json'), join(folder, 'circle.json'));
      expect(() => read('pipe.json')).toThrow('no file');
      expect(() => read('circle.json')).toThrow('ELOOP');
    },
  );

  it.skipIf(process.platform === 'win32')(
    'when it lies in a folder in which everybody may write, is nobody’s word: anybody may have put it there',
    () => {
      const open = join(folder, 'open');
      mkdirSync(open);
      writeFileSync(join(open, 'p.json'), '{"version":1}', { mode: 0o644 });
      expect(read(join('open', 'p.json'))?.policy).toEqual({ version: 1 });
      for (const mode of [0o777, 0o1777]) {
        chmodSync(open, mode);
        expect(() => read(join('open', 'p.json'))).toThrow('EPERM (o+w)');
      }
    },
  );
});
