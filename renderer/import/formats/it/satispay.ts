import type { ExportFormat } from '../description/export-format';

export const itSatispay: readonly ExportFormat[] = [
  {
    id: 'it-satispay',
    bank: 'Satispay',
    country: 'IT',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: ['id', 'name', 'state', 'kind', 'date', 'amount', 'currency', 'extra info'],
    decimalSign: ',',
  },
];
