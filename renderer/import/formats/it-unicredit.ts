import type { ExportFormat } from './format';

export const itUnicredit: ExportFormat = {
  id: 'it-unicredit',
  bank: 'UniCredit',
  country: 'IT',
  exportType: 'account',
  evidence: 'known',
  header: ['Data Registrazione', 'Data valuta', 'Descrizione', 'Importo (EUR)'],
  dateOrder: 'DMY',
};
