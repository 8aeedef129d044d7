/** True for a host name that never leaves this computer: `localhost`, all of 127.0.0.0/8, `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(host);
}

/**
 * Whether a request was caused by a page of another origin: programs send neither `Origin` nor `Sec-Fetch-Site`, browsers always
 * one of them. A link elsewhere may lead a person to a page of this service, and to nothing of its interface.
 * @param header reads a header of the request by its name in lower case
 */
export function isFromForeignPage(
  header: (name: string) => string | undefined,
  method: string,
  isInterface: boolean,
): boolean {
  const origin = header('origin');
  if (origin !== undefined && origin !== `http://${header('host')}`) return true;
  const site = header('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  return isInterface || method !== 'GET' || header('sec-fetch-mode') !== 'navigate';
}

/** The same for a `Host` header, which may carry a port. */
export function isLoopbackHostHeader(header: string | undefined): boolean {
  return header !== undefined && isLoopbackHost(header.toLowerCase().replace(/:\d+$/, ''));
}
