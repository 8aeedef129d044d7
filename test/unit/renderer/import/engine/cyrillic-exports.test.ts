import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

describe('exports in Russian and Ukrainian', () => {
  it('when what was paid and what was booked have a currency each, the one of the account counts', async () => {
    const { rows } = await readUndescribed([
      'Дата операции;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Описание',
      '13.02.2024;-400,00;RUR;-400,00;RUR;Кафе Уют',
      '14.02.2024;-7,20;EUR;-712,40;RUR;Blue Door',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [-40000, 'RUB'],
      [-71240, 'RUB'],
    ]);
  });

  it('when kinds say what was written off and what came in, they are the direction, and a cancelled row is none', async () => {
    const { rows } = await readUndescribed([
      'Дата;Тип;Сумма;Валюта;Статус;Описание',
      '13.02.2024;Списание;400,00;RUB;Выполнен;Кафе Уют',
      '14.02.2024;Пополнение;900,00;RUB;Выполнен;Зарплата',
      '15.02.2024;Списание;150,00;RUB;Отменён;Аптека',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-40000, 90000]);
  });

  it('when a statement has balances and totals around its table, they are the account and no bookings', async () => {
    const { rows, reading } = await readUndescribed([
      'Выписка по счёту;40702810900000012345',
      'Период;01.02.2024 - 29.02.2024',
      'Входящий остаток;10 000,00',
      '',
      'Дата проводки;Дебет;Кредит;Контрагент;Счет контрагента;Назначение платежа',
      '13.02.2024;1 250,40;;ООО Ромашка;40702810500000054321;Оплата по договору',
      '14.02.2024;;50 000,00;ООО Лес;40702810200000098765;Аванс',
      'Итого;1 250,40;50 000,00;;;',
      'Исходящий остаток;58 749,60',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.counterpartyName])).toEqual([
      [-125040, 'ООО Ромашка'],
      [5000000, 'ООО Лес'],
    ]);
    expect(reading.accounts[0]).toMatchObject({
      accountNumber: '40702810900000012345',
      openingBalanceMinor: 1000000,
      balanceMinor: 5874960,
    });
  });

  it('when the amount is named as that in the currency of the card, the other one is foreign', async () => {
    const { rows } = await readUndescribed([
      'Дата операції,Деталі операції,Сума в валюті картки (UAH),Сума в валюті операції,Валюта,Залишок після операції',
      '14.02.2024,Зерно,-85.00,-85.00,UAH,4915.00',
      '13.02.2024,Book Nook,-420.00,-9.00,GBP,5000.00',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [-8500, 'UAH'],
      [-42000, 'UAH'],
    ]);
  });
});
