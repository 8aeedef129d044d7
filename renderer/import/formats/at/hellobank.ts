import type { ExportFormat } from '../description/export-format';

export const atHellobank: readonly ExportFormat[] = [
  {
    id: 'at-hellobank',
    bank: 'hello bank!',
    country: 'AT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['any', 'text', 'date', 'date', 'text', 'currency', 'amount', 'text', 'any', 'any', 'any'],
    cells: /;Verrechnungskonto [A-Z]{3};\d\d\.\d\d\.\d{4};/,
  },
];
