import type { ExportFormat } from '../engine/recognition/export-format';

export const deVolksbankTextschluessel: ExportFormat = {
  id: 'de-volksbank-textschluessel',
  bank: 'Volksbank',
  country: 'DE',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Valuta',
    'Textschlüssel',
    'Primanota',
    'Zahlungsempfänger',
    'ZahlungsempfängerKto',
    'ZahlungsempfängerIBAN',
    'ZahlungsempfängerBLZ',
    'ZahlungsempfängerBIC',
    'Vorgang/Verwendungszweck',
    'Kundenreferenz',
    'Währung',
    'Umsatz',
    'Soll/Haben',
  ],
  preamble: /Umsatzanzeige/,
};
