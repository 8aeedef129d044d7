import type { ExportFormat } from '../description/export-format';

export const deNorisbank: readonly ExportFormat[] = [
  {
    id: 'de-norisbank',
    bank: 'norisbank',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungstag',
      'Wert',
      'Umsatzart',
      'Begünstigter / Auftraggeber',
      'Verwendungszweck',
      'IBAN / Kontonummer',
      'BIC',
      'Kundenreferenz',
      'Mandatsreferenz',
      'Gläubiger ID',
      'Fremde Gebühren',
      'Betrag',
      'Abweichender Empfänger',
      'Anzahl der Aufträge',
      'Anzahl der Schecks',
      'Soll',
      'Haben',
      'Währung',
    ],
    bankCodes: ['10077777', '76026000'],
  },
];
