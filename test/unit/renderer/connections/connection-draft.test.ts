import { describe, expect, it } from 'vitest';
import { addressProblem, cleanedConnection } from '../../../../renderer/connections/connection-draft';
import { secondsUntil } from '../../../../renderer/connections/seconds-until';

describe('the address of a connection', () => {
  it.each([
    ['production', 'https://service.example/api', null],
    ['production', 'http://service.example/api', 'notHttps'],
    ['test', 'http://127.0.0.1:8080', 'notHttps'],
    ['local', 'http://127.0.0.1:8080', null],
    ['local', 'http://192.168.1.5', 'notLoopback'],
    ['test', 'file:///etc', 'notHttps'],
    ['test', 'service', 'noAddress'],
  ] as const)('in %s, %s is judged %s (SEC-19)', (environment, baseAddress, problem) => {
    expect(addressProblem({ environment, baseAddress })).toBe(problem);
  });

  it.each([
    [' Connect.Service.example ', 'connect.service.example'],
    ['https://connect.service.example/start?x=1', 'connect.service.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['  ', undefined],
  ])('of the host of its pages %s, %s is sent', (typed, sent) => {
    const draft = {
      name: 'n',
      environment: 'test',
      baseAddress: 'https://a.example',
      clientId: 'c',
      timestampUnit: 's',
    } as const;
    expect(cleanedConnection({ ...draft, pageHost: typed }).pageHost).toBe(sent);
  });

  it('is sent without blanks, and empty optional fields are left out', () => {
    const cleaned = cleanedConnection({
      name: ' Nord ',
      environment: 'test',
      baseAddress: ' https://a.example ',
      clientId: ' x ',
      tenantId: '  ',
      timestampUnit: 's',
    });
    expect(cleaned).toEqual({
      name: 'Nord',
      environment: 'test',
      baseAddress: 'https://a.example',
      clientId: 'x',
      timestampUnit: 's',
    });
  });
});

describe('waiting for the service', () => {
  it('is told in whole seconds, rounded up, and ends at zero (B027)', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(secondsUntil('2026-01-01T00:00:02.100Z', now)).toBe(3);
    expect(secondsUntil('2025-12-31T23:59:59Z', now)).toBe(0);
  });
});
