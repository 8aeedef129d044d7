import type { ExportFormat } from '../description/export-format';

export const auAnz: readonly ExportFormat[] = [
  {
    id: 'au-anz',
    bank: 'ANZ',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'amount', 'text'],
    currency: 'AUD',
    dateOrder: 'DMY',
  },
];
