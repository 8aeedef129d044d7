import { expect, it } from 'vitest';
import { rowsOfChunk } from '../../../../../preload/contract/rows/packed-rows';
import type { ExportSource } from '../../../../../renderer/import/engine/bytes/source';
import { previewExport, readExport, showAndRead } from '../../../../../renderer/import/engine/read-export';

const lines = Array.from(
  { length: 8_000 },
  (_, at) => `${String(1 + (at % 28)).padStart(2, '0')}.02.2024;Laden ${at};Einkauf ${at * 7};-${at},50;EUR`,
);
const bytes = new TextEncoder().encode(
  `Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung\r\n${lines.join('\r\n')}\r\n`,
);

it('when a large file is shown first, some kilobytes of it are enough, and its first rows are those of the whole reading', async () => {
  let farthest = 0;
  const source: ExportSource = {
    name: 'a.csv',
    sizeBytes: bytes.length,
    slice: async (start, end) => {
      farthest = Math.max(farthest, end);
      return bytes.slice(start, end);
    },
  };
  const shown: (readonly unknown[])[] = [];
  const head = await previewExport(
    source,
    {},
    {
      chunk: () => undefined,
      preview: (_reading, rows) => shown.push(...rows),
    },
  );
  expect(farthest).toBeLessThanOrEqual(65_536);
  const whole: (readonly unknown[])[] = [];
  const reading = await readExport(source, {}, { chunk: (chunk) => void whole.push(...rowsOfChunk(chunk)) });
  expect(whole).toHaveLength(lines.length);
  expect(shown).toHaveLength(50);
  expect(shown).toEqual(whole.slice(0, 50));
  expect(head.columns.map(({ header }) => header)).toEqual(reading.columns.map(({ header }) => header));
  expect(head.headerFingerprint).toBe(reading.headerFingerprint);
  expect(farthest).toBe(bytes.length);
});

it('when a small file is shown out of its one reading, how sure that is is judged once', async () => {
  const text = new TextEncoder().encode('Datum;Text;Betrag;Währung\n03.02.2025;Miete;-52,00;EUR\n');
  const source: ExportSource = {
    name: 'a.csv',
    sizeBytes: text.length,
    slice: async (start, end) => text.slice(start, end),
  };
  const shown: unknown[] = [];
  const preview = ({ certainty }: { certainty?: unknown }) => void shown.push(certainty);
  const reading = await showAndRead(source, {}, { chunk: () => undefined, preview });
  expect(reading.certainty).toBeDefined();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toBe(reading.certainty);
});
