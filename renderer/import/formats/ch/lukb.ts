import type { ExportFormat } from '../description/export-format';

export const chLukb: readonly ExportFormat[] = [
  {
    id: 'ch-lukb',
    bank: 'Luzerner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    header: ['Buchung', 'Valuta', 'Buchungstext', 'Detail', 'Gutschrift', 'Belastung', 'Saldo (CHF)'],
  },
  {
    id: 'ch-lukb-2008',
    bank: 'Luzerner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    header: ['Datum', 'Buchungstext', 'Betrag Detail', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
    currency: 'CHF',
  },
  {
    id: 'ch-lukb-2016',
    bank: 'Luzerner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    header: ['Buchungsdatum', 'Valuta', 'Buchungstext', 'Betrag Detail', 'Gutschrift', 'Belastung', 'Saldo'],
    currency: 'CHF',
  },
  {
    id: 'ch-lukb-2017',
    bank: 'Luzerner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    header: [
      'Buchungsdatum',
      'Valuta',
      'Buchungstext',
      'Details',
      'Betrag Detail',
      'Belastung',
      'Gutschrift',
      'Saldo CHF',
    ],
  },
];
