import { readFileSync } from 'node:fs';
import { extname, normalize, sep } from 'node:path';
import type { CustomScheme, Protocol } from 'electron';
import { contentSecurityPolicy } from './content-security-policy';
import { noncePlaceholder, pageNonce } from './page-nonce';

export const appOrigin = 'app://kontor';

/** Privileges of the own scheme; registered once, before ready (SEC-3). */
export const appScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: false, corsEnabled: false, stream: false },
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export type PageFile = { status: 200; path: string; contentType: string } | { status: 404 | 405 };

/** Decides which file of `root` a request gets; everything that is not plainly inside it gets none (SEC-3). */
export function resolvePageFile(root: string, method: string, rawUrl: string): PageFile {
  if (method !== 'GET') return { status: 405 };
  const notFound: PageFile = { status: 404 };
  let url: URL;
  let pathname: string;
  try {
    url = new URL(rawUrl);
    pathname = decodeURIComponent(url.pathname);
  } catch {
    return notFound;
  }
  if (url.protocol !== 'app:' || url.host !== 'kontor' || url.username || url.password) return notFound;
  // The parser has already resolved plain dots; what is left of them came in encoded, and is refused as it stands.
  if (/[\0\\%]|\/\/|(^|\/)\.\.?(\/|$)/.test(pathname) || /%2e|%2f|%5c/i.test(rawUrl)) return notFound;
  const contentType = contentTypes[extname(pathname)];
  if (!contentType) return notFound;
  const path = pathInside(root, pathname.slice(1));
  return path === null ? notFound : { status: 200, path, contentType };
}

/** The second check, whatever the first let through: the path below `root`, null where it leads out of it. */
export function pathInside(root: string, relative: string): string | null {
  const rootWithSeparator = root.endsWith(sep) ? root : root + sep;
  const path = normalize(rootWithSeparator + relative);
  return path.startsWith(rootWithSeparator) ? path : null;
}

/** What a request of the own scheme is answered. */
export interface PageAnswer {
  statusCode: 200 | 404 | 405;
  headers: Record<string, string>;
  data: Buffer;
}

/** The file of a request with the policy header; a page gets a fresh style nonce per load (SEC-4). */
export function answerPage(root: string, method: string, url: string): PageAnswer {
  const nonce = pageNonce();
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  const nothing = (statusCode: 404 | 405) => ({ statusCode, headers, data: Buffer.alloc(0) });
  const file = resolvePageFile(root, method, url);
  if (file.status !== 200) return nothing(file.status);
  let data: Buffer;
  try {
    data = readFileSync(file.path);
  } catch {
    return nothing(404);
  }
  if (file.contentType.startsWith('text/html'))
    data = Buffer.from(data.toString().replaceAll(noncePlaceholder, nonce));
  return { statusCode: 200, headers: { ...headers, 'Content-Type': file.contentType }, data };
}

/**
 * Serves the pages of `root`. As buffers: `protocol.handle` makes main load Node's `fetch` and hand on each file as a stream, which is
 * 100 ms of the processor at a start (docs/measured.md).
 */
export function serveAppScheme(
  protocol: Protocol,
  root: string,
  onAsked: () => void = () => undefined,
): void {
  protocol.registerBufferProtocol('app', ({ method, url }, answer) => {
    onAsked();
    answer(answerPage(root, method, url));
  });
}
