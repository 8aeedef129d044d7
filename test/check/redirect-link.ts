import { isLoopbackHost } from '../../main/service/transport/connection-schema';

const names = ['redirectURL', 'redirectUrl', 'redirect_url', 'url', 'link'] as const;

/**
 * The link of a session or a cockpit: `redirectURL`, other spellings, `link`, else the first https text
 * (interface-gaps.md). It carries the session: a secret that opens in the system browser only and is never logged.
 * https, or http of this computer for the local service; anything else is as if it were not there.
 */
export function readRedirectLink(rawAnswer: unknown): string | undefined {
  if (typeof rawAnswer === 'string') return acceptable(rawAnswer);
  if (typeof rawAnswer !== 'object' || rawAnswer === null) return undefined;
  const members = rawAnswer as Record<string, unknown>;
  for (const name of names) {
    const link = acceptable(members[name]);
    if (link !== undefined) return link;
  }
  for (const value of Object.values(members)) {
    if (typeof value === 'string' && !/^https:/i.test(value)) continue;
    const link = readRedirectLink(value);
    if (link !== undefined) return link;
  }
  return undefined;
}

function acceptable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
    return isSafe && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
