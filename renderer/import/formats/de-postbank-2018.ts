import type { ExportFormat } from '../engine/recognition/export-format';

export const dePostbank2018: ExportFormat = {
  id: 'de-postbank-2018',
  bank: 'Postbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Umsatzart',
    'Buchungsdetails',
    'Auftraggeber',
    'Empfänger',
    'Betrag (€)',
    'Saldo (€)',
  ],
  preamble: /Umsatzauskunft - gebuchte Umsätze/,
  fields: { bookingText: ['Umsatzart'], payerName: ['Auftraggeber'], payeeName: ['Empfänger'] },
};
