import { isDeepStrictEqual } from 'node:util';
import type { ZodType } from 'zod';
import { rowOf } from './endpoint-rows';

export interface CallOptions {
  /** Left out: the token of the check; null: none. */
  token?: string | null;
  tenant?: string;
  query?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  value: unknown;
}

/** What is known of one endpoint after a walk. */
export interface Seen {
  status: number | null;
  hasRefusal: boolean;
  hasEffect: boolean;
  failures: string[];
}

type Members = Record<string, unknown>;
export const member = (value: unknown, name: string): unknown => (value as Members | undefined)?.[name];
export const textOf = (value: unknown, name: string): string => String(member(value, name) ?? '');
export const listOf = (value: unknown, name: string): Members[] => (member(value, name) ?? []) as Members[];

/** Calls a service and keeps account, by endpoint, of what it did: answers by shape, effects read back, refusals. */
export class Tester {
  readonly seen = new Map<string, Seen>();
  /** Customers made, to be deleted where others live. */
  readonly made: string[] = [];

  constructor(
    readonly address: string,
    public token: string,
  ) {}

  of(label: string): Seen {
    const known = this.seen.get(label);
    if (known) return known;
    const fresh: Seen = { status: null, hasRefusal: false, hasEffect: false, failures: [] };
    this.seen.set(label, fresh);
    return fresh;
  }

  fail(label: string, what: string): void {
    this.of(label).failures.push(what);
  }

  /** `ids` fill the names in braces of the label, in order. */
  async call(
    label: string,
    ids: readonly string[] = [],
    body?: unknown,
    { token = this.token, tenant, query = {} }: CallOptions = {},
  ): Promise<Answer> {
    const [method = '', template = ''] = label.split(' ');
    const given = [...ids];
    const path = template.replace(/\{[^}]+\}/g, () => encodeURIComponent(given.shift() ?? 'none'));
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${this.address}${path}?${new URLSearchParams(query)}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(tenant === undefined ? {} : { TenantID: tenant }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').includes('json') && bytes.length > 0;
    const value = isJson ? JSON.parse(Buffer.from(bytes).toString()) : bytes.length > 0 ? bytes : undefined;
    const isMade = ['POST /users', 'POST /users/import-user'].includes(label) && response.ok;
    if (isMade) this.made.push(textOf(value, 'userId'));
    return { status: response.status, headers: response.headers, value };
  }

  /** Must succeed in the shape of the endpoint's row. */
  async ok(
    label: string,
    ids: readonly string[] = [],
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer> {
    const answer = await this.call(label, ids, body, options);
    const seen = this.of(label);
    seen.status ??= answer.status;
    const { shape } = rowOf(label);
    if (answer.status > 299)
      this.fail(label, `${answer.status} ${JSON.stringify(answer.value)?.slice(0, 200)}`);
    else this.fits(label, shape, answer.value);
    return answer;
  }

  private fits(label: string, shape: ZodType | 'nothing' | 'pdf', value: unknown): void {
    if (shape === 'nothing') {
      if (value !== undefined) this.fail(label, 'answers something where nothing is to be said');
    } else if (shape === 'pdf') {
      const isPdf = value instanceof Uint8Array && Buffer.from(value.subarray(0, 5)).toString() === '%PDF-';
      if (!isPdf) this.fail(label, 'is no PDF');
    } else {
      const { error } = shape.safeParse(value);
      const [issue] = error?.issues ?? [];
      if (issue) this.fail(label, `shape: ${issue.path.join('.')} ${issue.message}`);
    }
  }

  /** Must be refused with this status and `{type, message}`. */
  async no(
    label: string,
    status: number,
    ids: readonly string[] = [],
    body?: unknown,
    options?: CallOptions,
  ): Promise<void> {
    const answer = await this.call(label, ids, body, options);
    this.of(label).hasRefusal = true;
    const names = Object.keys((answer.value ?? {}) as object).sort();
    if (answer.status !== status) this.fail(label, `answers ${answer.status} where ${status} is due`);
    else if (!isDeepStrictEqual(names, ['message', 'type']))
      this.fail(label, 'refuses without type and message');
  }

  /** What the endpoint did, as another one, or its figures, show it. */
  effect(label: string, actual: unknown, expected: unknown, what = 'effect'): void {
    this.of(label).hasEffect = true;
    if (isDeepStrictEqual(actual, expected)) return;
    this.fail(label, `${what}: ${short(actual)} instead of ${short(expected)}`);
  }
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 160);
