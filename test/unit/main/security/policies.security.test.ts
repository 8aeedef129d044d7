import { describe, expect, it } from 'vitest';
import { refusedArguments } from '../../../../main/security/command-line';
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
