import type { ExportFormat } from '../description/export-format';

export const deVrnetworld: readonly ExportFormat[] = [
  {
    id: 'de-vrnetworld',
    bank: 'VR-NetWorld Software',
    country: 'DE',
    exportType: 'account',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kontoname',
      'Kontonummer',
      'Bankleitzahl',
      'Datum',
      'Valuta',
      'Zahlungspflichtiger/-empfänger',
      'ZP/ZE Konto/IBAN',
      'ZP/ZE Bankleitzahl/BIC',
      'Verwendungszweck',
      'Kategorie',
      'Betrag',
      'Währung',
    ],
  },
];
