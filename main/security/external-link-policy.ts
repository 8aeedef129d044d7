/** Longer than any link of a service. */
const longestLink = 8_000;
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** What of a connection says where its pages are. */
export interface LinkOwner {
  readonly baseAddress: string;
  /** Another host of its pages, as the user entered it. */
  readonly pageHost?: string | undefined;
}

/**
 * The one rule for what the system's browser may open (SEC-7): https at the very origin of the connection or at the one host that the user
 * named for its pages, or, where the connection itself is a service on this computer, its port here. The answer is the address written anew from its parts, never the text that came;
 * null for anything else.
 */
export function allowedLink(rawLink: unknown, { baseAddress, pageHost }: LinkOwner): string | null {
  if (typeof rawLink !== 'string' || rawLink.length > longestLink) return null;
  const link = parsed(rawLink);
  const base = parsed(baseAddress);
  if (!link || !base || link.username !== '' || link.password !== '') return null;
  if (link.protocol === 'https:') {
    const isNamed = pageHost !== undefined && link.hostname === pageHost && link.port === '';
    return isNamed || link.origin === base.origin ? link.href : null;
  }
  const isHere = isLoopback(link) && isLoopback(base);
  return isHere && link.port === base.port ? link.href : null;
}

/** The host of a link, to say what was refused; the rest of it is a secret. */
export function hostOfLink(rawLink: unknown): string {
  return (typeof rawLink === 'string' && parsed(rawLink)?.host.slice(0, 200)) || '–';
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.has(hostname);
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
