import type { ExportFormat } from '../description/export-format';

export const ruTbank: readonly ExportFormat[] = [
  {
    id: 'ru-tbank-2026',
    bank: 'Т-Банк',
    country: 'RU',
    exportType: 'account',
    evidence: 'described',
    header: [
      'Имя счёта',
      'Номер карты',
      'Дата операции',
      'Сумма операции',
      'Валюта операции',
      'Сумма в валюте счёта',
      'Валюта счёта',
      'Статус',
      'Категория по-умолчанию',
      'Ваша категория',
      'MCC',
      'Описание',
      'Сообщение',
      'Округление',
      'Сумма операции с округлением',
      'Бонусы (включая кэшбэк)',
      'Учёт в аналитике',
    ],
    fields: {
      originalAmount: ['Сумма операции'],
      originalCurrency: ['Валюта операции'],
      amount: ['Сумма в валюте счёта'],
      currency: ['Валюта счёта'],
      purpose: ['Описание', 'Сообщение'],
    },
    dateOrder: 'DMY',
    decimalSign: ',',
  },
];
