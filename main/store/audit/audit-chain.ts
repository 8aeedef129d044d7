import { createHash } from 'node:crypto';

/** A line of the audit and the hash that chains it to the one before. */
export interface AuditLine {
  /** JSON of one event, without a line break. */
  line: string;
  /** SHA-256, hexadecimal, over the hash before and the line. */
  hash: string;
}

/** Before the first line there is nothing. */
export const noHash = '0'.repeat(64);

export function chainedHash(before: string, line: string | Uint8Array): string {
  return createHash('sha256').update(before).update('\n').update(line).digest('hex');
}

/**
 * The audit as a file: `HASH JSON` a line, and a last line that says how many there are, so that one whose end was
 * cut off is told from a whole one.
 */
export function auditFile(lines: readonly AuditLine[], end: Record<string, unknown>): string {
  const before = lines.at(-1)?.hash ?? noHash;
  const line = JSON.stringify({ ...end, event: 'end', lines: lines.length });
  const all = [...lines, { line, hash: chainedHash(before, line) }];
  return `${all.map((one) => `${one.hash} ${one.line}\n`).join('')}`;
}

export type AuditFault = 'noLines' | 'form' | 'hash' | 'afterEnd' | 'noEnd' | 'count';

/** `lines`: that were read before the fault, or all. `lastHash`: what to note down, for a later comparison. */
export interface AuditVerdict {
  lines: number;
  lastHash: string;
  fault: { line: number; kind: AuditFault } | null;
}

const hashLength = 64;
const lineFeed = 0x0a;

/**
 * Walks the file byte by byte, as it is: any byte that differs from what was written is found in its line. Whoever
 * reckons the whole chain anew is only found by the last hash, if somebody has noted it.
 */
export function verifyAudit(bytes: Uint8Array): AuditVerdict {
  let before = noHash;
  let lines = 0;
  let isEnded = false;
  const told = (kind: AuditFault | null): AuditVerdict => ({
    lines,
    lastHash: before,
    fault: kind === null ? null : { line: lines + 1, kind },
  });
  for (let at = 0; at < bytes.length; ) {
    if (isEnded) return told('afterEnd');
    const feed = bytes.indexOf(lineFeed, at);
    if (feed === -1) return told('form');
    const hash = Buffer.from(bytes.subarray(at, at + hashLength)).toString('latin1');
    const content = bytes.subarray(at + hashLength + 1, feed);
    if (!/^[0-9a-f]{64}$/.test(hash) || bytes[at + hashLength] !== 0x20) return told('form');
    if (chainedHash(before, content) !== hash) return told('hash');
    const event = eventOf(content);
    if (event === null) return told('form');
    isEnded = event.event === 'end';
    if (isEnded && event.lines !== lines) return told('count');
    before = hash;
    lines += 1;
    at = feed + 1;
  }
  if (lines === 0) return told('noLines');
  return told(isEnded ? null : 'noEnd');
}

function eventOf(content: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(content).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
