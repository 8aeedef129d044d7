import type { ExportFormat } from '../engine/recognition/export-format';

export const chUbs: ExportFormat = {
  id: 'ch-ubs',
  bank: 'UBS',
  country: 'CH',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Abschlussdatum',
    'Abschlusszeit',
    'Buchungsdatum',
    'Valutadatum',
    'Währung',
    'Belastung',
    'Gutschrift',
    'Einzelbetrag',
    'Saldo',
    'Transaktions-Nr.',
    'Beschreibung1',
    'Beschreibung2',
    'Beschreibung3',
    'Fussnoten',
  ],
};
