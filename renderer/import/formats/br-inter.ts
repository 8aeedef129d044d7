import type { ExportFormat } from './format';

export const brInter: ExportFormat = {
  id: 'br-inter',
  bank: 'Banco Inter',
  country: 'BR',
  exportType: 'account',
  evidence: 'described',
  header: ['Data Lançamento', 'Histórico', 'Descrição', 'Valor', 'Saldo'],
  currency: 'BRL',
  preamble: /Extrato Conta Corrente/,
};
