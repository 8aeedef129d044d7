/** The text inside a cell that a spreadsheet shall not take for a number: `="0123"`. */
export function unprotected(text: string): string {
  return text.charCodeAt(0) === 61 && text.startsWith('="') && text.endsWith('"')
    ? text.slice(2, -1).trim()
    : text;
}
