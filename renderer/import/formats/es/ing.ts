import type { ExportFormat } from '../description/export-format';

export const esIng: readonly ExportFormat[] = [
  {
    id: 'es-ing',
    bank: 'ING',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'F. VALOR',
      'CATEGORÍA',
      'SUBCATEGORÍA',
      'DESCRIPCIÓN',
      'COMENTARIO',
      'IMPORTE (€)',
      'SALDO (€)',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
  {
    id: 'es-ing-converted',
    bank: 'ING',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['date', 'class', 'subcategory', 'desc', 'notes', 'image', 'amount', 'balance'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
