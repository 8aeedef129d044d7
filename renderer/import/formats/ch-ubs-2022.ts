import type { ExportFormat } from '../engine/recognition/export-format';

export const chUbs2022: ExportFormat = {
  id: 'ch-ubs-2022',
  bank: 'UBS',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Abschlussdatum',
    'Abschlusszeit',
    'Buchungsdatum',
    'Valutadatum',
    'Währung',
    'Transaktionsbetrag',
    'Belastung/Gutschrift',
    'Saldo',
    'Transaktions-Nr.',
    'Beschreibung1',
    'Beschreibung2',
    'Beschreibung3',
    'Fussnoten',
  ],
};
