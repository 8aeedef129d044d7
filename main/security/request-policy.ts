/**
 * Whether a page's request may leave at all (SEC-5): only the own scheme, and the developer tools' own files in
 * development, where the socket of hot reload is let through too. Main's calls to the service do not pass here.
 */
export function isRequestAllowed(
  rawUrl: string,
  isPackaged: boolean,
  developmentSocket: string | null = null,
): boolean {
  if (rawUrl.startsWith('app://kontor/')) return true;
  // A data: image of a chart's pattern is no network.
  if (rawUrl.startsWith('data:image/')) return true;
  if (isPackaged) return false;
  if (developmentSocket !== null && rawUrl.startsWith(`${developmentSocket}/`)) return true;
  return rawUrl.startsWith('devtools://');
}
