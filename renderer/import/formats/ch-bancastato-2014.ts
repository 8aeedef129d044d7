import type { ExportFormat } from '../engine/recognition/export-format';

export const chBancastato2014: ExportFormat = {
  id: 'ch-bancastato-2014',
  bank: 'BancaStato',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Data',
    'Descrizione movimento',
    'Rif. esterno',
    'Testo contabilizzazione',
    'Data valuta',
    'Quantità',
    'Saldo',
    'Divisa',
  ],
  fields: { bookingText: ['Descrizione movimento'], purpose: ['Testo contabilizzazione'] },
};
