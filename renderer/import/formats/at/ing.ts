import type { ExportFormat } from '../description/export-format';

export const atIng: readonly ExportFormat[] = [
  {
    id: 'at-ing',
    bank: 'ING',
    country: 'AT',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: ['IBAN', 'Text', 'Valutadatum', 'Währung', 'Soll', 'Haben'],
    otherHeaders: [['Kontonummer', 'Text', 'Datum', 'Währung', 'Soll', 'Haben']],
    bankCodes: ['19360'],
  },
];
