import type { AppInfo, Connection, NetworkState, Settings, StoreState } from '../../preload/contract';
import { redact } from './redaction';

export interface DiagnosticsParts {
  readonly at: Date;
  readonly info: AppInfo;
  readonly settings: Settings;
  readonly store: StoreState;
  readonly network: NetworkState;
  readonly connections: readonly Pick<Connection, 'environment'>[];
  /** How many there are of each, by a word. */
  readonly counts: Readonly<Record<string, number>>;
  /** The last lines of the log, the oldest first. */
  readonly logLines: readonly string[];
}

/** Beyond this the oldest lines of the log are left out. */
const mostLogBytes = 400_000;

/**
 * What helps to find a fault and tells of nobody: versions, settings, states, counts and the log. No name, address, account number,
 * amount, file name or secret is in it; what is free text goes through the redaction once more.
 */
export function diagnosticsText(parts: DiagnosticsParts): string {
  const { info, settings, store, network, connections, counts } = parts;
  const { language, theme, retentionMonths, defaultExpiresIn, logLevel, isMasked, keepsRecent } = settings;
  const sections: [string, object][] = [
    // Of an administrator's file only that there is one: it names addresses.
    ['program', { at: parts.at.toISOString(), ...info, administrator: info.administrator !== null }],
    ['settings', { language, theme, retentionMonths, defaultExpiresIn, logLevel, isMasked, keepsRecent }],
    ['store', { mode: store.mode, keychain: store.keychain, errorCode: store.errorCode ?? null }],
    ['network', { proxy: network.proxy, authorities: network.authorities.length }],
    ['connections', countOf(connections.map(({ environment }) => environment))],
    ['counts', counts],
  ];
  const told = sections.map(([name, values]) => `[${name}]\n${linesOf(values)}`);
  return `${[...told, `[log]\n${newest(parts.logLines).map(redactedLine).join('\n')}`].join('\n\n')}\n`;
}

function linesOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function countOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function newest(lines: readonly string[]): string[] {
  let bytes = 0;
  return [...lines]
    .reverse()
    .filter((line) => {
      bytes += line.length + 1;
      return bytes <= mostLogBytes;
    })
    .reverse();
}

/** The log was redacted when it was written; its times and identifiers have to stay readable. */
function redactedLine(line: string): string {
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(entry, (name, value) =>
      name === 'message' && typeof value === 'string' ? redact(value) : value,
    );
  } catch {
    return redact(line);
  }
}
