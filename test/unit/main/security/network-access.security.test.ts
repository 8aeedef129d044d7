import { describe, expect, it } from 'vitest';
import {
  type CallSession,
  firstNetwork,
  NetworkAccess,
  type StoredNetwork,
  storedNetwork,
} from '../../../../main/security/network-access';
import { selfSignedCertificate } from '../../../integration/main/service/self-signed-certificate';

function access(stored: StoredNetwork = firstNetwork) {
  const told: unknown[] = [];
  let verify: Parameters<CallSession['setCertificateVerifyProc']>[0] = null;
  const made: number[] = [];
  const session: CallSession = {
    fetch: async () => new Response('here'),
    setProxy: async (config) => void told.push(config),
    closeAllConnections: async () => void told.push('closed'),
    setCertificateVerifyProc: (proc) => {
      verify = proc;
    },
  };
  const file = {
    value: stored,
    save(value: StoredNetwork) {
      this.value = storedNetwork.parse(value);
    },
  };
  const network = new NetworkAccess({ file, now: () => new Date(), onFault: (error) => told.push(error) });
  const calls = network.open((generation) => {
    made.push(generation);
    return session;
  });
  void calls.fetch('https://service.example/');
  return { network, told, file, made, calls, verify: () => verify };
}

describe('the way that calls to services go', () => {
  it('when nothing was said, is that of the system, and its certificates alone count', () => {
    const { told, verify } = access();
    expect(told).toEqual([]);
    expect(verify()).toBeNull();
  });

  it('when a proxy is named, every session takes it at once, and what stands is closed', async () => {
    const { network, told, file } = access();
    network.save({ proxy: 'fixed', proxyAddress: 'http://proxy.example:3128' });
    expect(told).toEqual([{ mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' }, 'closed']);
    expect(file.value).toMatchObject({ proxy: 'fixed' });
    network.save({ proxy: 'system', proxyAddress: null });
    expect(told.slice(2)).toEqual([{ mode: 'system' }, 'closed']);
    network.save({ proxy: 'fixed', proxyAddress: 'http://proxy.example:3128' });
    expect(access(file.value).told).toEqual([
      { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' },
    ]);
  });

  it.each([
    'proxy.example:3128',
    'http://user:word@proxy:1',
    'http://a:1;direct://',
    'http://a',
    'ftp://a:21',
  ])('when the proxy is “%s”, it is refused', (proxyAddress) => {
    const { network } = access();
    expect(() => network.save({ proxy: 'fixed', proxyAddress })).toThrow();
  });

  it('when a file holds no authority, nothing changes and it is said', () => {
    const { network, file } = access();
    const { cert } = selfSignedCertificate();
    expect(() => network.saveAuthorities(cert)).toThrow('network.noAuthority');
    expect(() => network.saveAuthorities('no certificate')).toThrow('network.noAuthority');
    expect(file.value.authorities).toBeNull();
  });
});
