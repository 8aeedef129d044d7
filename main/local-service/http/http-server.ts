import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refuseUnparsed, unreadableRequest } from './refuse-unparsed';

/** Longer than any client keeps an idle connection, so that none is cut while its next request is on the way. */
const keepAliveMs = 120_000;

/** How long open requests may still take when the service stops, in milliseconds. */
const closeGraceMs = 2000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** The HTTP side of Node with no answer of its own: every refusal is JSON. */
export function createHttpServer(fetch: Fetch, onFault: (error: unknown) => void): Server {
  const errorHandler = (error: unknown): Response => {
    if (!(error instanceof RequestError) && !(error instanceof TypeError)) onFault(error);
    return unreadableRequest();
  };
  // Without a host the request reaches the app, which refuses it in its own words.
  const server = createServer({ requireHostHeader: false }, getRequestListener(fetch, { errorHandler }));
  refuseUnparsed(server);
  return server;
}

/**
 * Listens on the loopback address alone.
 * @param port 0: any free one
 * @returns the port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.keepAliveTimeout = keepAliveMs;
    server.headersTimeout = keepAliveMs + 1000;
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends once open requests are answered, or cut off after a grace. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    const limit = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    limit.unref();
  });
}
