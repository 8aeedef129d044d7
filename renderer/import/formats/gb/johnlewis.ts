import type { ExportFormat } from '../description/export-format';

export const gbJohnlewis: readonly ExportFormat[] = [
  {
    id: 'gb-johnlewis',
    bank: 'John Lewis Partnership Card',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date Processed', 'Description', 'Amount'],
    currency: 'GBP',
    accountType: 'KREDIT_KARTE',
    sign: 'inferred',
    directionWords: { out: [''], in: ['cr'] },
    dateOrder: 'DMY',
    fields: { direction: [3] },
    cells: /,(?:"\+ )?£[\d.,]+"?,(?:CR)?$/m,
  },
];
