/** Thrown by product code for what is expected to go wrong; the registrar turns it into an answer. */
export class KontorError extends Error {
  constructor(
    readonly code: string,
    readonly params?: Record<string, string | number>,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'KontorError';
  }
}
