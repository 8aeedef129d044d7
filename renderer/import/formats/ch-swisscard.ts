import type { ExportFormat } from '../engine/recognition/export-format';

export const chSwisscard: ExportFormat = {
  id: 'ch-swisscard',
  bank: 'Swisscard',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Transaktionsdatum',
    'Beschreibung',
    'Händler',
    'Kartennummer',
    'Währung',
    'Betrag',
    'Fremdwährung',
    'Betrag in Fremdwährung',
    'Debit/Kredit',
    'Status',
    'Händlerkategorie',
    'Registrierte Kategorie',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
};
