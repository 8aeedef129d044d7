import type { ExportFormat } from '../engine/recognition/export-format';

export const intN26Es: ExportFormat = {
  id: 'int-n26-es',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Fecha',
    'Beneficiario',
    'Número de cuenta',
    'Tipo de transacción',
    'Referencia de pago',
    'Categoría',
    'Cantidad (EUR)',
    'Cantidad (Divisa extranjera)',
    'Tipo de divisa extranjera',
    'Tipo de cambio',
  ],
  otherHeaders: [
    [
      'Fecha',
      'Beneficiario',
      'Número de cuenta',
      'Tipo de transacción',
      'Referencia de pago',
      'Cantidad (EUR)',
      'Cantidad (Divisa extranjera)',
      'Tipo de divisa extranjera',
      'Tipo de cambio',
    ],
  ],
  fields: {
    counterpartyIban: ['Número de cuenta'],
    accountIban: [],
    counterpartyName: ['Beneficiario'],
    purpose: ['Referencia de pago'],
    bookingText: ['Tipo de transacción'],
    amount: ['Cantidad (EUR)'],
    originalAmount: ['Cantidad (Divisa extranjera)'],
  },
};
