import type { ExportFormat } from '../description/export-format';

export const grPiraeus: readonly ExportFormat[] = [
  {
    id: 'gr-piraeus',
    bank: 'Piraeus Bank',
    country: 'GR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Ημ/νία Συναλλαγής',
      'Ημ/νία Αξίας',
      'Περιγραφή Συναλλαγής',
      'Σχόλια / Κωδικός Αναφοράς',
      'Ποσό',
      'Προοδευτικό Λογιστικό Υπόλοιπο',
    ],
    currency: 'EUR',
  },
];
