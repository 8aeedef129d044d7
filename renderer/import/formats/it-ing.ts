import type { ExportFormat } from '../engine/recognition/export-format';

export const itIng: ExportFormat = {
  id: 'it-ing',
  bank: 'ING',
  country: 'IT',
  exportType: 'account',
  evidence: 'described',
  header: ['DATA CONTABILE', 'DATA VALUTA', 'USCITE', 'ENTRATE', 'CAUSALE', 'DESCRIZIONE OPERAZIONE'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
