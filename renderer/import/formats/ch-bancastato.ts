import type { ExportFormat } from '../engine/recognition/export-format';

export const chBancastato: ExportFormat = {
  id: 'ch-bancastato',
  bank: 'BancaStato',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Data',
    'Data valuta',
    'Numero di ordine',
    'Tipo di ordine',
    'Testo di contabilizzazione',
    'Addebiti (USD)',
    'Accrediti (USD)',
    'Saldo (USD)',
  ],
  otherHeaders: [
    [
      'Data',
      'Data valuta',
      'Numero di ordine',
      'Tipo di ordine',
      'Testo di contabilizzazione',
      'Addebiti (CHF)',
      'Accrediti (CHF)',
      'Saldo (CHF)',
    ],
  ],
};
