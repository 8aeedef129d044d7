import type { ExportFormat } from '../description/export-format';

export const chCornercard: readonly ExportFormat[] = [
  {
    id: 'ch-cornercard-2016',
    bank: 'Cornèrcard',
    country: 'CH',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Beschreibung', 'Belastung CHF', 'Gutschrift CHF', 'Kartennummer', 'Karteninhaber'],
    fields: { debit: ['Belastung CHF'], credit: ['Gutschrift CHF'] },
  },
  {
    id: 'ch-cornercard',
    bank: 'Cornèrcard',
    country: 'CH',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data', 'Descrizione', 'Carta', 'Valuta', 'Importo', 'Stato'],
    otherHeaders: [['Datum', 'Beschreibung', 'Karte', 'Währung', 'Betrag', 'Status']],
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    cells: /\*\*\d{4};[A-Z]{3};-?[\d.]+;(?:Verarbeitete|Transazione|Transaction)/,
  },
  {
    id: 'ch-cornercard-en',
    bank: 'Cornèrcard',
    country: 'CH',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Card', 'Currency', 'Amount', 'Status'],
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    cells: /\*\*\d{4};[A-Z]{3};-?[\d.]+;(?:Pending|Processed) transaction/,
  },
];
