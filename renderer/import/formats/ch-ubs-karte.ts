import type { ExportFormat } from './format';

export const chUbsKarte: ExportFormat = {
  id: 'ch-ubs-karte',
  bank: 'UBS',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Kontonummer',
    'Kartennummer',
    'Konto-/Karteninhaber',
    'Einkaufsdatum',
    'Buchungstext',
    'Branche',
    'Betrag',
    'Originalwährung',
    'Kurs',
    'Währung',
    'Belastung',
    'Gutschrift',
    'Buchung',
  ],
  accountType: 'KREDIT_KARTE',
};
