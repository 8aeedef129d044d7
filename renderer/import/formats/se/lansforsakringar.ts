import type { ExportFormat } from '../description/export-format';

export const seLansforsakringar: readonly ExportFormat[] = [
  {
    id: 'se-lansforsakringar',
    bank: 'Länsförsäkringar',
    country: 'SE',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Bokföringsdatum', 'Transaktionsdatum', 'Transaktionstyp', 'Meddelande', 'Belopp'],
    currency: 'SEK',
  },
];
