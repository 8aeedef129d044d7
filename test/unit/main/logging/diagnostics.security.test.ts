import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DiagnosticsParts, diagnosticsText } from '../../../../main/logging/diagnostics';
import { LogFile } from '../../../../main/logging/log-file';
import { defaultSettings } from '../../../../main/settings/default-settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-diagnostics-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const canaries = [
  'DE90299905021004711815',
  'Muster GmbH',
  'proxy.secret.example',
  '/home/erika/',
  '1.234,56',
];
const partsWith = (logLines: readonly string[]): DiagnosticsParts => ({
  at: new Date('2026-11-29T12:00:00Z'),
  info: {
    version: '1.2.3',
    electronVersion: '45',
    chromiumVersion: '150',
    platform: 'linux',
    systemLanguage: 'de',
    isPackaged: true,
    administrator: {
      setBy: '/home/erika/policy.json',
      allowedConnections: ['http://proxy.secret.example:1'],
    },
  },
  settings: {
    ...defaultSettings,
    recentCustomers: ['customer-1'],
    reportHabits: { ...defaultSettings.reportHabits, ownName: 'Muster GmbH' } as never,
  },
  store: { mode: 'encrypted', keychain: 'available', hasSessionConsent: false },
  network: { proxy: 'fixed', proxyAddress: 'http://proxy.secret.example:1', authorities: [] },
  connections: [{ environment: 'local' }, { environment: 'production' }, { environment: 'production' }],
  counts: { customers: 3 },
  logLines,
});

describe('what is saved for whoever helps', () => {
  it('when it is collected, tells versions, states and counts, and nothing of anybody', () => {
    const log = new LogFile(folder);
    log.write({
      event: 'fault',
      level: 'fault',
      logId: 'id-1',
      message: 'cannot read /home/erika/DE90299905021004711815.csv of 1.234,56 EUR',
    });
    // As a version before the redaction may have left it.
    const unredacted = JSON.stringify({ event: 'old', message: 'IBAN DE90299905021004711815' });
    const text = diagnosticsText(
      partsWith([...log.tail(10), 'a line of 1.234,56 that is no JSON', unredacted]),
    );
    expect(text).toContain('version: 1.2.3');
    expect(text).toContain('production: 2');
    expect(text).toContain('customers: 3');
    expect(text).toContain('"logId":"id-1"');
    expect(text).toMatch(/"at":"2\d{3}-\d\d-\d\dT/);
    for (const canary of [...canaries, 'customer-1']) expect(text, canary).not.toContain(canary);
  });

  it('when the log is long, the newest of it are in', () => {
    const lines = Array.from({ length: 9_000 }, (_, at) =>
      JSON.stringify({ event: `number-${at}`.padEnd(80, '.') }),
    );
    const text = diagnosticsText(partsWith(lines));
    expect(text.length).toBeLessThan(450_000);
    expect(text).toContain('number-8999.');
    expect(text).not.toContain('number-10.');
  });
});

describe('how much the log holds', () => {
  it.each([
    ['info', ['call', 'slow', 'broken']],
    ['warning', ['slow', 'broken']],
    ['fault', ['broken']],
  ] as const)('when it is to hold %s, it holds that and no more', (level, events) => {
    const log = new LogFile(folder);
    log.setLevel(level);
    log.write({ event: 'call' });
    log.write({ event: 'slow', level: 'warning' });
    log.write({ event: 'broken', level: 'fault' });
    expect(log.tail(10).map((line) => JSON.parse(line).event)).toEqual(events);
  });
});
