import type { ExportFormat } from '../description/export-format';

export const nzAsb: readonly ExportFormat[] = [
  {
    id: 'nz-asb',
    bank: 'ASB',
    country: 'NZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Unique Id', 'Tran Type', 'Cheque Number', 'Payee', 'Memo', 'Amount'],
    currency: 'NZD',
  },
];
