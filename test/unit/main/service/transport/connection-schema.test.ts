import { describe, expect, it } from 'vitest';
import { serviceConnectionSchema } from '../../../../../main/service/transport/connection-schema';
import { testConnection } from '../scripted-service';

function problemOf(baseAddress: string, environment = 'test'): string | undefined {
  const parsed = serviceConnectionSchema.safeParse({ ...testConnection, baseAddress, environment });
  return parsed.error?.issues[0]?.message;
}

describe('the base address of a connection (SEC-19)', () => {
  it.each(['https://service.example', 'https://service.example:8443/api/v2/'])(
    'when it is %s: is accepted in every environment',
    (address) => {
      for (const environment of ['local', 'test', 'production']) {
        expect(problemOf(address, environment)).toBeUndefined();
      }
    },
  );

  it.each(['http://127.0.0.1:4711/api', 'http://localhost:80', 'http://[::1]:4711', 'http://127.9.9.9'])(
    'when it is %s: is accepted for environment local alone',
    (address) => {
      expect(problemOf(address, 'local')).toBeUndefined();
      expect(problemOf(address, 'test')).toBe('loopbackNotLocal');
      expect(problemOf(address, 'production')).toBe('loopbackNotLocal');
    },
  );

  it.each([
    ['http://service.example', 'notHttps'],
    ['http://127.0.0.1.evil.example', 'notHttps'],
    ['http://localhost.evil.example', 'notHttps'],
    ['ftp://127.0.0.1', 'notHttps'],
    ['https://user:pass@service.example', 'credentialsInAddress'],
    ['https://service.example/api?key=1', 'queryInAddress'],
    ['https://service.example/#x', 'queryInAddress'],
    ['service.example', 'notAnAddress'],
  ])('when it is %s: is refused as %s even for local', (address, problem) => {
    expect(problemOf(address, 'local')).toBe(problem);
  });

  it('when tenant or header name could break a header: the connection is refused', () => {
    const refused = [{ tenantId: 'a\r\nb' }, { correlationHeader: 'X Y' }, { correlationParameter: 'a&b' }];
    for (const change of refused) {
      expect(serviceConnectionSchema.safeParse({ ...testConnection, ...change }).success).toBe(false);
    }
  });
});

describe('the host of a connection’s pages (SEC-7)', () => {
  const isTaken = (pageHost: string) =>
    serviceConnectionSchema.safeParse({ ...testConnection, pageHost }).success;

  it.each(['connect.service.example', 'a-b.example', 'xn--bcher-kva.example'])('%s is one', (host) => {
    expect(isTaken(host)).toBe(true);
  });

  it.each([
    '',
    'example',
    '*.example',
    'Connect.Example',
    'connect.example.',
    'connect.example:443',
    'https://connect.example',
    'connect.example/path',
    'a@connect.example',
    '127.0.0.1',
    '[::1]',
    'bücher.example',
    `${'a'.repeat(260)}.example`,
  ])('%s is none', (host) => {
    expect(isTaken(host)).toBe(false);
  });
});
