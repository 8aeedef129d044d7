/**
 * Whether a page's request may leave at all (SEC-5): only the own scheme, and the developer tools' own files in
 * development. Main's calls to the service do not pass here.
 */
export function isRequestAllowed(rawUrl: string, isPackaged: boolean): boolean {
  if (rawUrl.startsWith('app://kontor/')) return true;
  // A data: image of a chart's pattern is no network.
  if (rawUrl.startsWith('data:image/')) return true;
  return !isPackaged && rawUrl.startsWith('devtools://');
}
