import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolutPl: ExportFormat = {
  id: 'int-revolut-pl',
  bank: 'Revolut',
  country: 'LT',
  exportType: 'wallet',
  evidence: 'described',
  header: [
    'Rodzaj',
    'Produkt',
    'Data rozpoczęcia',
    'Data zrealizowania',
    'Opis',
    'Kwota',
    'Opłata',
    'Waluta',
    'State',
    'Saldo',
  ],
  feeRule: 'subtract',
};
