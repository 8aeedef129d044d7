import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What may happen to a request on its way. `…After`: the service has done the work, and nobody hears of it. */
export const proxyFaults = [
  'dropBefore',
  'dropAfter',
  'tooMany',
  'errorBefore',
  'errorAfter',
  'halfAnswer',
  'late',
  'unauthorised',
] as const;
/** What stands between may do besides: a page of its own with 200, a 503, or nothing at all. */
export type ProxyFault = (typeof proxyFaults)[number] | 'page' | 'unavailable' | 'silent';

export interface ProxiedRequest {
  method: string;
  /** Below the prefix of the service, without the query. */
  path: string;
  /** Not the first one on its connection. */
  isOnKeptConnection: boolean;
  fault: ProxyFault | null;
  /** It reached the service. */
  wasForwarded: boolean;
}

const lateMs = 250;

/** Stands between the program and a service, both over real connections, and does to each request what it is told. */
export class MisbehavingProxy {
  readonly seen: ProxiedRequest[] = [];
  /** Asked for each request that arrives. */
  chooseFault: (request: Omit<ProxiedRequest, 'fault'>) => ProxyFault | null = () => null;
  /** Told of each request before anything happens to it. */
  onRequest: (request: ProxiedRequest) => void = () => undefined;
  /** What a 429 asks for. */
  retryAfterSeconds = 1;
  readonly #server: Server;
  readonly #served = new WeakMap<Socket, number>();
  readonly #target: URL;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, response) => {
      this.#serve(incoming, response).catch(() => incoming.socket.destroy());
    });
  }

  /** @param target base address of the service */
  static async start(target: string): Promise<MisbehavingProxy> {
    const proxy = new MisbehavingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Base address under which the service is reached through this. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.#target.pathname}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = incoming;
    const served = this.#served.get(socket) ?? 0;
    this.#served.set(socket, served + 1);
    const facts = {
      method: incoming.method ?? 'GET',
      path: (incoming.url ?? '').slice(this.#target.pathname.length).split('?')[0] ?? '',
      isOnKeptConnection: served > 0,
      wasForwarded: false,
    };
    const seen: ProxiedRequest = { ...facts, fault: this.chooseFault(facts) };
    this.seen.push(seen);
    this.onRequest(seen);
    const body = await bytesOf(incoming);
    const { fault } = seen;
    if (fault === 'dropBefore') socket.destroy();
    else if (fault === 'tooMany')
      refuse(response, 429, 'rate_limited', { 'Retry-After': String(this.retryAfterSeconds) });
    else if (fault === 'unauthorised') refuse(response, 401, 'unauthorised');
    else if (fault === 'errorBefore') refuse(response, 500, 'internal');
    else if (fault === 'unavailable') refuse(response, 503, 'unavailable');
    else if (fault === 'page')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Log in</title>');
    else if (fault === 'silent') return;
    else {
      if (fault === 'late') await sleep(lateMs);
      seen.wasForwarded = true;
      const answer = await this.#forward(incoming, body);
      await finish(fault, answer, response, socket);
    }
  }

  #forward(incoming: IncomingMessage, body: Buffer): Promise<{ head: IncomingMessage; bytes: Buffer }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#target;
      const { method, url: path, headers } = incoming;
      const call = request({ hostname, port, method, path, headers: { ...headers, connection: 'close' } });
      call.on('error', reject);
      call.on('response', (head) => {
        bytesOf(head).then((bytes) => resolve({ head, bytes }), reject);
      });
      call.end(body);
    });
  }
}

async function finish(
  fault: ProxyFault | null,
  { head, bytes }: { head: IncomingMessage; bytes: Buffer },
  response: ServerResponse,
  socket: Socket,
): Promise<void> {
  if (fault === 'dropAfter') {
    socket.destroy();
    return;
  }
  if (fault === 'errorAfter') {
    refuse(response, 500, 'internal');
    return;
  }
  const { connection: _own, 'transfer-encoding': _chunked, ...headers } = head.headers;
  response.writeHead(head.statusCode ?? 502, { ...headers, 'content-length': bytes.length });
  if (fault !== 'halfAnswer') {
    response.end(bytes);
    return;
  }
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  await new Promise((resolve) => response.write(half.length > 0 ? half : ' ', resolve));
  socket.destroy();
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ type, message: 'Made to fail by the proxy of a test' }));
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
