import type { ExportFormat } from './format';

export const atRaiffeisenElba: ExportFormat = {
  id: 'at-raiffeisen-elba',
  bank: 'Raiffeisen',
  country: 'AT',
  exportType: 'account',
  evidence: 'fixture',
  header: null,
  shape: ['date', 'text', 'date', 'amount', 'currency', 'any'],
  fileName: /meinElba/i,
};
