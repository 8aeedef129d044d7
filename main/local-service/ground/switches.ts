import { z } from 'zod';

const rate = z.number().min(0).max(1);

/** One planned fault: the next `times` matching requests meet it. `dropAfter` and `statusAfter` do the work first. */
const faultSchema = z.strictObject({
  method: z.string().optional(),
  /** Start of the path below the prefix, e.g. `/users`. */
  path: z.string().optional(),
  kind: z.enum(['status', 'statusAfter', 'drop', 'dropAfter', 'delay', 'html', 'halfJson', 'empty']),
  status: z.number().int().min(400).max(599).default(503),
  delayMs: z.number().int().min(0).default(0),
  times: z.number().int().min(1).default(1),
});

export type PlannedFault = z.output<typeof faultSchema>;

/**
 * Everything that tests and training can change about the service while it runs. The defaults are the assumptions of
 * the gaps page; each other value is one way in which a real service may contradict them.
 */
export const switchesSchema = z.strictObject({
  /** Every answer waits this long. */
  latencyMs: z.number().int().min(0).max(120_000).default(0),
  /** At most this many requests in a window, the rest 429; null for no limit. The README says why so many. */
  rateLimit: z
    .strictObject({ requests: z.number().int().min(1), windowMs: z.number().int().min(1) })
    .nullable()
    .default({ requests: 20_000, windowMs: 60_000 }),
  /** Share of requests answered 429, 5xx, or cut off before or after the work is done. */
  tooManyRate: rate.default(0),
  errorRate: rate.default(0),
  dropRate: rate.default(0),
  dropAfterRate: rate.default(0),
  /** Seed of the shares above, so that a failing test fails again. */
  seed: z.number().int().default(1),
  retryAfter: z.enum(['seconds', 'date', 'none']).default('seconds'),
  retryAfterSeconds: z.number().int().min(0).default(1),
  faults: z.array(faultSchema).default([]),
  errorEnvelope: z.enum(['json', 'html', 'empty']).default('json'),
  bodyLimitBytes: z
    .number()
    .int()
    .min(1)
    .max(64 * 1024 * 1024)
    .default(64 * 1024 * 1024),
  /** Most transactions in one request; more is 400 with the size named. */
  batchLimit: z.number().int().min(1).nullable().default(null),
  /** `part`: every second transaction of a batch is silently left out, so that a read-back is worth its time. */
  batchOutcome: z.enum(['all', 'part']).default('all'),

  tokenLifeSeconds: z.number().int().min(1).max(86_400).default(300),
  tokenField: z.enum(['access_token', 'accessToken']).default('access_token'),
  readyNeedsToken: z.boolean().default(false),
  /** Scopes granted to the client; null for all. */
  clientScopes: z.array(z.string()).nullable().default(null),
  /** `base`: a new user has no analysis scope until `POST /users/{user-id}/scopes` adds it. */
  userScopes: z.enum(['all', 'base']).default('all'),

  /** How long a run visibly takes at least, in milliseconds. */
  runDurationMs: z.number().int().min(0).default(800),
  runOutcome: z.enum(['done', 'failed']).default('done'),
  correlationHeader: z.string().min(1).default('Service-Correlation-Id'),
  correlationParameter: z.string().min(1).default('correlationId'),
  /** `header`, `parameter`: the other one is answered 400. */
  correlationRequest: z.enum(['both', 'header', 'parameter']).default('both'),
  /** No identifier in the answer of trigger and connect. */
  hideCorrelation: z.boolean().default(false),

  pathSpelling: z.enum(['interface', 'elsewhere']).default('interface'),
  redirectField: z.string().min(1).default('redirectURL'),
  pageEnvelope: z.enum(['object', 'bareArray', 'noTotals', 'otherNames']).default('object'),
  /** `repeat`: pages past the end show the last one again. */
  pageEnd: z.enum(['empty', 'repeat']).default('empty'),
  idsSpelling: z.enum(['ids', 'IDs']).default('ids'),
  listEnvelope: z.enum(['object', 'bareArray', 'nested']).default('object'),
  period: z.enum(['since-until', 'from-to', 'start-end', 'text']).default('since-until'),
  timestamps: z.enum(['seconds', 'milliseconds', 'iso', 'berlin-midnight']).default('seconds'),
  category: z.enum(['text', 'object', 'array']).default('text'),
  pdf: z.enum(['pdf', 'base64', 'link']).default('pdf'),
  nothingFound: z.enum(['flag', 'null', 'empty']).default('flag'),
  unknownMembers: z.boolean().default(false),
  /** Status of a successful create or trigger. */
  createdStatus: z.union([z.literal(200), z.literal(201), z.literal(202), z.literal(204)]).default(201),
  deprecationHeaders: z.boolean().default(false),
});

export type Switches = z.output<typeof switchesSchema>;
export type SwitchChanges = z.input<typeof switchesSchema>;

/** The switches in force; whole at any moment, changed only through the schema. */
export class SwitchBoard {
  #current: Switches;

  constructor(changes: SwitchChanges = {}) {
    this.#current = switchesSchema.parse(changes);
  }

  get current(): Switches {
    return this.#current;
  }

  /** Changes the named switches and leaves the rest. Throws a ZodError on an unknown name or value. */
  change(changes: SwitchChanges): Switches {
    const next = switchesSchema.parse({ ...this.#current, ...changes });
    // The same planned faults stay the same objects, so that what they have used up stays used up.
    this.#current = changes.faults ? next : { ...next, faults: this.#current.faults };
    return this.#current;
  }

  reset(changes: SwitchChanges = {}): Switches {
    this.#current = switchesSchema.parse(changes);
    return this.#current;
  }
}
