import type { ExportFormat } from '../description/export-format';

export const chCic: readonly ExportFormat[] = [
  {
    id: 'ch-cic',
    bank: 'Bank CIC',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Valutadatum',
      'Auftragsnummer',
      'Konto',
      'Rubrik',
      'IBAN',
      'Kartennummer',
      'Beschreibung',
      'Buchungsdetails',
      'Originalbetrag',
      'Währung',
      'Gutschrift',
      'Belastung',
    ],
    fields: { accountIban: ['IBAN'], currency: ['Währung'] },
  },
];
