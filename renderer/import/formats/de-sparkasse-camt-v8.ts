import type { ExportFormat } from './format';

export const deSparkasseCamtV8: ExportFormat = {
  id: 'de-sparkasse-camt-v8',
  bank: 'Sparkasse',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Auftragskonto',
    'Buchungstag',
    'Valutadatum',
    'Buchungstext',
    'Verwendungszweck',
    'Glaeubiger ID',
    'Mandatsreferenz',
    'Kundenreferenz (End-to-End)',
    'Sammlerreferenz',
    'Lastschrift Ursprungsbetrag',
    'Auslagenersatz Ruecklastschrift',
    'Beguenstigter/Zahlungspflichtiger',
    'Kontonummer/IBAN',
    'BIC (SWIFT-Code)',
    'Betrag',
    'Waehrung',
    'Info',
  ],
  fileName: /camt-?(?:52)?v8/i,
};
