import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceKarteIt: ExportFormat = {
  id: 'ch-postfinance-karte-it',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Periodo contabile',
    'Data di contabilizzazione',
    'Data di acquisto',
    'Dettagli di contabilizzazione',
    'Accredito in CHF',
    'Addebito in CHF',
  ],
  accountType: 'KREDIT_KARTE',
  preamble: /Conto della carta:/,
  fields: {
    purpose: ['Dettagli di contabilizzazione'],
    credit: ['Accredito in CHF'],
    debit: ['Addebito in CHF'],
  },
};
