/** The `type` words of error answers and the status each stands for (`interface.md` 7; words assumed in the gaps page). */
export const PROBLEM_STATUS = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
} as const;

export type ProblemType = keyof typeof PROBLEM_STATUS;

/** A refusal that becomes an answer `{type, message}`; anything else thrown becomes `internal` without its text. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly type: ProblemType,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = PROBLEM_STATUS[type];
  }
}

export const notFound = (what: string): Problem => new Problem('not_found', `${what} does not exist`);
