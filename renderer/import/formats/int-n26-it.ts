import type { ExportFormat } from '../engine/recognition/export-format';

export const intN26It: ExportFormat = {
  id: 'int-n26-it',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Data',
    'Beneficiario',
    'Numero di conto',
    'Tipo di transazione',
    'Riferimento pagamento',
    'Categoria',
    'Importo (EUR)',
    'Importo (Valuta estera)',
    'Tipo di valuta estera',
    'Tasso di cambio',
  ],
  otherHeaders: [
    [
      'Data',
      'Beneficiario',
      'Numero di conto',
      'Tipo di transazione',
      'Riferimento pagamento',
      'Importo (EURO)',
      'Importo (Valuta estera)',
      'Tipo di valuta straniera',
      'Tasso di cambio',
    ],
  ],
  fields: {
    counterpartyIban: ['Numero di conto'],
    accountIban: [],
    counterpartyName: ['Beneficiario'],
    purpose: ['Riferimento pagamento'],
    amount: ['Importo (EUR)'],
    originalAmount: ['Importo (Valuta estera)'],
  },
};
