import type { ExportFormat } from '../description/export-format';

export const chVz: readonly ExportFormat[] = [
  {
    id: 'ch-vz',
    bank: 'VZ Depotbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Valutadatum',
      'Auftragsnummer',
      'Konto',
      'IBAN',
      'Buchungstext',
      'Gutschrift',
      'Belastung',
      'Saldo',
    ],
    fields: { accountIban: ['IBAN'], bankReference: [] },
    currency: 'CHF',
    otherHeaders: [
      [
        'Buchungsdatum',
        'Valutadatum',
        'Auftragsnummer',
        'Konto',
        'Kontoalias',
        'IBAN',
        'Buchungstext',
        'Gutschrift',
        'Belastung',
        'Saldo',
      ],
    ],
  },
];
