import type { ExportFormat } from '../engine/recognition/export-format';

export const atBankaustriaEn: ExportFormat = {
  id: 'at-bankaustria-en',
  bank: 'Bank Austria',
  country: 'AT',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Operation date',
    'Value Date',
    'Booking text',
    'Internal Note',
    'Currency',
    'Amount',
    'Record data',
    'Record Number',
    'Payer Name',
    'Payer Account',
    'Payer Bank Code',
    'Payee Name',
    'Payee Account',
    'Payee Bank Code',
    'Purpose Text',
  ],
  bankCodes: ['12000'],
};
