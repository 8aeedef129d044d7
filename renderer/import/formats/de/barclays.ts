import type { ExportFormat } from '../description/export-format';

export const deBarclays: readonly ExportFormat[] = [
  {
    id: 'de-barclays-kreditkarte',
    bank: 'Barclays',
    country: 'DE',
    exportType: 'card',
    evidence: 'fixture',
    source: 'sample',
    header: [
      'Referenznummer',
      'Buchungsdatum',
      'Buchungsdatum',
      'Betrag',
      'Beschreibung',
      'Typ',
      'Status',
      'Kartennummer',
      'Originalbetrag',
      'Mögliche Zahlpläne',
      'Land',
      'Name des Karteninhabers',
      'Kartennetzwerk',
      'Kontaktlose Bezahlung',
      'Händlerdetails',
    ],
    accountType: 'KREDIT_KARTE',
    sign: 'asWritten',
  },
];
