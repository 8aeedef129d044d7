import type { ExportFormat } from '../engine/recognition/export-format';

export const deCommerzbank2026Erweitert: ExportFormat = {
  id: 'de-commerzbank-2026-erweitert',
  bank: 'Commerzbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Umsatzart',
    'Buchungstext',
    'Betrag',
    'Währung',
    'IBAN Kontoinhaber',
    'Kategorie',
    'Sender',
    'Empfänger',
    'Verwendungszweck',
  ],
  fields: { bookingText: ['Umsatzart'], purpose: ['Verwendungszweck'] },
};
