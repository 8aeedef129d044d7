/** A large answer for whoever keeps it as received and does not look into it (`CallSettings.keepsText`). */
export class AnswerText {
  constructor(
    /** As `JSON.stringify` writes it. */
    readonly json: string,
    /** It says of itself that there is none: `available` is false. */
    readonly isUnavailable: boolean,
  ) {}
}

export function isUnavailable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'available' in value && value.available === false;
}
