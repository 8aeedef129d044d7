import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlannedFault } from '../ground/switches';
import type { ServiceParts } from '../routing/service-parts';
import { RequestRate } from './request-rate';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The misbehaviour that the switches ask for, around every request below the prefix. */
export class FaultInjector {
  /** Programs without a token are counted apart: however much one asks, the client's own calls pass (SEC-48). */
  private readonly rates = { client: new RequestRate(), strangers: new RequestRate() };
  private readonly used = new WeakMap<PlannedFault, number>();
  private seed = 0;
  private state = 1;

  constructor(private readonly parts: ServiceParts) {}

  async surround(context: Context, next: Next, path: string): Promise<Response | undefined> {
    const switches = this.parts.switches.current;
    if (switches.latencyMs > 0) await wait(switches.latencyMs);
    if (this.isOverLimit(context, path) || this.happens(switches.tooManyRate)) return this.tooMany(context);
    const fault = this.takeFault(context.req.method, path);
    if (fault?.kind === 'delay') await wait(fault.delayMs);
    if (fault?.kind === 'status') return this.fail(context, fault.status);
    if (fault?.kind === 'html') return context.html('<html><body>Bad gateway</body></html>', 502);
    if (fault?.kind === 'halfJson')
      return context.body('{"type":"ok","mess', 200, { 'Content-Type': 'application/json' });
    if (fault?.kind === 'empty') return context.body('', 200);
    if (fault?.kind === 'drop' || this.happens(switches.dropRate)) return drop(context);
    if (this.happens(switches.errorRate)) return this.fail(context, 503);
    await next();
    if (fault?.kind === 'dropAfter' || this.happens(switches.dropAfterRate)) context.res = drop(context);
    if (fault?.kind === 'statusAfter') {
      context.res = undefined;
      context.res = this.fail(context, fault.status);
    }
    return undefined;
  }

  private fail(context: Context, status: number): Response {
    if (status === 429) return this.tooMany(context);
    const message = 'Made to fail by a switch of this service';
    return context.json(
      { type: status < 500 ? 'refused' : 'internal', message },
      status as ContentfulStatusCode,
    );
  }

  private tooMany(context: Context): Response {
    const { retryAfter, retryAfterSeconds } = this.parts.switches.current;
    if (retryAfter === 'seconds') context.header('Retry-After', String(retryAfterSeconds));
    if (retryAfter === 'date') {
      const date = new Date(this.parts.now() + retryAfterSeconds * 1000);
      context.header('Retry-After', date.toUTCString());
    }
    return context.json({ type: 'rate_limited', message: 'Too many requests' }, 429);
  }

  /** Who asks for a token has none yet, and a wrong secret costs no more than a refusal: that is never too much. */
  private isOverLimit(context: Context, path: string): boolean {
    const { parts, rates } = this;
    const { rateLimit } = parts.switches.current;
    if (rateLimit === null || path === '/auth') return false;
    const isClient = parts.tokens.readHeader(context.req.header('authorization')) !== null;
    return !rates[isClient ? 'client' : 'strangers'].admits(parts.now(), rateLimit);
  }

  private takeFault(method: string, path: string): PlannedFault | undefined {
    const fault = this.parts.switches.current.faults.find(
      (candidate) =>
        (candidate.method ?? method).toUpperCase() === method &&
        path.startsWith(candidate.path ?? '') &&
        (this.used.get(candidate) ?? 0) < candidate.times,
    );
    if (fault) this.used.set(fault, (this.used.get(fault) ?? 0) + 1);
    return fault;
  }

  /** A seeded linear congruential generator (figures of Numerical Recipes): the same seed fails the same requests. */
  private happens(share: number): boolean {
    if (share <= 0) return false;
    const { seed } = this.parts.switches.current;
    if (seed !== this.seed) {
      this.seed = seed;
      this.state = seed >>> 0;
    }
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32 < share;
  }
}

/** Cuts the connection without an answer. */
function drop(context: Context): Response {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
