import type { ExportFormat } from '../engine/recognition/export-format';

export const deVolksbankFiducia: ExportFormat = {
  id: 'de-volksbank-fiducia',
  bank: 'Volksbank Raiffeisenbank',
  country: 'DE',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'fixture',
  header: [
    'Buchungstag',
    'Valuta',
    'Auftraggeber/Zahlungsempfänger',
    'Empfänger/Zahlungspflichtiger',
    'Konto-Nr.',
    'IBAN',
    'BLZ',
    'BIC',
    'Vorgang/Verwendungszweck',
    'Kundenreferenz',
    'Währung',
    'Umsatz',
  ],
};
