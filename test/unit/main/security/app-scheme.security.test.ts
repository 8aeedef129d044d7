import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Protocol } from 'electron';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerPage,
  appScheme,
  type PageAnswer,
  pathInside,
  resolvePageFile,
  serveAppScheme,
} from '../../../../main/security/app-scheme';

const root = '/opt/kontor/renderer';

describe('files of the own scheme (SEC-3)', () => {
  it('when a file of the root is asked for by GET, it is served with its type', () => {
    expect(resolvePageFile(root, 'GET', 'app://kontor/assets/index-1.js')).toEqual({
      status: 200,
      path: '/opt/kontor/renderer/assets/index-1.js',
      contentType: 'text/javascript; charset=utf-8',
    });
  });

  it.each([
    ['encoded dots', 'app://kontor/%2e%2e/secret.js'],
    ['dots with an encoded slash', 'app://kontor/..%2fsecret.js'],
    ['double encoding', 'app://kontor/%252e%252e/secret.js'],
    ['a backslash', 'app://kontor/..\\secret.js'],
    ['an encoded backslash', 'app://kontor/..%5csecret.js'],
    ['an encoded slash inside of the root', 'app://kontor/a%2fb.js'],
    ['an encoded dot inside of a name', 'app://kontor/index%2ejs'],
    ['an encoded NUL', 'app://kontor/index.html%00.js'],
    ['an empty path', 'app://kontor/'],
    ['a double slash', 'app://kontor//etc/x.js'],
    ['another host', 'app://other/index.html'],
    ['a user', 'app://me@kontor/index.html'],
    ['another scheme', 'file:///etc/index.html'],
    ['an unknown type', 'app://kontor/main.ts'],
    ['a broken encoding', 'app://kontor/%E0%A4%A.html'],
    ['no address at all', 'nonsense'],
  ])('when the address has %s, it is not found', (_what, url) => {
    expect(resolvePageFile(root, 'GET', url)).toEqual({ status: 404 });
  });

  it('when plain dots lead out of the root, the parser stops at the root and nothing outside is reached', () => {
    const file = resolvePageFile(root, 'GET', 'app://kontor/../../index.html');
    expect(file).toMatchObject({ path: '/opt/kontor/renderer/index.html' });
  });

  it('when a sibling folder begins with the name of the root, it is not reached', () => {
    const file = resolvePageFile(root, 'GET', 'app://kontor/../renderer-other/x.js');
    expect(file).toMatchObject({ path: '/opt/kontor/renderer/renderer-other/x.js' });
  });

  it.each(['POST', 'PUT', 'HEAD', 'DELETE', 'OPTIONS'])(
    'when the method is %s, it is not allowed',
    (method) => {
      expect(resolvePageFile(root, method, 'app://kontor/index.html')).toEqual({ status: 405 });
    },
  );
});

describe('the second check of a path (SEC-3)', () => {
  it.each([
    ['dots', '../secret.js', null],
    ['dots further in', 'assets/../../secret.js', null],
    ['a sibling folder that begins with the name of the root', '../renderer-other/x.js', null],
    ['the root itself', '../renderer', null],
    ['dots that stay inside', 'assets/../index.html', '/opt/kontor/renderer/index.html'],
    ['a plain file', 'index.html', '/opt/kontor/renderer/index.html'],
  ])('when %s come past the first, the answer is right by itself', (_what, relative, path) => {
    expect(pathInside(root, relative)).toBe(path);
    expect(pathInside(`${root}/`, relative)).toBe(path);
  });
});

describe('the answers of the own scheme (SEC-3, SEC-4)', () => {
  let folder: string;
  let ask: (url: string, method?: string) => PageAnswer;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-pages-'));
    writeFileSync(join(folder, 'index.html'), '<meta nonce="__STYLE_NONCE__">__STYLE_NONCE__');
    writeFileSync(join(folder, 'x.js'), '__STYLE_NONCE__');
    ask = (url, method = 'GET') => answerPage(folder, method, url);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['app://kontor/index.html', 'GET', 200],
    ['app://kontor/x.js', 'GET', 200],
    ['app://kontor/missing.js', 'GET', 404],
    ['app://kontor/', 'GET', 404],
    ['app://kontor/index.html', 'POST', 405],
  ])('when %s is asked for by %s, the answer is %s and carries the policy', (url, method, status) => {
    const { statusCode, headers } = ask(url, method);
    expect(statusCode).toBe(status);
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('when a page is served twice, each time it has the nonce of its own policy; a script has none', () => {
    const nonces = new Set<string>();
    for (let nth = 0; nth < 2; nth += 1) {
      const { headers, data } = ask('app://kontor/index.html');
      const nonce = /'nonce-([^']+)'/.exec(headers['Content-Security-Policy'] ?? '')?.[1] ?? '';
      expect(data.toString()).toBe(`<meta nonce="${nonce}">${nonce}`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
    expect(ask('app://kontor/x.js').data.toString()).toBe('__STYLE_NONCE__');
  });

  it('when a page asks, it is answered under the own scheme by nothing else', () => {
    const asked: unknown[] = [];
    const protocol: Pick<Protocol, 'registerBufferProtocol'> = {
      registerBufferProtocol: (scheme, handler) => {
        expect(scheme).toBe('app');
        const request = { url: 'app://kontor/x.js', method: 'GET', headers: {}, referrer: '' };
        handler(request, (answer) => asked.push(answer));
        handler({ ...request, method: 'POST' }, (answer) => asked.push(answer));
        return true;
      },
    };
    serveAppScheme(protocol as Protocol, folder);
    expect(asked).toMatchObject([
      { statusCode: 200, data: Buffer.from('__STYLE_NONCE__') },
      { statusCode: 405, data: Buffer.alloc(0) },
    ]);
  });

  it('the scheme may not be fetched from and shares nothing with others', () => {
    expect(appScheme).toEqual({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: false, corsEnabled: false, stream: false },
    });
  });
});
