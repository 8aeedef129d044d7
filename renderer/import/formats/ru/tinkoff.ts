import type { ExportFormat } from '../description/export-format';

export const ruTinkoff: readonly ExportFormat[] = [
  {
    id: 'ru-tinkoff-2020',
    bank: 'Тинькофф Банк',
    country: 'RU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Дата операции',
      'Дата платежа',
      'Номер карты',
      'Статус',
      'Сумма операции',
      'Валюта операции',
      'Сумма платежа',
      'Валюта платежа',
      'Кэшбэк',
      'Категория',
      'MCC',
      'Описание',
      'Бонусы (включая кэшбэк)',
      'Округление на инвесткопилку',
      'Сумма операции с округлением',
    ],
    fields: {
      originalAmount: ['Сумма операции'],
      originalCurrency: ['Валюта операции'],
      amount: ['Сумма платежа'],
      currency: ['Валюта платежа'],
      accountIban: [],
    },
    dateOrder: 'DMY',
    decimalSign: ',',
  },
];
