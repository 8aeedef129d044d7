import type { ExportFormat } from './format';

export const noNordea: ExportFormat = {
  id: 'no-nordea',
  bank: 'Nordea',
  country: 'NO',
  exportType: 'account',
  evidence: 'described',
  header: ['Bokføringsdato', 'Beløp', 'Avsender', 'Mottaker', 'Navn', 'Tittel', 'Valuta', 'Betalingstype'],
};
