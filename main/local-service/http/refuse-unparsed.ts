import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_STATUS, type ProblemType } from '../ground/problem';

/** What Node's parser calls a failure, and what the interface calls it; anything else is a request nobody can read. */
const PARSER_FAILURES: Readonly<Record<string, readonly [ProblemType, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers of this request are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['payload_too_large', 'The chunk extensions of this request are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive in time'],
};

function refuse(socket: Duplex, type: ProblemType, message: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ type, message });
  socket.end(
    [
      `HTTP/1.1 ${PROBLEM_STATUS[type]} ${type}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Refusals that come before any route, `{type, message}` like all others (`interface.md` 7): from the parser, and from Node itself. */
export function refuseUnparsed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else
      refuse(
        socket,
        ...(PARSER_FAILURES[error.code ?? ''] ?? (['validation', 'This is no HTTP request'] as const)),
      );
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    refuse(socket, 'method_not_allowed', 'This service is no proxy'),
  );
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const type: ProblemType = 'expectation_failed';
    response.writeHead(PROBLEM_STATUS[type], { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ type, message: 'This expectation cannot be met' }));
  });
}

/** The answer to a request that is HTTP and still cannot be turned into one: a bad host, path or method. */
export function unreadableRequest(): Response {
  return Response.json({ type: 'validation', message: 'This request cannot be read' }, { status: 400 });
}
