import type { ExportFormat } from '../engine/recognition/export-format';

export const deSparkasseMt940: ExportFormat = {
  id: 'de-sparkasse-mt940',
  bank: 'Sparkasse',
  country: 'DE',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'fixture',
  header: [
    'Auftragskonto',
    'Buchungstag',
    'Valutadatum',
    'Buchungstext',
    'Verwendungszweck',
    'Beguenstigter/Zahlungspflichtiger',
    'Kontonummer',
    'BLZ',
    'Betrag',
    'Waehrung',
    'Info',
  ],
  fileName: /-MT940-umsatz/i,
};
