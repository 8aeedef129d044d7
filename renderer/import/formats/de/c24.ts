import type { ExportFormat } from '../description/export-format';

export const deC24: readonly ExportFormat[] = [
  {
    id: 'de-c24',
    bank: 'C24',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    source: 'importer',
    header: [
      'Transaktionstyp',
      'Buchungsdatum',
      'Karteneinsatz',
      'Betrag',
      'Zahlungsempfänger',
      'IBAN',
      'BIC',
      'Verwendungszweck',
      'Beschreibung',
      'Kontonummer',
      'Kontoname',
      'Kategorie',
      'Unterkategorie',
      'Bargeldabhebung',
    ],
    fields: { accountIban: ['Kontonummer'] },
  },
];
