import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceIt2009: ExportFormat = {
  id: 'ch-postfinance-it-2009',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Data', "Testo d'avviso", 'Accredito', 'Addebito', 'Data della valuta', 'Saldo'],
  currency: 'CHF',
};
