import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceIt: ExportFormat = {
  id: 'ch-postfinance-it',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Data',
    'Tipo di movimento',
    'Testo di avviso',
    'Accredito in CHF',
    'Addebito in CHF',
    'Tag',
    'Categoria',
  ],
  preamble: /Tipo di registrazione:/,
  fields: { credit: ['Accredito in CHF'], debit: ['Addebito in CHF'] },
};
