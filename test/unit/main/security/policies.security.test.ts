import { describe, expect, it, vi } from 'vitest';
import { refusedArguments } from '../../../../main/security/command-line';
import { externalAddress, openExternally } from '../../../../main/security/external-opening';
import { isRequestAllowed } from '../../../../main/security/request-policy';

describe('requests of a page (SEC-5)', () => {
  it.each([
    ['app://kontor/index.html', true],
    ['data:image/png;base64,AAAA', true],
    ['https://example.org/', false],
    ['http://127.0.0.1:1234/', false],
    ['ws://127.0.0.1/', false],
    ['file:///etc/passwd', false],
    ['app://kontor.evil/index.html', false],
    ['data:text/html,<b>x</b>', false],
    ['blob:app://kontor/1', false],
  ])('when a page asks for %s, the answer is %s', (url, isAllowed) => {
    expect(isRequestAllowed(url, true)).toBe(isAllowed);
  });

  it('when the program is packaged, not even the developer tools load', () => {
    expect(isRequestAllowed('devtools://devtools/bundled/x.html', true)).toBe(false);
    expect(isRequestAllowed('devtools://devtools/bundled/x.html', false)).toBe(true);
  });
});

describe('addresses for the system browser (SEC-7)', () => {
  it.each([
    'file:///etc/passwd',
    'smb://server/share',
    '\\\\server\\share',
    'javascript:alert(1)',
    'http://github.com/',
    'https://github.com@evil.example/',
    'https://user@github.com/',
    'https://github.com.evil.example/',
    'https://github.com./',
    'https://github.com:8443/',
    '/usr/bin/true',
    '',
  ])('when the address is %s, nothing is opened', async (url) => {
    const open = vi.fn(async () => undefined);
    expect(await openExternally(open, url)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('when the host is written in mixed case, the re-serialised address is opened', async () => {
    const open = vi.fn(async () => undefined);
    expect(await openExternally(open, 'HTTPS://GitHub.com/a b')).toBe(true);
    expect(open).toHaveBeenCalledWith('https://github.com/a%20b');
  });

  it('when the caller knows a host of its own, only that one is added', () => {
    const hosts = new Set(['bank.example']);
    expect(externalAddress('https://bank.example/x', hosts)).toBe('https://bank.example/x');
    expect(externalAddress('https://www.bank.example/x', hosts)).toBeNull();
  });
});

describe('switches of the command line (SEC-31)', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--inspect',
    '--no-sandbox',
    '--user-data-dir=/tmp/x',
    '--INSPECT-BRK=0',
  ])('when a packaged program is started with %s, it is refused', (argument) => {
    expect(refusedArguments([argument], true)).toHaveLength(1);
  });

  it('when a file or an ordinary argument is given, nothing is refused', () => {
    expect(refusedArguments(['umsatz.csv', '--hidden', '-v'], true)).toEqual([]);
  });

  it('when the program is a development build, tests may ask for what they need', () => {
    expect(refusedArguments(['--no-sandbox', '--inspect=0'], false)).toEqual([]);
  });
});
