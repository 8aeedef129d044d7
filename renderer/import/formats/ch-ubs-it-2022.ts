import type { ExportFormat } from '../engine/recognition/export-format';

export const chUbsIt2022: ExportFormat = {
  id: 'ch-ubs-it-2022',
  bank: 'UBS',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    "Data dell'operazione",
    "Ora dell'operazione",
    'Data di registrazione',
    'Data di valuta',
    'Moneta',
    'Debit amount',
    'Credit amount',
    'Individual amount',
    'Saldo',
    'N. di transazione',
    'Descrizione1',
    'Descrizione2',
    'Descrizione3',
    'Note a piè di pagina',
  ],
};
