import type { ExportFormat } from '../description/export-format';

export const intEtsy: readonly ExportFormat[] = [
  {
    id: 'int-etsy',
    bank: 'Etsy Payments',
    country: 'IE',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Type', 'Title', 'Info', 'Currency', 'Amount', 'Fees & Taxes', 'Net', 'Tax Details'],
  },
];
