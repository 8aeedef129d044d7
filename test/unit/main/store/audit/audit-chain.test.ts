import { describe, expect, it } from 'vitest';
import {
  type AuditLine,
  auditFile,
  chainedHash,
  noHash,
  verifyAudit,
} from '../../../../../main/store/audit/audit-chain';

function chainOf(events: readonly object[]): AuditLine[] {
  let before = noHash;
  return events.map((event) => {
    const line = JSON.stringify(event);
    before = chainedHash(before, line);
    return { line, hash: before };
  });
}

const lines = chainOf([
  { event: 'uploadBegun', by: 'someone', files: [{ name: 'Umsätze März.csv', sha256: 'ab'.repeat(32) }] },
  { event: 'call', position: 0, outcome: 'done' },
  { event: 'uploadState', state: 'done' },
]);
const file = Buffer.from(auditFile(lines, { at: '2026-01-01T00:00:00.000Z' }), 'utf8');
const rows = file.toString('utf8').trimEnd().split('\n');
const verdictOf = (text: string) => verifyAudit(Buffer.from(text, 'utf8'));

describe('the file of an audit', () => {
  it('when it is as it was written, is found unchanged, and its last hash is told', () => {
    const { lines: read, lastHash, fault } = verifyAudit(file);
    expect([read, fault]).toEqual([4, null]);
    expect(lastHash).toBe(rows[3]?.slice(0, 64));
  });

  it('when any byte is flipped in any of its bits, it is found', () => {
    const missed: number[] = [];
    for (let at = 0; at < file.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        if (verifyAudit(changed).fault === null) missed.push(at);
      }
    }
    expect(missed).toEqual([]);
  });

  it('when it ends anywhere before its end, it is found', () => {
    for (let length = 0; length < file.length; length += 1)
      expect(verifyAudit(file.subarray(0, length)).fault, String(length)).not.toBeNull();
  });

  it('when a line is taken out, doubled or moved, the line is told', () => {
    for (let at = 0; at < rows.length; at += 1) {
      const without = rows.filter((_row, other) => other !== at);
      expect(verdictOf(`${without.join('\n')}\n`).fault?.line, `without ${at}`).toBeGreaterThanOrEqual(1);
      const doubled = rows.flatMap((row, other) => (other === at ? [row, row] : [row]));
      expect(verdictOf(`${doubled.join('\n')}\n`).fault, `doubled ${at}`).toMatchObject({ line: at + 2 });
    }
    const [first = '', second = '', ...rest] = rows;
    expect(verdictOf(`${[second, first, ...rest].join('\n')}\n`).fault).toEqual({ line: 1, kind: 'hash' });
  });

  it('when something follows the end, it is found', () => {
    expect(verdictOf(`${file.toString('utf8')}\n`).fault).toEqual({ line: 5, kind: 'afterEnd' });
  });

  it('when the lines are fewer than the end says although every hash is right, it is found', () => {
    const end = JSON.stringify({ event: 'end', lines: 3 });
    const last = lines[1]?.hash ?? noHash;
    const short = `${lines
      .slice(0, 2)
      .map(({ hash, line }) => `${hash} ${line}\n`)
      .join('')}${chainedHash(last, end)} ${end}\n`;
    expect(verdictOf(short).fault).toEqual({ line: 3, kind: 'count' });
  });
});
