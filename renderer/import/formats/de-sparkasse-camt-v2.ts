import type { ExportFormat } from './format';

export const deSparkasseCamtV2: ExportFormat = {
  id: 'de-sparkasse-camt-v2',
  bank: 'Sparkasse',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
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
  fileName: /-umsatz\.csv$/i,
};
