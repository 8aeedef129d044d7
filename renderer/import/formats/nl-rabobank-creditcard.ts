import type { ExportFormat } from '../engine/recognition/export-format';

export const nlRabobankCreditcard: ExportFormat = {
  id: 'nl-rabobank-creditcard',
  bank: 'Rabobank',
  country: 'NL',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Tegenrekening IBAN',
    'Munt',
    'Creditcard Nummer',
    'Productnaam',
    'Creditcard Regel1',
    'Creditcard Regel2',
    'Transactiereferentie',
    'Datum',
    'Bedrag',
    'Omschrijving',
    'Oorspr bedrag',
    'Oorspr munt',
    'Koers',
  ],
  fields: { counterpartyIban: [], accountIban: ['Creditcard Nummer'], purpose: ['Omschrijving'] },
  accountType: 'KREDIT_KARTE',
  sign: 'asWritten',
};
