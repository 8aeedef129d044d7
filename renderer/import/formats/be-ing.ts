import type { ExportFormat } from '../engine/recognition/export-format';

export const beIng: ExportFormat = {
  id: 'be-ing',
  bank: 'ING',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Rekeningnummer',
    'Naam van de rekening',
    'Rekening tegenpartij',
    'Omzetnummer',
    'Boekingsdatum',
    'Valutadatum',
    'Bedrag',
    'Munteenheid',
    'Omschrijving',
    'Detail van de omzet',
    'Bericht',
  ],
  currency: 'EUR',
  dateOrder: 'DMY',
};
