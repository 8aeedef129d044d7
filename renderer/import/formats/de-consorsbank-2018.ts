import type { ExportFormat } from '../engine/recognition/export-format';

export const deConsorsbank2018: ExportFormat = {
  id: 'de-consorsbank-2018',
  bank: 'Consorsbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchung',
    'Valuta',
    'Sender / Empfänger',
    'IBAN / Konto-Nr.',
    'BIC / BLZ',
    'Buchungstext',
    'Verwendungszweck',
    'Kategorie',
    'Stichwörter',
    'Umsatz geteilt',
    'Betrag in EUR',
  ],
  fileName: /Umsatzübersicht_\d+/,
};
