/** DOS programs end their files with the character 26: it is no text, and what stands before it is whole. */
export function withoutEndMark(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 26) end--;
  return text.slice(0, end);
}
