/** Hosts whose pages may be opened in the system browser from the program's own menus. */
const allowedHosts = new Set(['github.com']);

/**
 * The address that may be handed to the system browser, re-serialised, or null (SEC-7): https only, known host, no user
 * information, default port, no trailing dot.
 * @param extraHosts hosts that the caller knows from its own configuration, such as the service's connect pages
 */
export function externalAddress(rawUrl: string, extraHosts: ReadonlySet<string> = new Set()): string | null {
  let url: URL;
  try {
    url = new URL(rawUrl);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  if (!allowedHosts.has(url.hostname) && !extraHosts.has(url.hostname)) return null;
  return url.href;
}

/** The only place that opens something outside the program; `open` is Electron's `shell.openExternal`. */
export async function openExternally(
  open: (url: string) => Promise<void>,
  rawUrl: string,
  extraHosts?: ReadonlySet<string>,
): Promise<boolean> {
  const address = externalAddress(rawUrl, extraHosts);
  if (!address) return false;
  await open(address);
  return true;
}
