import type { ExportFormat } from '../description/export-format';

export const deTomorrow: readonly ExportFormat[] = [
  {
    id: 'de-tomorrow',
    bank: 'Tomorrow',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'account_type',
      'booking_date',
      'valuta_date',
      'sender_or_recipient',
      'iban',
      'booking_type',
      'description',
      'category',
      'amount',
      'currency',
    ],
  },
];
