import type { ExportFormat } from '../description/export-format';

export const deFinanzblick: readonly ExportFormat[] = [
  {
    id: 'de-finanzblick',
    bank: 'finanzblick',
    country: 'DE',
    exportType: 'account',
    sharedBy: 'programme',
    evidence: 'described',
    header: [
      'Buchungsdatum',
      'Wertstellungsdatum',
      'Empfaenger',
      'Verwendungszweck',
      'Buchungstext',
      'Betrag',
      'IBAN',
      'BIC',
      'Kategorie',
      'Konto',
      'Umbuchung',
      'Notiz',
      'Schlagworte',
      'SteuerKategorie',
      'ParentKategorie',
      'AbweichenderEmpfaenger',
      'Splitbuchung',
      'Auswertungsdatum',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
