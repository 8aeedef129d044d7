import type { ExportFormat } from './format';

export const seLansforsakringar: ExportFormat = {
  id: 'se-lansforsakringar',
  bank: 'Länsförsäkringar',
  country: 'SE',
  exportType: 'account',
  evidence: 'described',
  header: ['Bokföringsdatum', 'Transaktionsdatum', 'Transaktionstyp', 'Meddelande', 'Belopp'],
  currency: 'SEK',
};
