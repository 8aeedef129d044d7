import type { ExportFormat } from '../engine/recognition/export-format';

export const ruAlfabank2017: ExportFormat = {
  id: 'ru-alfabank-2017',
  bank: 'Альфа-Банк',
  country: 'RU',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Тип счёта',
    'Номер счета',
    'Валюта',
    'Дата операции',
    'Референс проводки',
    'Описание операции',
    'Приход',
    'Расход',
  ],
  dateOrder: 'DMY',
  decimalSign: ',',
};
