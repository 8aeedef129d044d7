import type { ExportFormat } from '../engine/recognition/export-format';

export const atGeorge: ExportFormat = {
  id: 'at-george',
  bank: 'Erste Bank und Sparkassen',
  country: 'AT',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'fixture',
  header: [
    'Eigene IBAN',
    'Buchungsdatum',
    'Partnername',
    'Partner IBAN',
    'BIC/SWIFT',
    'Partner Kontonummer',
    'Bankleitzahl',
    'Betrag',
    'Währung',
    'Buchungs-Details',
    'Buchungsreferenz',
    'Valutadatum',
    'Zahlungsreferenz',
    'Mandats ID',
    'Creditor ID',
  ],
  hasChosenColumns: true,
  bankCodes: ['20'],
};
