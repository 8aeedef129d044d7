import type { ExportFormat } from './format';

export const esCaixabank: ExportFormat = {
  id: 'es-caixabank',
  bank: 'CaixaBank',
  country: 'ES',
  exportType: 'account',
  evidence: 'known',
  header: ['Fecha', 'Fecha valor', 'Movimiento', 'Más datos', 'Importe', 'Saldo'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
