import type { ExportFormat } from '../description/export-format';

export const czCeska: readonly ExportFormat[] = [
  {
    id: 'cz-ceska-sporitelna',
    bank: 'Česká spořitelna',
    country: 'CZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Item',
      'Posting date',
      'Amount CZK',
      'Bank account details',
      'Execution date',
      'Variable symbol 1',
      'Cancellation',
      'Counteraccount name',
      'Constant symbol',
      'Specific symbol',
      'Message for payee',
      'Message for me',
      'Transaction reference number',
      'Client note',
      'Payment reference',
      'Reason for non-execution',
      'This export contains a list of transactions displayed on the main internetbanking screen.  It is not a complete list of transactions meeting the entered filter criteria.',
    ],
  },
];
