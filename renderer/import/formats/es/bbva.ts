import type { ExportFormat } from '../description/export-format';

export const esBbva: readonly ExportFormat[] = [
  {
    id: 'es-bbva',
    bank: 'BBVA',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      '',
      'Fecha',
      'F.Valor',
      'Concepto',
      'Movimiento',
      'Importe',
      'Divisa',
      'Disponible',
      'Divisa',
      'Observaciones',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
