import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface TakenRequest {
  readonly method: string;
  /** Path and query below the API prefix. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly atMs: number;
}

/** What the server does with one request it has read whole. */
export type Behaviour = (response: ServerResponse, request: TakenRequest) => void;

const prefix = '/api/v1';

/** A small service that misbehaves as told: a list of behaviours per endpoint, the last one for ever. */
export class BadServer {
  readonly taken: TakenRequest[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #scripts = new Map<string, Behaviour[]>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('error', () => {});
      request.on('end', () => this.#take(request, response, Buffer.concat(chunks).toString('utf8')));
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(): Promise<BadServer> {
    const bad = new BadServer();
    await new Promise<void>((resolve) => bad.#server.listen(0, '127.0.0.1', resolve));
    bad.on('POST /auth', (response, request) => {
      const nth = bad.taken.filter(({ path }) => path === '/auth').length;
      json(200, { access_token: `token-${nth}`, expires_in: 300, scope: 'banking-upload' })(
        response,
        request,
      );
    });
    return bad;
  }

  get baseAddress(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${prefix}`;
  }

  /** `endpoint` is method and path without query. */
  on(endpoint: string, ...behaviours: Behaviour[]): this {
    this.#scripts.set(endpoint, behaviours);
    return this;
  }

  /** Requests to an endpoint, in order. */
  of(endpoint: string): TakenRequest[] {
    return this.taken.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === endpoint);
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #take(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = (request.url ?? '').slice(prefix.length);
    const taken: TakenRequest = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body,
      atMs: performance.now(),
    };
    this.taken.push(taken);
    const script = this.#scripts.get(`${taken.method} ${path.split('?')[0]}`);
    const behaviour = script && script.length > 1 ? script.shift() : script?.[0];
    (behaviour ?? json(404, { type: 'notFound', message: 'no such thing' }))(response, taken);
  }
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
}

export function raw(status: number, text: string | Buffer, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers);
    response.end(text);
  };
}

/** The request was read; the connection ends without a byte of an answer. */
export const cut: Behaviour = (response) => response.destroy();

/** Announces more than it sends, then cuts. */
export const cutInside: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"userId":"u1","na', () => response.destroy());
};

/** Whole according to its length, yet half a JSON text. */
export const halfJson = raw(200, '{"userId":"u1","na', { 'content-type': 'application/json' });

export const html = (status: number) =>
  raw(
    status,
    '<!doctype html><html><head><title>Bad gateway of the proxy</title></head><body>x</body></html>',
    {
      'content-type': 'text/html',
    },
  );

/** A byte every so often, for ever. */
export function drip(everyMs: number): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Takes the request and never answers. */
export const silence: Behaviour = () => {};

export function redirect(location: string): Behaviour {
  return (response) => {
    response.writeHead(302, { location });
    response.end();
  };
}
