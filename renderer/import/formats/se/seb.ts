import type { ExportFormat } from '../description/export-format';

export const seSeb: readonly ExportFormat[] = [
  {
    id: 'se-seb',
    bank: 'SEB',
    country: 'SE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Bokföringsdatum', 'Valutadatum', 'Verifikationsnummer', 'Text/mottagare', 'Belopp', 'Saldo'],
    otherHeaders: [['Bokföringsdatum', 'Valutadatum', 'Verifikationsnummer', 'Text', 'Belopp', 'Saldo']],
    fields: { purpose: ['Text/mottagare', 'Text'], counterpartyName: [] },
    currency: 'SEK',
  },
];
