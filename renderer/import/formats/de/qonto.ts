import type { ExportFormat } from '../description/export-format';

export const deQonto: readonly ExportFormat[] = [
  {
    id: 'de-qonto',
    bank: 'Qonto',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Status',
      'Abrechnungsdatum (UTC)',
      'Vorgangsdatum (UTC)',
      'Name der Gegenpartei',
      'Gesamtbetrag (inkl. MwSt.)',
      'Währung',
      'Referenz',
      'Zahlungsmethode',
    ],
    hasChosenColumns: true,
  },
];
