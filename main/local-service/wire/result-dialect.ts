import type { Reply } from '../route';
import type { ServiceParts } from '../service-parts';
import type { Switches } from '../switches';

interface HeldScopes {
  client: ReadonlySet<string>;
  user: ReadonlySet<string>;
}

/** Results whose members each hang on a scope of their own: prefix of the scope, for a member named by `scopeOf`. */
const MEMBER_SCOPES: Record<string, (member: string) => string> = {
  'person/income': (member) =>
    `person-income-${member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
};

/**
 * A stored result as this client may see it: modules whose scope is not held are left out (a missing module is normal,
 * gaps page), and the switches put it in another dialect.
 */
export function presentResult(parts: ServiceParts, kind: string, text: string, held: HeldScopes): Reply {
  const switches = parts.switches.current;
  const scopeOf = MEMBER_SCOPES[kind];
  const isPlain =
    switches.nothingFound === 'flag' && switches.period === 'since-until' && !switches.unknownMembers;
  // A large result is passed on as the text it is.
  if (!scopeOf && isPlain) return { chunks: [text] };
  const result = JSON.parse(text) as unknown;
  return { body: speak(scopeOf ? withAllowedMembers(result, scopeOf, held) : result, switches) };
}

function withAllowedMembers(result: unknown, scopeOf: (member: string) => string, held: HeldScopes): unknown {
  if (!isObject(result)) return result;
  const kept = Object.entries(result).filter(([member, value]) => {
    if (!isObject(value) || !('available' in value)) return true;
    const scope = scopeOf(member);
    return held.client.has(scope) && held.user.has(scope);
  });
  return Object.fromEntries(kept);
}

/** Puts a result into the dialect of the switches; by default as it is. */
export function speak(result: unknown, switches: Switches): unknown {
  const { nothingFound, period } = switches;
  if (nothingFound !== 'flag' && isObject(result) && result.available === false) {
    return nothingFound === 'null' ? null : {};
  }
  return period === 'since-until' ? result : respellPeriods(result, period);
}

function respellPeriods(value: unknown, style: 'from-to' | 'start-end' | 'text'): unknown {
  if (Array.isArray(value)) return value.map((item) => respellPeriods(item, style));
  if (!isObject(value)) return value;
  const { since, until } = value;
  if (typeof since === 'string' && typeof until === 'string' && Object.keys(value).length === 2) {
    if (style === 'text') return `${since}/${until}`;
    return style === 'from-to' ? { from: since, to: until } : { start: since, end: until };
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, respellPeriods(item, style)]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
