import { describe, expect, it } from 'vitest';
import { refusedArguments, refusedVariables } from '../../../../main/security/command-line';
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

describe('switches of the command line (SEC-31, SEC-43)', () => {
  it.each([
    '--remote-debugging-port=9222',
    '-remote-debugging-port=9222',
    '--REMOTE-DEBUGGING-PORT=9222',
    ' --inspect',
    '-no-sandbox',
    '--log-net-log',
    '--renderer-cmd-prefix=/tmp/x',
    '\t--inspect',
    '\u00a0--inspect-brk',
    '---no-sandbox',
    '--js-flags=--expose-gc',
    '--host-rules=MAP * 127.0.0.1:1',
    '--load-extension=/tmp/x',
    '--utility-cmd-prefix=/tmp/x',
    '--gpu-launcher=/tmp/x',
    '--crash-dumps-dir=/tmp/x',
    '--disk-cache-dir=/tmp/x',
    '--hidden',
    '-v',
    '--',
    '-',
  ])('when a packaged program is started with %s, it is refused', (argument) => {
    expect(refusedArguments(['umsatz.csv', argument], true, 'linux')).toHaveLength(1);
  });

  it('when files are given, nothing is refused, whatever their names hold', () => {
    const files = ['umsatz.csv', '/home/a b/--x.csv', 'C:\\Users\\x\\-y.csv', './-z.csv'];
    expect(refusedArguments(files, true, 'linux')).toEqual([]);
  });

  it('when the system is Windows, a slash begins a switch; elsewhere it begins a path', () => {
    expect(refusedArguments(['/no-sandbox'], true, 'win32')).toEqual(['/no-sandbox']);
    expect(refusedArguments(['/no-sandbox'], true, 'linux')).toEqual([]);
  });

  it('when the Finder adds its process number, that is none of the user’s doing', () => {
    expect(refusedArguments(['-psn_0_12345'], true, 'darwin')).toEqual([]);
    expect(refusedArguments(['-psn_0_12345'], true, 'linux')).toHaveLength(1);
  });

  it('when a switch has a value, only its name is told', () => {
    expect(refusedArguments(['--proxy-pac-url=http://user:secret@host/'], true, 'linux')).toEqual([
      '--proxy-pac-url',
    ]);
  });

  it.each([
    'SSLKEYLOGFILE',
    'ELECTRON_LOG_FILE',
    'ELECTRON_ENABLE_LOGGING',
    'CHROME_LOG_FILE',
    'sslkeylogfile',
  ])('when the environment names %s, it is refused, but for a development build (SEC-31)', (name) => {
    const environment = { PATH: '/bin', [name]: '/tmp/keys' };
    expect(refusedVariables(environment, true)).toEqual([name]);
    expect(refusedVariables({ PATH: '/bin', [name]: '' }, true)).toEqual([]);
    expect(refusedVariables(environment, false)).toEqual([]);
  });

  it('when the program is a development build, tests may ask for what they need', () => {
    expect(refusedArguments(['--no-sandbox', '--inspect=0'], false, 'linux')).toEqual([]);
  });
});
