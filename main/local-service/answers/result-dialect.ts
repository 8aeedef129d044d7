import { type Holds, KEEP_OPEN_MEMBERS } from '../ground/member-scopes';
import type { Switches } from '../ground/switches';
import type { Reply } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';

/**
 * A stored result as this client may see it: parts whose scope is not held are left out, and the switches put it in
 * another dialect. A large result that needs neither is passed on as the text it is.
 */
export function presentResult(parts: ServiceParts, kind: string, text: string, holds: Holds): Reply {
  const switches = parts.switches.current;
  const keep = KEEP_OPEN_MEMBERS[kind];
  const isContracts = kind === 'contracts' && switches.listEnvelope !== 'bareArray';
  const isPlain =
    switches.nothingFound === 'flag' && switches.period === 'since-until' && !switches.unknownMembers;
  if (isPlain && !keep) return { chunks: isContracts ? ['{"contracts":', text, '}'] : [text] };
  const raw = JSON.parse(text) as unknown;
  const result = speak(keep && isObject(raw) ? keep(raw, holds) : raw, switches);
  return { body: isContracts ? { contracts: result } : result };
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
