import type { ExportFormat } from '../description/export-format';

export const deFinom: readonly ExportFormat[] = [
  {
    id: 'de-finom',
    bank: 'Finom',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Time completed',
      'Status',
      'Transaktionsart',
      'Auftraggeber/Empfänger',
      'Counterparty BIC',
      'Counterparty IBAN',
      'Verwendungszweck',
      'Tags',
      'Zahlungsfreigeber',
      'Kartennummer',
      'Ursprungswährung',
      'Ursprungsbetrag',
      'Zahlungswährung',
      'Zahlungsbetrag',
      'Wallet-Saldo nach Transaktion',
      'Wallet-Name',
      'Wallet-IBAN',
      'Begleitende Dokumente',
      'Transaktions-ID',
    ],
  },
];
