import { z } from 'zod';
import { bridgeError } from './errors';
import { count, identifier, label } from './values/basic-values';
import { call, nothing, savedAs } from './values/call-schema';

export const explorerAreas = [
  'access',
  'users',
  'banking',
  'upload',
  'categorization',
  'company',
  'person',
  'cockpits',
  'other',
] as const;
export type ExplorerArea = (typeof explorerAreas)[number];

/** Key of the log-in (interface.md 4.1), which stands outside of the registry of endpoints. */
export const authKey = 'auth';

/**
 * A value that a call takes: a text, a number, yes or no, one of some words, a list of texts, or JSON where it is none of these.
 * `name` is the member of the body, below another one with a point (`recipient.iban`).
 */
export const explorerField = z.strictObject({
  name: z.string().max(200),
  kind: z.enum(['text', 'number', 'flag', 'choice', 'texts', 'json']),
  isRequired: z.boolean(),
  choices: z.array(z.string().max(200)).max(50),
});
export type ExplorerField = z.infer<typeof explorerField>;

/** A row of the registry of endpoints as the explorer shows it. */
export const explorerEndpoint = z.strictObject({
  key: z.string().max(100),
  area: z.enum(explorerAreas),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** As `interface.md` writes it, with names in braces. */
  path: z.string().max(200),
  pathParameters: z.array(z.string().max(100)).max(10),
  query: z.array(z.string().max(100)).max(20),
  /** Null for a call without a body. */
  body: z
    .strictObject({
      isOptional: z.boolean(),
      /** Null for a body that is not an object: it is written as JSON. */
      fields: z.array(explorerField).max(100).nullable(),
      /** A body to begin with, as JSON text. */
      example: z.string().max(20_000).nullable(),
    })
    .nullable(),
  scope: z.string().max(100).nullable(),
  userType: z.enum(['any', 'person', 'company']),
  danger: z.enum(['none', 'deletes', 'movesMoney']),
  /** It may change something at the service, and then leaves once only. */
  isChanging: z.boolean(),
  answerKind: z.enum(['json', 'pdf']),
  isPaginated: z.boolean(),
  isCorrelation: z.boolean(),
  /** A call that reads what this one may have changed, to look after an outcome that is unknown. */
  lookUpKey: z.string().max(100).nullable(),
});
export type ExplorerEndpoint = z.infer<typeof explorerEndpoint>;

const values = z.record(z.string().max(100), z.string().max(2_000));

/** What the form holds. Nothing of it is an address, a token or a secret: main makes the request. */
export const explorerRequest = z.strictObject({
  connectionId: identifier,
  key: z.string().max(100),
  path: values,
  query: values,
  correlationId: z.string().max(500).nullable(),
  /** JSON text; null for none. */
  body: z.string().max(2_000_000).nullable(),
});
export type ExplorerRequest = z.infer<typeof explorerRequest>;

/** The request as it will leave, without the token. */
export const explorerPreview = z.strictObject({
  method: z.string().max(10),
  address: z.string().max(20_000),
  headers: z.array(z.strictObject({ name: z.string().max(100), value: z.string().max(500) })).max(20),
  body: z.string().max(2_100_000).nullable(),
  /** For a shell; the token is `$TOKEN`, a secret `$SECRET`. */
  curl: z.string().max(2_200_000),
});
export type ExplorerPreview = z.infer<typeof explorerPreview>;

/**
 * How a call ended. `unknown`: it was sent, and nobody can say whether it was done. `noAnswer` and `stopped`: the same for a call
 * that only reads. `notSent`: nothing has left.
 */
export const explorerOutcome = z.enum([
  'answered',
  'stillRunning',
  'refused',
  'noAnswer',
  'notSent',
  'stopped',
  'unknown',
]);
export type ExplorerOutcome = z.infer<typeof explorerOutcome>;

/** Characters of an answer's JSON that cross to the page; longer lists and texts are cut before. */
export const answerTextLimit = 1_500_000;

export const explorerAnswer = z.strictObject({
  outcome: explorerOutcome,
  /** HTTP status; null when no answer came. */
  status: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  correlationId: z.string().max(200).nullable(),
  /** JSON text; null for an answer without one. */
  text: z.string().max(answerTextLimit).nullable(),
  /** Something of the answer was too long and stands only in the saved file. */
  isCut: z.boolean(),
  /** Values that are secrets were left out. */
  isWithheld: z.boolean(),
  file: z.strictObject({ bytes: count, sha256: z.string().max(64) }).nullable(),
  /** False where the answer has another shape than interface.md says. */
  isExpectedShape: z.boolean(),
  /** It holds a link that `explorer.openLink` opens; the link itself stays in main. */
  canBeOpened: z.boolean(),
  /** Whether there is something to save. */
  canBeSaved: z.boolean(),
  error: bridgeError.nullable(),
  /** For a refusal over a scope: who lacks it. */
  missingScope: z
    .strictObject({ scope: z.string().max(200), who: z.enum(['connection', 'customer']) })
    .nullable(),
});
export type ExplorerAnswer = z.infer<typeof explorerAnswer>;

/** Values that the service knows for a parameter. */
export const explorerChoice = z.strictObject({ value: z.string().max(500), label: z.string().max(300) });
export type ExplorerChoice = z.infer<typeof explorerChoice>;

/** A request kept under a name; the connection is chosen anew each time. */
export const explorerExample = z.strictObject({
  id: identifier,
  name: label,
  createdAt: z.string(),
  request: explorerRequest.omit({ connectionId: true }),
});
export type ExplorerExample = z.infer<typeof explorerExample>;

/** The calls of the explorer. */
export const explorerCalls = {
  /** Every call that the interface has, the log-in first. */
  'explorer.endpoints': call(z.tuple([]), z.array(explorerEndpoint).max(300)),
  'explorer.preview': call(z.tuple([explorerRequest]), explorerPreview),
  /**
   * Sends it once and answers when it is over, well or badly. `isConfirmed`: the user was asked and said yes; without it main
   * refuses what deletes or moves money, and what changes something in production (`explorer.notConfirmed`).
   */
  'explorer.send': call(
    z.tuple([explorerRequest, z.strictObject({ isConfirmed: z.boolean() })]),
    explorerAnswer,
  ),
  /** Ends the call under way. */
  'explorer.stop': call(z.tuple([]), nothing),
  /** What the service knows for a parameter of the path, given the others. */
  'explorer.choices': call(
    z.tuple([explorerRequest.pick({ connectionId: true, path: true }), z.string().max(100)]),
    z.array(explorerChoice).max(10_000),
  ),
  /** Ends the reading of a list: `explorer.choices` answers with what came until then. */
  'explorer.stopChoices': call(z.tuple([]), nothing),
  /** The newest answer as a file, whole: a document as it came, JSON without secrets. */
  'explorer.saveAnswer': call(z.tuple([]), savedAs),
  /** The page that the newest answer links to, in the system's browser. Throws `link.missing`, `link.refused`. */
  'explorer.openLink': call(z.tuple([]), nothing),
  'explorer.examples': call(z.tuple([]), z.array(explorerExample).max(1_000)),
  'explorer.saveExample': call(
    z.tuple([explorerExample.omit({ id: true, createdAt: true })]),
    z.array(explorerExample).max(1_000),
  ),
  'explorer.removeExample': call(z.tuple([identifier]), z.array(explorerExample).max(1_000)),
};
