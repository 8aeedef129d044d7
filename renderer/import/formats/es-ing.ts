import type { ExportFormat } from '../engine/recognition/export-format';

export const esIng: ExportFormat = {
  id: 'es-ing',
  bank: 'ING',
  country: 'ES',
  exportType: 'account',
  evidence: 'described',
  header: ['F. VALOR', 'CATEGORÍA', 'SUBCATEGORÍA', 'DESCRIPCIÓN', 'COMENTARIO', 'IMPORTE (€)', 'SALDO (€)'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
