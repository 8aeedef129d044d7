import { describe, expect, it } from 'vitest';
import {
  type OtherScriptLabel,
  otherScripts,
} from '../../../../../../renderer/import/engine/bytes/other-scripts';
import { nativeHasher, readWhole } from '../../../../../check/read-file';

/** Bytes of a text in an encoding that the runtime only decodes. */
function encode(text: string, label: OtherScriptLabel): Uint8Array {
  const known = new Map<string, number[]>();
  const decoder = new TextDecoder(label);
  const keep = (bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if ([...sign].length === 1 && sign !== '\ufffd' && !known.has(sign)) known.set(sign, bytes);
  };
  for (let lead = 0; lead < 256; lead++) keep([lead]);
  if (!label.startsWith('windows'))
    for (let lead = 0x81; lead < 255; lead++) for (let next = 0x40; next < 255; next++) keep([lead, next]);
  return Uint8Array.from([...text].flatMap((sign) => known.get(sign) ?? [63]));
}

const lists: [OtherScriptLabel, string[]][] = [
  [
    'windows-1251',
    [
      'Дата;Описание;Сумма;Валюта',
      '03.03.2025;Хлеб и молоко;-450,50;RUB',
      '14.03.2025;Зарплата;50000,00;RUB',
    ],
  ],
  [
    'windows-1253',
    [
      'Ημερομηνία;Περιγραφή;Ποσό;Υπόλοιπο',
      '03.03.2025;Αγορά τροφίμων;-45,50;954,50',
      '14.03.2025;Μισθός;1500,00;2454,50',
    ],
  ],
  [
    'gbk',
    [
      '交易时间,交易对方,收/支,金额,余额',
      '2025-03-03,便利店,支出,12.50,987.50',
      '2025-03-14,张三,收入,500.00,1487.50',
    ],
  ],
  ['big5', ['日期,摘要,支出,存入,餘額', '2025/03/03,超商購物,120,,9880', '2025/03/14,薪資轉帳,,45000,54880']],
  [
    'shift_jis',
    ['取引日,摘要,出金,入金,残高', '2025/03/03,コンビニ,1200,,98800', '2025/03/14,ｷﾕｳﾖ ﾌﾘｺﾐ,,250000,348800'],
  ],
  [
    'euc-kr',
    ['거래일자,적요,출금,입금,잔액', '2025-03-03,편의점,1200,,98800', '2025-03-14,급여 이체,,250000,348800'],
  ],
];

describe('a list in another script', () => {
  it.each(lists)('in %s is told by its bytes, without a question', async (label, lines) => {
    const bytes = encode(lines.join('\n'), label);
    expect(otherScripts(bytes)).toMatchObject({ isSure: true, labels: expect.arrayContaining([label]) });
    const { reading } = await readWhole('a.csv', bytes, {}, { createHasher: nativeHasher });
    expect(reading.encoding.label).toBe(label);
    expect(reading.questions.map(({ kind }) => kind)).not.toContain('encoding');
    expect(reading.columns.map(({ header }) => header)).toEqual(lines[0]?.split(/[;,]/));
  });

  it('whose words are not known is asked about, with both readings in view', () => {
    const { labels, isSure } = otherScripts(encode('便利店在街角', 'gbk'));
    expect(labels.length).toBeGreaterThan(1);
    expect(isSure).toBe(false);
  });

  it.each([
    ['Käse und Öl für Größe, Straße, Müller, Bäcker, Bücher'],
    ['Prélèvement électricité reçu à la gare, Noël, août'],
    ['señor niño año corazón Málaga'],
    // Pairs of accents that are signs of other scripts as well.
    ['Größe Blöße größter Stößel Flößer entblößt'],
    ['Xaèäx;Xääéaaax'],
    ['X7äö.éè-ñç;X0üß,ÄÖ;X1éè/äü'],
    ['ÄÖÜ;äöü;ÄÖÜ'],
    ['Conceição Seções AÇÃO ligações'],
    ['créée procréée LYCÉE CRÉÉE'],
    ['HÄÄT ÄÄNI TÖÖLÖ jäätelö'],
    ['één geïëerd reëël'],
    // `ŻÓŁW ŁÓDŹ GŻEGŻÓŁKA` in windows-1250.
    ['\u00af\u00d3\u00a3W \u00a3\u00d3D\u008f G\u00afEG\u00af\u00d3\u00a3KA'],
  ])('is not seen in Latin letters: %s', (text) => {
    const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    expect(otherScripts(bytes).labels).toEqual([]);
  });

  it.each([
    ['Date;Libellé;Montant;Devise;IBAN', '01/03/2024;Prélèvement à Hélène;-10,50;EUR;LT121000011101001000'],
    ['Dato;Beløb;Valuta;Navn;IBAN', '13.03.2024;-10,50;DKK;Kjær;LT121000011101001000'],
  ])('is not told by the account of a payee in Lithuania: %s', async (...lines) => {
    const bytes = Uint8Array.from([...lines.join('\n')].map((sign) => sign.charCodeAt(0)));
    const { reading } = await readWhole('a.csv', bytes, {}, { createHasher: nativeHasher });
    expect(reading.encoding.label).toBe('windows-1252');
  });

  it('is not seen in UTF-8 of which one letter was damaged', () => {
    const bytes = new TextEncoder().encode('Дата;Описание;Сумма — Хлеб и молоко');
    bytes[3] = 0x41;
    expect(otherScripts(bytes).labels).toEqual([]);
  });
});
