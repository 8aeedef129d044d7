import type { ExportFormat } from '../description/export-format';

export const nlBunq: readonly ExportFormat[] = [
  {
    id: 'nl-bunq',
    bank: 'bunq',
    country: 'NL',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: ['Date', 'Amount', 'Account', 'Counterparty', 'Name', 'Description'],
    otherHeaders: [['Datum', 'Bedrag', 'Rekening', 'Tegenrekening', 'Naam', 'Omschrijving']],
    currency: 'EUR',
    bankCodes: ['BUNQ'],
  },
  {
    id: 'nl-bunq-2024',
    bank: 'bunq',
    country: 'NL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Interest Date', 'Amount', 'Account', 'Counterparty', 'Name', 'Description'],
    currency: 'EUR',
    bankCodes: ['BUNQ'],
  },
];
