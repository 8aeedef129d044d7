import type { ExportFormat } from '../engine/recognition/export-format';

export const chRaiffeisen2008: ExportFormat = {
  id: 'ch-raiffeisen-2008',
  bank: 'Raiffeisen Schweiz',
  country: 'CH',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: null,
  shape: ['date', 'text', 'amount', 'amount', 'date'],
  cells: /;(?:Vergütung|Einkauf Maestro|Bancomatbezug) /,
  currency: 'CHF',
  fields: { bookingDate: [0], purpose: [1], amount: [2], balanceAfter: [3], valueDate: [4] },
};
