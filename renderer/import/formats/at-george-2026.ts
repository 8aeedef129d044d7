import type { ExportFormat } from '../engine/recognition/export-format';

export const atGeorge2026: ExportFormat = {
  id: 'at-george-2026',
  bank: 'Erste Bank und Sparkassen (George)',
  country: 'AT',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: [
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
    'App',
    'Empfänger-Überprüfung',
    'Diese IBAN ist registriert auf',
  ],
};
