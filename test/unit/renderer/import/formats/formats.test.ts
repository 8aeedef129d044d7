import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchHeader } from '../../../../../renderer/import/engine/header-terms';
import { exportFormats } from '../../../../../renderer/import/formats';
import type { ExportFormat } from '../../../../../renderer/import/formats/format';
import { readWhole } from '../../../../check/read-file';

/** A synthetic export of a described header: each cell gets a value of the kind its header names. */
function synthesize(format: ExportFormat): string {
  const header = format.header ?? [];
  const isPoint =
    format.decimalSign === '.' ||
    header.join().includes('Amount') ||
    format.country === 'CH' ||
    format.country === 'GB' ||
    format.country === 'US';
  const fixed = new Map<number, string>();
  for (const [field, names] of Object.entries(format.fields ?? {})) {
    for (const name of names) fixed.set(typeof name === 'number' ? name : header.indexOf(name), field);
  }
  const hasDirection = [...fixed.values()].includes('direction') || header.includes('Af Bij');
  const taken = new Set<string>();
  const kinds = header.map((name, at) => {
    const field =
      fixed.get(at) ??
      matchHeader(name).find((match) => !taken.has(match.field) || match.field === 'purpose')?.field ??
      'ignored';
    taken.add(field);
    return field === 'direction' && !hasDirection ? 'ignored' : field;
  });
  const rows = [1, 2, 3, 4].map((at) =>
    kinds.map((field) => {
      const isOut = at % 2 === 1;
      const money = `${10 + at}${isPoint ? '.' : ','}50`;
      if (/Date$/.test(field)) return `2024-01-${19 + at}`;
      if (field === 'amount') return isOut && !hasDirection ? `-${money}` : money;
      if (field === 'direction') return isOut ? 'D' : 'C';
      if (field === 'debit') return isOut ? money : '';
      if (field === 'credit') return isOut ? '' : money;
      if (/[cC]urrency$/.test(field)) return 'EUR';
      if (field === 'accountIban') return 'DE90299905021004711815';
      if (field === 'counterpartyIban')
        return at % 2 === 1 ? 'DE94299904017793571704' : 'DE14100993337748954529';
      if (/Name$/.test(field)) return field === 'accountName' ? 'Konto' : `Laden ${'ABCD'[at - 1]}`;
      if (field === 'purpose') return `Einkauf im Laden Nummer ${at}`;
      if (field === 'bookingText') return isOut ? 'Lastschrift' : 'Gutschrift';
      return '';
    }),
  );
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [header, ...rows].map((cells) => cells.map(quote).join(';')).join('\n');
}

/** Read as they are by the test of the sample exports. */
const sampled = new Set(
  readdirSync('test/fixtures/formats-described')
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.replace('.csv', '')),
);
const unsampled = exportFormats.filter((format) => format.header && !sampled.has(format.id));

describe('described formats', () => {
  it('when the folder is listed, every format has its own file, and there are more than 80', () => {
    const files = readdirSync('renderer/import/formats')
      .filter((name) => /^[a-z]{2,3}-.*\.ts$/.test(name))
      .map((name) => name.replace('.ts', ''));
    expect(exportFormats.map((format) => format.id).sort()).toEqual(files.sort());
    expect(exportFormats.length).toBeGreaterThan(80);
  });

  it.each(unsampled.map((format) => [format.id, format] as const))(
    'when an export with the header of %s is read, it is recognised, and its rows come without an error',
    async (id, format) => {
      const { reading, rows } = await readWhole('export.csv', new TextEncoder().encode(synthesize(format)));
      const twins = exportFormats.filter(
        (other) =>
          other.header?.join() === format.header?.join() ||
          other.otherHeaders?.some((header) => header.join() === format.header?.join()),
      );
      expect([id, ...twins.map((twin) => twin.id)]).toContain(reading.format?.id);
      expect(reading.format?.confidence).toBeGreaterThanOrEqual(0.8);
      expect(rows.map((row) => row.disposition)).toEqual([0, 0, 0, 0]);
      expect(rows.map((row) => row.bookingDay)).toEqual([
        '2024-01-20',
        '2024-01-21',
        '2024-01-22',
        '2024-01-23',
      ]);
      const inverted = format.sign === 'inverted' ? -1 : 1;
      expect(rows.map((row) => Math.abs(Number(row.amountMinor)))).toEqual(
        format.impliedDecimals === undefined ? [1150, 1250, 1350, 1450] : [1150, 1250, 1350, 1450],
      );
      expect(Math.sign(Number(rows[0]?.amountMinor)) * inverted).toBe(-1);
    },
  );

  it('when a known export got a column more and lost one, drift names both', async () => {
    const format = exportFormats.find((entry) => entry.id === 'de-ing-2025');
    const changed = synthesize({
      ...(format as ExportFormat),
      header: [...(format?.header ?? []).filter((name) => name !== 'Währung'), 'Neu'],
    });
    const { reading } = await readWhole('export.csv', new TextEncoder().encode(changed));
    expect(reading.format?.id).toBe('de-ing-2025');
    expect(reading.drift).toMatchObject({ added: ['Neu'], missing: ['Währung'] });
  });
});
