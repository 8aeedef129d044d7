import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowedLink, hostOfLink } from '../../../../main/security/external-link-policy';
import { projectRoot } from '../../../../scripts/project-root';
import { sourceFiles } from '../../../../scripts/source-files';

const base = 'https://service.example/api/v1';
const here = 'http://127.0.0.1:8123/api/v1';

describe('what the system’s browser may open (SEC-7)', () => {
  it.each([
    ['a page at the origin of the connection', 'https://service.example/connect/a/b', base],
    ['its port written out', 'https://service.example:443/connect', base],
    ['mixed case, written anew', 'HTTPS://Service.EXAMPLE/Connect', base],
    ['a page of the service on this computer', 'http://127.0.0.1:8123/connect/a/b', here],
    ['the same by its name', 'http://localhost:8123/connect', here],
    ['the same over IPv6', 'http://[::1]:8123/connect', here],
  ])('%s is opened, written from its parts', (_what, link, from) => {
    expect(allowedLink(link, { baseAddress: from })).toBe(new URL(link).href);
  });

  it.each([
    ['a file', 'file:///etc/passwd', base],
    ['a share', 'smb://service.example/share', base],
    ['a UNC path', '\\\\service.example\\share', base],
    ['a script', 'javascript:alert(1)', base],
    ['a scheme of another program', 'ms-msdt:/id', base],
    ['a name of the own host in front of another', 'https://service.example@evil.example/', base],
    ['a name and a password', 'https://a:b@service.example/', base],
    ['a dot behind the host', 'https://service.example./connect', base],
    ['another host that begins like it', 'https://service.example.evil.example/', base],
    ['a host below it', 'https://login.service.example/', base],
    ['another port', 'https://service.example:8443/', base],
    ['without TLS', 'http://service.example/connect', base],
    ['this computer, for a service elsewhere', 'http://127.0.0.1:8123/connect', base],
    ['another port of this computer', 'http://127.0.0.1:9999/connect', here],
    ['another address of this computer', 'http://127.0.0.2:8123/connect', here],
    ['elsewhere, for the service on this computer', 'https://service.example/', here],
    ['data', 'data:text/html,x', base],
    ['a path alone', '/connect', base],
    ['no text', 7, base],
    ['nothing', undefined, base],
    ['longer than any link', `https://service.example/${'a'.repeat(9_000)}`, base],
    ['any link, of a connection without an address', 'https://service.example/', ''],
  ])('%s is refused', (_what, link, from) => {
    expect(allowedLink(link, { baseAddress: from })).toBeNull();
  });

  it.each([
    ['a page of it', 'https://connect.example/session/a', true],
    ['mixed case', 'HTTPS://Connect.Example/session', true],
    ['the origin of the connection all the same', 'https://service.example/connect', true],
    ['another port of it', 'https://connect.example:8443/', false],
    ['without TLS', 'http://connect.example/session', false],
    ['a host below it', 'https://a.connect.example/', false],
    ['a host that ends like it', 'https://notconnect.example/', false],
    ['a dot behind it', 'https://connect.example./', false],
    ['its name in front of another', 'https://connect.example@evil.example/', false],
    ['a name and a password', 'https://a:b@connect.example/', false],
    ['a script', 'javascript://connect.example/%0aalert(1)', false],
    ['any other host', 'https://evil.example/connect.example', false],
  ])('when another host is named for the pages, %s is opened: %s → %s', (_what, link, isOpened) => {
    const owner = { baseAddress: base, pageHost: 'connect.example' };
    expect(allowedLink(link, owner)).toBe(isOpened ? new URL(link).href : null);
    // Named for one connection, refused for all others.
    if (link.toLowerCase().includes('//connect.example/'))
      expect(allowedLink(link, { baseAddress: base })).toBeNull();
  });

  it('when line ends and tabs stand inside, what is opened has none', () => {
    expect(allowedLink('https://service.example/a\n\t/b', { baseAddress: base })).toBe(
      'https://service.example/a/b',
    );
  });

  it('when a link is refused, its host is told and nothing else of it', () => {
    expect(hostOfLink('https://a:b@evil.example/path?token=x')).toBe('evil.example');
    expect(hostOfLink('no link')).toBe('–');
    expect(hostOfLink(null)).toBe('–');
  });

  it('when the source is searched, one file opens something outside of the program', () => {
    const files = sourceFiles(['main', 'preload', 'renderer'], /\.tsx?$/);
    const opening = files.filter((file) =>
      /\bopenExternal\(|\bopenPath\(|\bshowItemInFolder\(/.test(
        readFileSync(`${projectRoot}/${file}`, 'utf8'),
      ),
    );
    expect(opening).toEqual(['main/security/external-opening.ts']);
  });
});
