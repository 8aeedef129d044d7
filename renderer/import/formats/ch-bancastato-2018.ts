import type { ExportFormat } from '../engine/recognition/export-format';

export const chBancastato2018: ExportFormat = {
  id: 'ch-bancastato-2018',
  bank: 'BancaStato',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Data',
    'Data valuta',
    'Rif.Esterno',
    'Tipo',
    'Testo di contabilizzazione',
    'Addebiti',
    'Accrediti',
    'Saldo',
  ],
  currency: 'CHF',
};
