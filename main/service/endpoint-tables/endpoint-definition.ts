import { type ZodType, z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call to the endpoint can do that nobody wants by accident. `deletes` is for good, `movesMoney` is a bank transfer. */
export type Danger = 'none' | 'deletes' | 'movesMoney';

/** Names in braces of a path template: `/users/{user-id}` gives `user-id`. */
export type PathParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : never;

/** The known members of an endpoint's description; everything not stated gets its default in `endpoint()`. */
export interface EndpointOptions<Body extends ZodType, Answer extends ZodType, AnyShape extends boolean> {
  /** Where interface.md documents it. */
  section?: string;
  /** Scope that opens it; a trailing `*` means any scope of that family. */
  scope?: string;
  /** Which type of user it exists for. */
  userType?: 'any' | 'person' | 'company';
  /** Query parameters known by name; others may be sent all the same. */
  query?: readonly string[];
  body?: Body;
  /** A body may be left out. */
  isBodyOptional?: boolean;
  answer?: Answer;
  /** The answer is shown as received whatever its shape; `call` then gives it as `unknown` and says whether the schema fits. */
  keepsAnyShape?: AnyShape;
  /** `pdf`: bytes, or JSON that holds them or a link to them (wire/pdf-document). */
  answerKind?: 'json' | 'pdf';
  isPaginated?: boolean;
  /** Sending it twice leaves the service as sending it once. Default: everything but POST. */
  isSafeToRepeat?: boolean;
  danger?: Danger;
  /** 404 means "not finished" here; all these share one limiter (interface.md 4.5). */
  isCorrelation?: boolean;
  /** Tried without a token first, with one on 401 or 403. */
  isOpen?: boolean;
}

export interface Endpoint<
  Path extends string = string,
  Body extends ZodType = ZodType,
  Answer extends ZodType = ZodType,
  AnyShape extends boolean = boolean,
> {
  readonly method: HttpMethod;
  readonly path: Path;
  readonly pathParameters: readonly string[];
  readonly section: string;
  readonly scope: string | undefined;
  readonly userType: 'any' | 'person' | 'company';
  readonly query: readonly string[];
  readonly body: Body | undefined;
  readonly isBodyOptional: boolean;
  readonly answer: Answer;
  readonly keepsAnyShape: AnyShape;
  readonly answerKind: 'json' | 'pdf';
  readonly isPaginated: boolean;
  readonly isSafeToRepeat: boolean;
  readonly danger: Danger;
  readonly isCorrelation: boolean;
  readonly isOpen: boolean;
}

const anyAnswer = z.unknown();

/** One row of the registry. Path templates are written as in interface.md 4.7. */
export function endpoint<
  const Path extends string,
  Body extends ZodType = z.ZodUndefined,
  Answer extends ZodType = typeof anyAnswer,
  const AnyShape extends boolean = false,
>(
  method: HttpMethod,
  path: Path,
  options: EndpointOptions<Body, Answer, AnyShape> = {},
): Endpoint<Path, Body, Answer, AnyShape> {
  return {
    method,
    path,
    pathParameters: Array.from(path.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? ''),
    section: options.section ?? '4.7',
    scope: options.scope,
    userType: options.userType ?? 'any',
    query: options.query ?? [],
    body: options.body,
    isBodyOptional: options.isBodyOptional ?? false,
    answer: options.answer ?? (anyAnswer as unknown as Answer),
    keepsAnyShape: options.keepsAnyShape ?? (false as AnyShape),
    answerKind: options.answerKind ?? 'json',
    isPaginated: options.isPaginated ?? false,
    isSafeToRepeat: options.isSafeToRepeat ?? method !== 'POST',
    danger: options.danger ?? 'none',
    isCorrelation: options.isCorrelation ?? false,
    isOpen: options.isOpen ?? false,
  };
}

/** The correlation endpoint of a resource: 200 finished, 404 running or cancelled (interface.md 4.5). */
export function correlationEndpoint<const Path extends string>(
  path: Path,
  options: { scope?: string; userType?: 'any' | 'person' | 'company' } = {},
) {
  return endpoint('GET', path, {
    ...options,
    section: '4.5',
    keepsAnyShape: true,
    isCorrelation: true,
  });
}
