import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebank2014: ExportFormat = {
  id: 'de-deutschebank-2014',
  bank: 'Deutsche Bank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Wert',
    'Umsatzart',
    'Begünstigter / Auftraggeber',
    'Verwendungszweck',
    'IBAN',
    'BIC',
    'Kundenreferenz',
    'Mandatsreferenz',
    'Gläubiger ID',
    'Fremde Gebühren',
    'Betrag',
    'Abweichender Empfänger',
    'Soll',
    'Haben',
    'Währung',
  ],
  preamble: /Letzter Kontostand/,
};
