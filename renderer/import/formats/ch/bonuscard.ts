import type { ExportFormat } from '../description/export-format';

export const chBonuscard: readonly ExportFormat[] = [
  {
    id: 'ch-bonuscard',
    bank: 'Bonuscard',
    country: 'CH',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Beschreibung', 'Karte', 'Whrung', 'Betrag', 'Status'],
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    cells: /\*\*\d{4},[A-Z]{3},-?[\d.]+,Verarbeitete/,
  },
];
