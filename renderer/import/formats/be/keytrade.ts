import type { ExportFormat } from '../description/export-format';

export const beKeytrade: readonly ExportFormat[] = [
  {
    id: 'be-keytrade',
    bank: 'Keytrade Bank',
    country: 'BE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Uittreksel', 'Datum', 'Valutadatum', 'Rekening', 'Omschrijving', 'Bedrag', 'Valuta'],
    currency: 'EUR',
    dateOrder: 'DMY',
    fields: { counterpartyIban: ['Rekening'] },
  },
  {
    id: 'be-keytrade-2026',
    bank: 'Keytrade Bank',
    country: 'BE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Extrait', 'Date', 'Date valeur', 'IBAN', 'Description', 'Montant', 'Devise'],
    currency: 'EUR',
    dateOrder: 'DMY',
    fields: { counterpartyIban: ['IBAN'] },
    cells: /^\d{4}\/\d{4}\/\d{4};/m,
  },
];
