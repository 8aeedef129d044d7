import type { ExportFormat } from '../description/export-format';

export const roIng: readonly ExportFormat[] = [
  {
    id: 'ro-ing',
    bank: 'ING Bank',
    country: 'RO',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data', '', '', 'Detalii tranzactie', '', 'Debit', 'Credit'],
    currency: 'RON',
  },
];
