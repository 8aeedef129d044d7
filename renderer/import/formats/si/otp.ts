import type { ExportFormat } from '../description/export-format';

export const siOtp: readonly ExportFormat[] = [
  {
    id: 'si-otp',
    bank: 'OTP banka',
    country: 'SI',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'ŠT. IZPISKA',
      'POGODBA',
      'RAČUN',
      'DATUM KNJIŽENJA',
      'DATUM VALUTE',
      'DOBRO',
      'BREME',
      'VALUTA',
      'NAMEN',
      'SKLIC V DOBRO',
      'SKLIC V BREME',
      'UDELEŽENEC - RAČUN',
      'UDELEŽENEC - NAZIV',
      'UDELEŽENEC - BIC',
      'KODA NAMENA',
      'PRILIV V IZVORNI VALUTI',
      'ODLIV V IZVORNI VALUTI',
      'IZVORNA VALUTA',
    ],
    fields: { accountIban: ['RAČUN'], counterpartyIban: ['UDELEŽENEC - RAČUN'] },
  },
];
