/** Controls of a terminal, ends of lines, and what changes the direction of writing or cannot be seen. */
const astray = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text as one line for a terminal, whoever chose a part of it (a name of a file, a customer, a service's words): what could move the cursor,
 * forge another line, or show signs in another order stands there as JSON writes it (SEC-44). JSON that is written so is the same JSON.
 */
export function terminalText(text: string): string {
  return text.replace(astray, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
