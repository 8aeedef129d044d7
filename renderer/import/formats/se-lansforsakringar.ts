import type { ExportFormat } from './format';

export const seLansforsakringar: ExportFormat = {
  id: 'se-lansforsakringar',
  bank: 'Länsförsäkringar',
  country: 'SE',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: ['Bokföringsdatum', 'Transaktionsdatum', 'Transaktionstyp', 'Meddelande', 'Belopp'],
  currency: 'SEK',
};
