import type { ExportFormat } from '../description/export-format';

export const ruVtb: readonly ExportFormat[] = [
  {
    id: 'ru-vtb-2019',
    bank: 'ВТБ',
    country: 'RU',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Номер карты/счета/договора',
      'Дата операции',
      'Дата обработки',
      'Сумма операции',
      'Валюта операции',
      'Сумма пересчитанная в валюту счета',
      'Валюта счета',
      'Основание',
      'Статус',
    ],
    fields: {
      originalAmount: ['Сумма операции'],
      originalCurrency: ['Валюта операции'],
      amount: ['Сумма пересчитанная в валюту счета'],
      currency: ['Валюта счета'],
    },
    decimalSign: ',',
    sign: 'asWritten',
  },
];
