import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance2012: ExportFormat = {
  id: 'ch-postfinance-2012',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: null,
  shape: ['date', 'text', 'amount', 'amount', 'date', 'amount'],
  cells:
    /;"(?:E-RECHNUNG|KAUF\/DIENSTLEISTUNG|AUFTRAG DEBIT DIRECT|GIRO |BARGELDBEZUG|ESR |LASTSCHRIFT |PREIS F)/,
  currency: 'CHF',
  fields: { credit: [2], debit: [3] },
};
