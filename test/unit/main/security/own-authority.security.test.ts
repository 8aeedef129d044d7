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
  /** Lines of extensions beside the usual ones. */
  more?: string[];
  /** Behind `CA:TRUE` or `CA:FALSE`. */
  path?: string;
}

/** A certificate with its key, made anew for each run so that no key lies in the repository. */
function make(
  name: string,
  {
    by,
    isAuthority,
    names,
    use,
    hash = 'sha256',
    bits = 2_048,
    days = 2,
    subject = name,
    more = [],
    path = '',
  }: Wanted,
) {
  const extensions = [
    // Without names of keys, the signature alone tells who signed.
    'subjectKeyIdentifier=none',
    'authorityKeyIdentifier=none',
    `basicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}${path}`,
    ...(names ? [`subjectAltName=${names}`] : []),
    ...more,
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

/** Authorities that must not do what they do, each below the company's, with a server below it. */
const limited: Record<string, Wanted> = {
  'others-names': { more: ['nameConstraints=critical,permitted;DNS:elsewhere.test'] },
  'soft-names': { more: ['nameConstraints=excluded;DNS:bank-api.example'] },
  'for-clients': { use: 'clientAuth' },
  'no-signing': { more: ['keyUsage=critical,digitalSignature'] },
  'unknown-must': { more: ['1.2.3.4=critical,ASN1:UTF8String:what'] },
  'sha-1': { hash: 'sha1' },
};

function makeLimited() {
  for (const [name, wanted] of Object.entries(limited)) {
    make(name, { by: 'company', isAuthority: true, ...wanted });
    make(`${name}-server`, { by: name, names: `DNS:${host}` });
  }
  make('last', { by: 'company', isAuthority: true, path: ',pathlen:0' });
  make('last-server', { by: 'last', names: `DNS:${host}` });
  make('beyond', { by: 'last', isAuthority: true });
  make('beyond-server', { by: 'beyond', names: `DNS:${host}` });
  make('root-last', { isAuthority: true, path: ',pathlen:0' });
  make('under', { by: 'root-last', isAuthority: true });
  make('under-server', { by: 'under', names: `DNS:${host}` });
  make('half-star', { by: 'company', names: 'DNS:bank*.bank.example,DNS:10.0.0.9' });
  make('star', { by: 'company', names: 'DNS:*.bank.example' });
  make('must', { by: 'company', names: `DNS:${host}`, more: ['1.2.3.4=critical,ASN1:UTF8String:what'] });
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
    makeLimited();
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

  it.each(Object.keys(limited))(
    'when an authority in between is limited by %s, it is not trusted',
    (name) => {
      expect(isTrusted([`${name}-server`, name], 'company')).toBe(false);
    },
  );

  it('when more authorities follow one than it allows, none of them is trusted', () => {
    expect(isTrusted(['last-server', 'last'], 'company')).toBe(true);
    expect(isTrusted(['beyond-server', 'beyond', 'last'], 'company')).toBe(false);
    expect(isTrusted(['under-server', 'under'], 'root-last')).toBe(false);
  });

  it('when a star stands for part of a label, or an address for a name, it is not trusted', () => {
    expect(isTrusted(['star'], 'company', 'api.bank.example')).toBe(true);
    expect(isTrusted(['star'], 'company', 'a.api.bank.example')).toBe(false);
    expect(isTrusted(['half-star'], 'company', 'bank-api.bank.example')).toBe(false);
    expect(isTrusted(['half-star'], 'company', '10.0.0.9')).toBe(false);
  });

  it('when a certificate asks for what nobody here knows, it is not trusted', () => {
    expect(isTrusted(['must'], 'company')).toBe(false);
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
