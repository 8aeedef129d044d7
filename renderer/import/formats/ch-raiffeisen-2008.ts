import type { ExportFormat } from './format';

export const chRaiffeisen2008: ExportFormat = {
  id: 'ch-raiffeisen-2008',
  bank: 'Raiffeisen Schweiz',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: null,
  shape: ['date', 'text', 'amount', 'amount', 'date'],
  cells: /;(?:Vergütung|Einkauf Maestro|Bancomatbezug) /,
  currency: 'CHF',
};
