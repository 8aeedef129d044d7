/** True for a host name that never leaves this computer: `localhost`, all of 127.0.0.0/8, `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(host);
}

/** The same for a `Host` header, which may carry a port. */
export function isLoopbackHostHeader(header: string | undefined): boolean {
  return header !== undefined && isLoopbackHost(header.toLowerCase().replace(/:\d+$/, ''));
}
