import type { ExportFormat } from './format';

export const deSparkasseKreditkarte: ExportFormat = {
  id: 'de-sparkasse-kreditkarte',
  bank: 'Sparkasse',
  country: 'DE',
  exportType: 'card',
  evidence: 'fixture',
  header: [
    'Umsatz getätigt von',
    'Belegdatum',
    'Buchungsdatum',
    'Originalbetrag',
    'Originalwährung',
    'Umrechnungskurs',
    'Buchungsbetrag',
    'Buchungswährung',
    'Transaktionsbeschreibung',
    'Transaktionsbeschreibung Zusatz',
    'Buchungsreferenz',
    'Gebührenschlüssel',
    'Länderkennzeichen',
    'BAR-Entgelt+Buchungsreferenz',
    'AEE+Buchungsreferenz',
    'Abrechnungskennzeichen',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'asWritten',
};
