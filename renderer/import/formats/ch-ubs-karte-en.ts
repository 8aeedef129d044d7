import type { ExportFormat } from './format';

export const chUbsKarteEn: ExportFormat = {
  id: 'ch-ubs-karte-en',
  bank: 'UBS',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Account number',
    'Card number',
    'Account/Cardholder',
    'Purchase date',
    'Booking text',
    'Sector',
    'Amount',
    'Original currency',
    'Rate',
    'Currency',
    'Debit',
    'Credit',
    'Booked',
  ],
};
