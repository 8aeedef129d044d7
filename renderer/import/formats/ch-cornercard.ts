import type { ExportFormat } from '../engine/recognition/export-format';

export const chCornercard: ExportFormat = {
  id: 'ch-cornercard',
  bank: 'Cornèrcard',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: ['Data', 'Descrizione', 'Carta', 'Valuta', 'Importo', 'Stato'],
  otherHeaders: [['Datum', 'Beschreibung', 'Karte', 'Währung', 'Betrag', 'Status']],
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
  cells: /\*\*\d{4};[A-Z]{3};-?[\d.]+;(?:Verarbeitete|Transazione|Transaction)/,
};
