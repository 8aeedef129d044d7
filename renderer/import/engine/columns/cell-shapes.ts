/** `4871********2916`, `XXXX XXXX XXXX 4471`, and the short form `**4471`. */
export const maskedCard = /^(?:(?:[\dXx*•]{4}[\s-]?){2,4}[\dXx*•]{1,4}|[Xx*•.]{2,4}[\s-]?\d{4})$/;

/** Blanks, points, strokes and hyphens between digits do not count. */
const betweenDigits = /[\s./-]/;

export function isMostlyDigits(text: string): boolean {
  let digits = 0;
  let others = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
    else if (code > 57 || !betweenDigits.test(text[at] as string)) others++;
  }
  return digits >= 4 && digits >= (digits + others) * 0.6;
}

/** A word of eight letters such as `Haushalt` is no BIC. */
export function isUpper(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}
