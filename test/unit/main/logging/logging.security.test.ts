import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LogEntry, logEntry } from '../../../../main/logging/log-entry';
import { LogFile } from '../../../../main/logging/log-file';
import { redact } from '../../../../main/logging/redaction';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const canaries: [string, string, string][] = [
  ['an IBAN', 'from DE44500105175407324931 to', 'DE44500105175407324931'],
  ['an IBAN in groups', 'from DE44 5001 0517 5407 3249 31 to', '5407'],
  ['a card number', 'card 4111 1111 1111 1111 used', '1111'],
  ['an account number', 'account 5164552220 of', '5164552220'],
  ['an amount', 'paid -1.234,56 EUR for rent', '1.234,56'],
  ['a bearer token', 'Authorization: Bearer abc.def-ghi', 'abc.def-ghi'],
  ['a token without a header', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'eyJzdWIiOiIxIn0'],
  ['a client secret', 'client_secret=s3cr3t&grant_type=x', 's3cr3t'],
  ['a secret in JSON', '{"client_secret":"s3cr3t"}', 's3cr3t'],
  ['an e-mail address', 'by marlene@example.org now', 'marlene@'],
  ['a home folder', 'open /home/marlene/umsatz.csv', '/home/marlene'],
  ['a home folder with a blank in its name', 'open /Users/marlene muster/umsatz.csv', 'muster'],
  ['a Windows home folder with a blank', 'open C:\\Users\\Marlene Muster\\umsatz.csv', 'Muster'],
  ['a Windows home folder', 'open C:\\Users\\marlene\\umsatz.csv', 'marlene'],
  ['an address query', 'GET /users?page=2&tenant=acme', 'tenant=acme'],
];

describe('the log (SEC-20, SEC-21)', () => {
  it.each(canaries)('when a line holds %s, it does not reach the disk', (_what, message, canary) => {
    expect(redact(message)).toContain('[removed]');
    new LogFile(folder).write({ event: 'test', message });
    const written = readFileSync(join(folder, 'kontor.log'), 'utf8');
    expect(written).toContain('[removed]');
    expect(written).not.toContain(canary);
  });

  it.each(['code', 'endpoint', 'correlationId', 'channel', 'message'] as const)(
    'when a secret or an IBAN comes in any field, here %s, it does not reach the disk',
    (field) => {
      for (const canary of ['DE44500105175407324931', 'Bearer abc.def-ghi', 'client_secret=s3cr3t'])
        new LogFile(folder).write({ event: 'test', [field]: canary });
      const written = readFileSync(join(folder, 'kontor.log'), 'utf8');
      expect(written.match(/\[removed\]/g)).toHaveLength(3);
      for (const canary of ['DE44500105175407324931', 'abc.def-ghi', 's3cr3t'])
        expect(written).not.toContain(canary);
    },
  );

  it('when a line has a field that is not allowed, the field is not written', () => {
    const entry = { event: 'test', body: 'canary' } as unknown as LogEntry;
    expect(logEntry.safeParse(entry).success).toBe(false);
    new LogFile(folder).write(entry);
    const written = readFileSync(join(folder, 'kontor.log'), 'utf8');
    expect(written).not.toContain('canary');
    expect(written).toContain('log.fieldRefused');
  });

  it('when an administrator wants faults alone, nothing else is written', () => {
    const log = new LogFile(folder);
    log.setLevel('fault');
    log.write({ event: 'plain' });
    log.write({ event: 'odd', level: 'warning' });
    log.write({ event: 'wrong', level: 'fault' });
    const written = readFileSync(join(folder, 'kontor.log'), 'utf8');
    expect(written.match(/"event":"\w+"/g)).toEqual(['"event":"wrong"']);
  });

  it('when the log is made, only its owner can read it (SEC-24)', () => {
    new LogFile(folder).write({ event: 'test' });
    expect(statSync(join(folder, 'kontor.log')).mode & 0o777).toBe(0o600);
  });
});
