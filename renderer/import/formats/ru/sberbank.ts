import type { ExportFormat } from '../description/export-format';

export const ruSberbank: readonly ExportFormat[] = [
  {
    id: 'ru-sberbank-2019',
    bank: 'Сбербанк',
    country: 'RU',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Тип карты',
      'Номер карты',
      'Дата совершения операции',
      'Дата обработки операции',
      'Код авторизации',
      'Тип операции',
      'Город совершения операции',
      'Страна совершения операции',
      'Описание',
      'Валюта операции',
      'Сумма в валюте операции',
      'Сумма в валюте счета',
    ],
    fields: {
      originalAmount: ['Сумма в валюте операции'],
      originalCurrency: ['Валюта операции'],
      amount: ['Сумма в валюте счета'],
    },
    dateOrder: 'DMY',
    decimalSign: ',',
    currency: 'RUB',
    sign: 'asWritten',
  },
];
