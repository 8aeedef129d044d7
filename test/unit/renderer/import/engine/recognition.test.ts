import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../../../../renderer/import/formats';
import { readWhole } from '../../../../check/read-file';

describe('recognition of formats', () => {
  const common = exportFormats.filter((format) => format.header && format.hasCommonHeader);

  it.each(common.map((format) => [format.id, format] as const))(
    'when a file shares nothing but the common header of %s, its conventions are not taken over',
    async (id, format) => {
      const header = format.header ?? [];
      const row = header.map((name) =>
        /date/i.test(name) ? '2024-03-19' : /amount|debit|balance/i.test(name) ? '10.00' : '',
      );
      const { reading } = await readWhole(
        'export.csv',
        new TextEncoder().encode([header, row, row].map((cells) => cells.join(',')).join('\n')),
      );
      expect(reading.format?.id === id ? reading.format.confidence : 0).toBeLessThan(0.8);
    },
  );
});
