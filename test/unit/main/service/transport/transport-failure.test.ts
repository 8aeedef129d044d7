import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../../main/service/transport/transport-failure';

const nodeFault = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });

describe('a fault of an injected fetch', () => {
  it.each([
    nodeFault('SELF_SIGNED_CERT_IN_CHAIN'),
    nodeFault('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    nodeFault('ERR_TLS_CERT_ALTNAME_INVALID'),
    nodeFault('CERT_HAS_EXPIRED'),
    new Error('net::ERR_CERT_AUTHORITY_INVALID'),
    new Error('net::ERR_PROXY_CONNECTION_FAILED'),
    new Error('net::ERR_TUNNEL_CONNECTION_FAILED'),
    new Error('net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH'),
    nodeFault('ERR_SSL_WRONG_VERSION_NUMBER'),
    new Error('net::ERR_MANDATORY_PROXY_CONFIGURATION_FAILED'),
  ])('when it is %o: is about proxy or certificate, and nothing was sent (B041)', (error) => {
    expect(failureOf(error)).toMatchObject({ kind: 'proxyOrCertificate', wasSent: false });
  });

  it.each([
    nodeFault('EPROTO'),
    nodeFault('ERR_SSL_BAD_RECORD_MAC_ALERT'),
    new Error('net::ERR_SSL_PROTOCOL_ERROR'),
  ])('when it is %o: TLS may have broken when the request was out', (error) => {
    expect(failureOf(error)).toMatchObject({ kind: 'proxyOrCertificate', wasSent: true });
  });

  it.each([
    nodeFault('ECONNREFUSED'),
    nodeFault('ENOTFOUND'),
    nodeFault('UND_ERR_CONNECT_TIMEOUT'),
    new Error('net::ERR_NAME_NOT_RESOLVED'),
    new Error('net::ERR_INTERNET_DISCONNECTED'),
    Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new AggregateError([{ code: 'ECONNREFUSED' }]), {}),
    }),
  ])('when it is %o: the service cannot have seen the request', (error) => {
    expect(failureOf(error)).toMatchObject({ kind: 'network', wasSent: false });
  });

  it.each([
    nodeFault('ECONNRESET'),
    nodeFault('UND_ERR_SOCKET'),
    new Error('net::ERR_CONNECTION_RESET'),
    new Error('net::ERR_EMPTY_RESPONSE'),
    new TypeError('terminated'),
    'a text thrown',
  ])('when it is %o: the service may have seen the request', (error) => {
    expect(failureOf(error)).toMatchObject({ kind: 'network', wasSent: true });
  });

  it('when a redirect was refused, in the words of Node or of Electron: is told apart', () => {
    const node = Object.assign(new TypeError('fetch failed'), { cause: new Error('unexpected redirect') });
    const electron = new Error("Attempted to redirect, but redirect policy was 'error'");
    expect(failureOf(node).kind).toBe('redirect');
    expect(failureOf(electron).kind).toBe('redirect');
  });

  it('never repeats the text of the fault: only a short word', () => {
    const { reason } = failureOf(new Error('connect to https://user:pass@host failed: ECONNRESET'));
    expect(reason).toBe('ECONNRESET');
  });
});
