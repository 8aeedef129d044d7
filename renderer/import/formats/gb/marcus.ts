import type { ExportFormat } from '../description/export-format';

export const gbMarcus: readonly ExportFormat[] = [
  {
    id: 'gb-marcus',
    bank: 'Marcus by Goldman Sachs',
    country: 'GB',
    exportType: 'savings account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['TransactionDate', 'Description', 'Value', 'AccountBalance', 'AccountName', 'AccountNumber'],
    fields: { bookingDate: ['TransactionDate'], valueDate: [], amount: ['Value'] },
    currency: 'GBP',
    cells: /^"\d{8}","(?:Interest applied|Transfer |Withdrawal )/m,
  },
];
