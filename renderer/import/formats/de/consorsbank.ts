import type { ExportFormat } from '../description/export-format';

export const deConsorsbank: readonly ExportFormat[] = [
  {
    id: 'de-consorsbank',
    bank: 'Consorsbank',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    header: [
      'Buchung',
      'Valuta',
      'Sender / Empfänger',
      'IBAN',
      'BIC',
      'Buchungstext',
      'Verwendungszweck',
      'Betrag',
      'Währung',
    ],
  },
  {
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
  },
];
