/**
 * Every error code of the client with the values its sentence may use; all of them are always given. The sentences
 * stand in the language files under the same code, and a test holds the two together.
 *
 * `endpoint` is method and path template, `host` the host of the connection, `message` the service's own words
 * (redacted, shortened), `type` its error word, `reason` a short machine word.
 */
export const serviceErrorParams = {
  /** `/auth` did not accept client id or secret, and does not say which; nothing more is sent until somebody asks. */
  'service.unauthorized': ['host', 'status', 'message'],
  /** The same, about the secret, the client id, or what the service lets this client do. */
  'service.secretRefused': ['host', 'status', 'message'],
  'service.clientRefused': ['host', 'status', 'message'],
  'service.logInRefused': ['host', 'status', 'message'],
  /** A token fresh from `/auth` was refused with 401. */
  'service.tokenRefused': ['endpoint'],
  'service.secretMissing': ['host'],
  'service.forbidden': ['endpoint', 'type', 'message'],
  'service.missingScope': ['endpoint', 'scope', 'message'],
  'service.notFound': ['endpoint', 'type', 'message'],
  'service.conflict': ['endpoint', 'type', 'message'],
  'service.tooLarge': ['endpoint', 'requestBytes'],
  /** 400 or 422: the service did not like what it was given. */
  'service.badRequest': ['endpoint', 'status', 'type', 'message'],
  /** Any other 4xx. */
  'service.rejected': ['endpoint', 'status', 'type', 'message'],
  /** Not sent: a path value or the body does not fit the endpoint. */
  'service.invalidCall': ['endpoint', 'member', 'reason'],
  'service.rateLimited': ['endpoint', 'waitSeconds'],
  'service.unavailable': ['endpoint', 'status', 'attempts', 'message'],
  'service.network': ['host', 'reason', 'attempts'],
  'service.proxyOrCertificate': ['host', 'reason'],
  'service.timeout': ['endpoint', 'timeoutSeconds', 'attempts'],
  /** `wasSent` is `yes` when the request may have reached the service. */
  'service.cancelled': ['endpoint', 'wasSent'],
  /** `reason`: `html`, `notJson`, `empty`, `shape`, `tooLarge`, `noToken`. */
  'service.badAnswer': ['endpoint', 'status', 'reason', 'message'],
  /** A later page of a list did not come, and nothing proves that what came is all. */
  'service.listIncomplete': ['endpoint', 'status'],
  'service.redirectRefused': ['endpoint', 'host'],
  /**
   * Sent, no answer that can be relied on came, and repeating is not safe. `reason`: `timeout`, `connectionLost`, `gateway`,
   * `badAnswer`; of a bank transfer also `cancelled`, `redirect`, `tokenRefused`, `rateLimited`, `unavailable`.
   */
  'service.answerUnknown': ['endpoint', 'reason', 'status'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceErrorCode = keyof typeof serviceErrorParams;

/** The values of a code's sentence, each of them given. */
export type ServiceErrorDetails<Code extends ServiceErrorCode = ServiceErrorCode> = {
  readonly [Name in (typeof serviceErrorParams)[Code][number]]: string | number;
};

/**
 * A failure of a call as data. Holds no request, header, body, address or cause, so that whoever logs it logs no
 * secret (B033); texts in `details` went through `redactText`. Made by `serviceError`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ServiceErrorCode, details: Readonly<Record<string, string | number>>, status?: number) {
    super(code);
    this.code = code;
    this.details = details;
    this.status = status;
  }

  toJSON() {
    return { code: this.code, status: this.status, details: this.details };
  }
}

/** An error with exactly the details that `serviceErrorParams` promises for its code. */
export function serviceError<Code extends ServiceErrorCode>(
  code: Code,
  details: ServiceErrorDetails<Code>,
  status?: number,
): ServiceError {
  return new ServiceError(code, details, status);
}

export function isServiceError(value: unknown, code?: ServiceErrorCode): value is ServiceError {
  return value instanceof ServiceError && (code === undefined || value.code === code);
}
