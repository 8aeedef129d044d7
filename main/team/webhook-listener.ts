import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookArrival, WebhookListener } from '../../preload/contract';

/** A notification is short; anything longer is none. */
const longestBody = 64 * 1024;
const mostArrivals = 100;
const timeoutMs = 10_000;
const publishAfterMs = 100;
const host = '127.0.0.1';

/**
 * Takes deliveries of webhooks on this computer, to try them out. Loopback only; the path is a secret of this run, so that a page in a
 * browser cannot deliver anything, and of a body only what interface.md 6 names is kept.
 */
export class OwnListener {
  readonly #onChange: (state: WebhookListener) => void;
  /** Only one that listens. */
  #server: Server | null = null;
  #starting: Promise<WebhookListener> | null = null;
  #path = '';
  #address: string | null = null;
  #arrivals: WebhookArrival[] = [];
  #refused = 0;
  #publishing: ReturnType<typeof setTimeout> | null = null;

  constructor(onChange: (state: WebhookListener) => void) {
    this.#onChange = onChange;
  }

  state(): WebhookListener {
    return { address: this.#address, arrivals: [...this.#arrivals], refused: this.#refused };
  }

  /** Two starts at once are one; a stop meanwhile ends what the start made. */
  start(): Promise<WebhookListener> {
    if (this.#server) return Promise.resolve(this.state());
    this.#starting ??= this.#listen().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #listen(): Promise<WebhookListener> {
    const server = createServer(
      { maxHeaderSize: 8 * 1024, connectionsCheckingInterval: 1_000 },
      (request, response) => {
        void this.#take(request, response).catch(() => response.destroy());
      },
    );
    server.requestTimeout = timeoutMs;
    server.headersTimeout = timeoutMs;
    server.maxConnections = 20;
    await new Promise<void>((resolve, reject) => {
      // Stays: later a fault has nobody waiting, and one that nobody hears would end the program.
      server.on('error', reject);
      server.listen(0, host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.#path = `/webhook/${randomBytes(18).toString('base64url')}`;
    this.#address = `http://${host}:${port}${this.#path}`;
    this.#publish();
    return this.state();
  }

  async stop(): Promise<WebhookListener> {
    await this.#starting?.catch(() => undefined);
    const server = this.#server;
    this.#server = null;
    this.#address = null;
    if (server) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      this.#publish();
    }
    return this.state();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${host}`);
    // Before anything is read: a stranger must not hold a place for as long as it takes to send a body.
    if (!isSame(url.pathname, this.#path) || isFromPage(request)) return this.#refuse(request, response, 404);
    const body = await bodyOf(request);
    const told = body === null ? null : toldIn(request.method === 'GET' ? query(url) : parsed(body));
    if (told === null) return this.#refuse(request, response, 400);
    const arrival: WebhookArrival = {
      id: randomUUID(),
      arrivedAt: new Date().toISOString(),
      method: (request.method ?? '').slice(0, 20),
      hasSecret: request.headers['webhook-secret'] !== undefined,
      ...told,
    };
    this.#arrivals = [arrival, ...this.#arrivals].slice(0, mostArrivals);
    response.writeHead(204).end();
    this.#publish();
  }

  /** Nothing more is read of it, and its place is free again. */
  #refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
    this.#refused += 1;
    response.writeHead(status, { connection: 'close' }).end(() => request.destroy());
    this.#publish();
  }

  /** At most a few times a second: whoever knocks without end must not keep the window busy. */
  #publish(): void {
    if (this.#publishing) return;
    this.#publishing = setTimeout(() => {
      this.#publishing = null;
      this.#onChange(this.state());
    }, publishAfterMs);
  }
}

/** A browser says where a page's request comes from; a service says nothing. */
function isFromPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** Null for a body that is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += (piece as Buffer).byteLength;
    if (bytes > longestBody) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function query(url: URL): Record<string, unknown> {
  return Object.fromEntries(url.searchParams);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toldIn(body: unknown): Pick<WebhookArrival, 'event' | 'status' | 'correlationId'> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const members = body as Record<string, unknown>;
  const text = (...names: string[]) => {
    const value = names.map((name) => members[name]).find((one) => typeof one === 'string' && one !== '');
    return typeof value === 'string' ? value.slice(0, 500) : null;
  };
  return {
    event: text('event', 'eventType', 'type'),
    status: text('status', 'state'),
    correlationId: text('correlationId', 'correlation_id', 'correlationID'),
  };
}
