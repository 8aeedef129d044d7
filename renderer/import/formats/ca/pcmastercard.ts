import type { ExportFormat } from '../description/export-format';

export const caPcmastercard: readonly ExportFormat[] = [
  {
    id: 'ca-pcmastercard',
    bank: 'PC Financial',
    country: 'CA',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Merchant Name', 'Card Used For Transaction', 'Date', 'Time', 'Amount'],
    currency: 'CAD',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'MDY',
    sign: 'inverted',
    cells: /\*{4} \d{4}","\d\d\/\d\d\/\d{4}","\d\d:\d\d [AP]M"/,
  },
];
