import type { ExportFormat } from '../engine/recognition/export-format';

export const esCaixabankNow: ExportFormat = {
  id: 'es-caixabank-now',
  bank: 'CaixaBank',
  country: 'ES',
  exportType: 'account',
  evidence: 'described',
  header: ['Fecha', 'Fecha valor', 'Movimiento', 'MÃ¡s datos', 'Importe', 'Saldo'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
