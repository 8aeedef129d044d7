import { describe, expect, it } from 'vitest';
import { foldScript } from '../../../../../../renderer/import/engine/vocabulary/header-words/script-labels';
import { readLabel } from '../../../../../../renderer/import/engine/vocabulary/preamble-labels';
import { readUndescribed } from '../../../../../check/read-file';

describe('labels in scripts without Latin letters', () => {
  it.each([
    ['เลขที่บัญชี', 'account'],
    ['帳號：', 'account'],
    ['账 号', 'account'],
    ['口座番号', 'account'],
    ['계좌번호:', 'account'],
    ['رقم الحساب', 'account'],
    ['מספר חשבון', 'account'],
    ['Номер счёта:', 'account'],
    ['Αριθμός λογαριασμού', 'account'],
    ['ยอดยกมา', 'opening'],
    ['Входящий остаток', 'opening'],
    ['Αρχικό υπόλοιπο', 'opening'],
    ['الرصيد الختامي', 'closing'],
    ['期末残高', 'closing'],
    ['Исходящий остаток', 'closing'],
    ['ช่วงวันที่', 'period'],
    ['За период', 'period'],
    ['Περίοδος', 'period'],
  ])('when a cell says %s, it is the label of %s', (text, label) => {
    expect(readLabel(text)?.label).toBe(label);
  });

  it('when a text is none of them, it is no label', () => {
    for (const text of ['ร้านกาแฟ บางรัก', '電費', 'Кафе Ромашка', 'مقهى']) expect(readLabel(text)).toBeNull();
    expect(foldScript('ร้านกาแฟ')).not.toBe('');
  });

  it('when they stand above a table, its account has number and balances', async () => {
    const { reading } = await readUndescribed([
      'Номер счета: 40817810000004417720',
      'Валюта;RUB',
      'Входящий остаток;100,00',
      'Исходящий остаток;80,00',
      '',
      'Дата;Описание;Сумма',
      '03.02.2025;Кафе;-20,00',
    ]);
    expect(reading.accounts).toMatchObject([
      {
        accountNumber: '40817810000004417720',
        currency: 'RUB',
        openingBalanceMinor: 10000,
        balanceMinor: 8000,
      },
    ]);
  });
});
