import { describe, expect, it } from 'vitest';
import { resolvePageFile } from '../../../../main/security/app-scheme';

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
