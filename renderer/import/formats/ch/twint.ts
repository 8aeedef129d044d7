import type { ExportFormat } from '../description/export-format';

export const chTwint: readonly ExportFormat[] = [
  {
    id: 'ch-twint-business',
    bank: 'TWINT',
    country: 'CH',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Zeit',
      'Typ',
      'Status',
      'Betrag Transaktion (CHF)',
      'Rabatt (CHF)',
      'Transaktionskosten (CHF)',
      'Niederlassung',
      'TWINT Terminal ID',
      'TWINT Order ID',
      'Referenz Transaktion Händler',
      'Händlertransaktionsreferenz',
      'Bezeichnung in der Abrechnung',
      'Vorname',
      'Nachname',
      'Strasse & Nr.',
      'PLZ',
      'Ort',
      'E-Mail-Adresse',
      'Zahlungszweck',
    ],
  },
];
