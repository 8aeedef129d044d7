import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallSession, firstNetwork, NetworkAccess } from '../../../../main/security/network-access';
import { factsOf, isFromAuthority, readAuthorities } from '../../../../main/security/own-authority';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const host = 'bank-api.example';
const now = () => new Date();

let folder: string;
const at = (name: string) => join(folder, name);
const pem = (name: string) => readFileSync(at(`${name}.pem`), 'utf8');

function openssl(...args: string[]): void {
  const outcome = spawnSync('openssl', args, { encoding: 'utf8' });
  if (outcome.status !== 0) throw new Error(outcome.stderr);
}

interface Wanted {
  by?: string;
  isAuthority?: boolean;
  names?: string;
  use?: string;
  hash?: string;
  bits?: number;
  days?: number;
  subject?: string;
}

/** A certificate with its key, made anew for each run so that no key lies in the repository. */
function make(
  name: string,
  { by, isAuthority, names, use, hash = 'sha256', bits = 2_048, days = 2, subject = name }: Wanted,
) {
  const extensions = [
    // Without names of keys, the signature alone tells who signed.
    'subjectKeyIdentifier=none',
    'authorityKeyIdentifier=none',
    `basicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}`,
    ...(names ? [`subjectAltName=${names}`] : []),
    ...(use ? [`extendedKeyUsage=${use}`] : []),
  ];
  writeFileSync(at(`${name}.ext`), extensions.join('\n'));
  openssl(
    'req',
    '-newkey',
    `rsa:${bits}`,
    '-nodes',
    '-keyout',
    at(`${name}.key`),
    '-out',
    at(`${name}.csr`),
    '-subj',
    `/CN=${subject}`,
  );
  const signer = by
    ? ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}.key`), '-CAcreateserial']
    : ['-signkey', at(`${name}.key`)];
  openssl(
    'x509',
    '-req',
    '-in',
    at(`${name}.csr`),
    ...signer,
    '-days',
    String(days),
    `-${hash}`,
    '-extfile',
    at(`${name}.ext`),
    '-out',
    at(`${name}.pem`),
  );
}

const sent = (...names: string[]) =>
  names.reduceRight<{ data: string; issuerCert?: never } | undefined>(
    (issuerCert, name) => ({ data: pem(name), ...(issuerCert ? { issuerCert } : {}) }) as never,
    undefined,
  ) as never;

const isTrusted = (chain: string[], authority: string, asHost = host, time = now()) =>
  isFromAuthority(sent(...chain), asHost, readAuthorities(pem(authority)) ?? [], time);

describe.skipIf(!hasOpenssl)('a certificate authority that the user added (SEC-18)', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-authority-'));
    make('company', { isAuthority: true });
    make('other', { isAuthority: true });
    make('middle', { by: 'company', isAuthority: true });
    make('server', { by: 'middle', names: `DNS:${host}`, use: 'serverAuth' });
    make('direct', { by: 'company', names: `DNS:${host},IP:10.0.0.7` });
    make('twin', { isAuthority: true, subject: 'company' });
    make('forged', { by: 'twin', names: `DNS:${host}` });
    make('client', { by: 'company', names: `DNS:${host}`, use: 'clientAuth' });
    make('nameless', { by: 'company' });
    make('old-hash', { by: 'company', names: `DNS:${host}`, hash: 'sha1' });
    make('small', { by: 'company', names: `DNS:${host}`, bits: 1_024 });
    make('no-authority', { by: 'company', names: `DNS:${host}` });
    make('below', { by: 'no-authority', names: `DNS:${host}` });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('when a server shows a chain that it signed, the server is trusted for its own names', () => {
    expect(isTrusted(['server', 'middle'], 'company')).toBe(true);
    expect(isTrusted(['server', 'middle', 'company'], 'company')).toBe(true);
    expect(isTrusted(['direct'], 'company')).toBe(true);
    expect(isTrusted(['direct'], 'company', '10.0.0.7')).toBe(true);
  });

  it.each([
    ['of another authority', ['server', 'middle'], 'other'],
    ['of another authority that has the same name', ['forged'], 'company'],
    ['without the one in between', ['server'], 'company'],
    ['for another use', ['client'], 'company'],
    ['without a name', ['nameless'], 'company'],
    ['with a hash that can be forged', ['old-hash'], 'company'],
    ['with a small key', ['small'], 'company'],
    ['signed by one that is no authority', ['below', 'no-authority'], 'company'],
    ['that it signed itself', ['other'], 'company'],
  ])('when the certificate is one %s, it is not trusted', (_, chain, authority) => {
    expect(isTrusted(chain, authority)).toBe(false);
  });

  it('when the host or the time is another, it is not trusted', () => {
    expect(isTrusted(['server', 'middle'], 'company', 'elsewhere.test')).toBe(false);
    expect(isTrusted(['direct'], 'company', '10.0.0.8')).toBe(false);
    const day = 86_400_000;
    expect(isTrusted(['direct'], 'company', host, new Date(Date.now() + 5 * day))).toBe(false);
    expect(isTrusted(['direct'], 'company', host, new Date(Date.now() - 5 * day))).toBe(false);
  });

  it('when Chromium found anything but the authority wrong, its own answer stands', () => {
    let verify: Parameters<CallSession['setCertificateVerifyProc']>[0] = null;
    const file = { value: { ...firstNetwork, authorities: pem('company') }, save: () => undefined };
    const network = new NetworkAccess({ file, now, onFault: () => undefined });
    const calls = network.open(() => ({
      fetch: async () => new Response('here'),
      setProxy: async () => undefined,
      closeAllConnections: async () => undefined,
      setCertificateVerifyProc: (proc) => {
        verify = proc;
      },
    }));
    void calls.fetch('https://service.example/');
    const answerTo = (errorCode: number, chain: string[]) => {
      let result = Number.NaN;
      verify?.({ hostname: host, certificate: sent(...chain), errorCode }, (given) => {
        result = given;
      });
      return result;
    };
    // 0 trusts, -3 leaves it to Chromium.
    expect(answerTo(-202, ['server', 'middle'])).toBe(0);
    expect(answerTo(-202, ['other'])).toBe(-3);
    for (const other of [0, -200, -201, -206, -208]) expect(answerTo(other, ['server', 'middle'])).toBe(-3);
    expect(network.state().authorities.map(({ subject }) => subject)).toEqual(['company']);
  });

  it('when it comes or goes, calls go on in a session that remembers nothing of before', async () => {
    const made: [number, boolean][] = [];
    const file = {
      value: firstNetwork,
      save(value: typeof firstNetwork) {
        this.value = value;
      },
    };
    const network = new NetworkAccess({ file, now, onFault: () => undefined });
    const calls = network.open((generation) => {
      made.push([generation, false]);
      return {
        fetch: async () => new Response('here'),
        setProxy: async () => undefined,
        closeAllConnections: async () => undefined,
        setCertificateVerifyProc: (proc) => {
          made[made.length - 1] = [generation, proc !== null];
        },
      };
    });
    await calls.fetch('https://service.example/');
    await calls.fetch('https://service.example/');
    network.saveAuthorities(pem('company'));
    await calls.fetch('https://service.example/');
    network.saveAuthorities(null);
    await calls.fetch('https://service.example/');
    expect(made).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });

  it('when a file holds no authority, it is refused', () => {
    expect(readAuthorities('')).toBeNull();
    expect(readAuthorities('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----')).toBeNull();
    expect(readAuthorities(pem('server'))).toBeNull();
    expect(readAuthorities(pem('company') + pem('server'))).toBeNull();
    expect(readAuthorities(pem('company') + pem('other'))?.map((one) => factsOf(one).subject)).toEqual([
      'company',
      'other',
    ]);
  });
});
