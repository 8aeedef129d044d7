import type { Protocol } from 'electron';
import { contentSecurityPolicy, type PolicyDirectives, policyDirectives } from './content-security-policy';
import { noncePlaceholder, pageNonce } from './page-nonce';

/** Only a server on this computer, as `npm run dev` starts it. */
const loopbackServer = /^http:\/\/127\.0\.0\.1:\d{2,5}$/;

/** Address of the server whose pages a development build shows; null in a packaged program, whatever the environment says. */
export function developmentServer(given: string | undefined, isPackaged: boolean): string | null {
  if (isPackaged || given === undefined || !loopbackServer.test(given)) return null;
  return given;
}

/** The policy of the page, opened for what hot reload needs and nothing else: its socket, and its one inline script by nonce. */
export function developmentPolicy(server: string): PolicyDirectives {
  return {
    ...policyDirectives,
    'script-src': ["'self'", "'nonce-{nonce}'"],
    'connect-src': ["'self'", socketOf(server)],
  };
}

export function socketOf(server: string): string {
  return server.replace('http:', 'ws:');
}

/** Serves the pages of the development server under the own scheme, so that origin, roles and bridge are those of the real program. */
export function servePagesOfServer(protocol: Protocol, server: string, fetchPage: typeof fetch): void {
  protocol.handle('app', async (request) => {
    const { pathname, search } = new URL(request.url);
    const load = () =>
      fetchPage(`${server}${pathname}${search}`, {
        headers: { accept: request.headers.get('accept') ?? '*/*' },
      });
    // A kept connection may be closed in the moment in which it is used again.
    const answer = await load().catch(load);
    const nonce = pageNonce();
    const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
    const headers = {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(nonce, developmentPolicy(server)),
    };
    if (!contentType.startsWith('text/html'))
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    const page = (await answer.text()).replaceAll(noncePlaceholder, nonce);
    return new Response(page, { status: answer.status, headers });
  });
}
