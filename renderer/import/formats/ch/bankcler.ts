import type { ExportFormat } from '../description/export-format';

export const chBankcler: readonly ExportFormat[] = [
  {
    id: 'ch-bankcler',
    bank: 'Bank Cler',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data di registrazione',
      'Data valuta',
      'Tipo di ordine',
      'Testo',
      'Importo di addebito (EUR)',
      'Importo di accredito (EUR)',
      'Saldo (EUR)',
    ],
    otherHeaders: [
      [
        'Buchungsdatum',
        'Valutadatum',
        'Auftragsart',
        'Text',
        'Belastungsbetrag (CHF)',
        'Gutschriftsbetrag (CHF)',
        'Saldo (CHF)',
      ],
    ],
  },
];
