import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const read = async (lines: readonly string[]) => (await readUndescribed(lines, {}, 'card.csv')).rows;
const amounts = async (lines: readonly string[]) => (await read(lines)).map((row) => row.amountMinor);
const days = async (lines: readonly string[]) => (await read(lines)).map((row) => row.bookingDay);

describe('exports of cards', () => {
  it.each(['Valor', 'Amount'])(
    'when purchases have no minus and the payment has one below %s, the payment does not leave as well in silence',
    async (amount) => {
      const { reading } = await readUndescribed([
        `Data,Descritivo,${amount},Moeda`,
        '2025-03-03,COMPRA CAFE,12.50,EUR',
        '2025-03-10,COMPRA LIVRARIA,30.00,EUR',
        '2025-03-14,PAGAMENTO CARTAO,-200.00,EUR',
        '2025-03-21,COMPRA SAPATARIA,80.00,EUR',
      ]);
      expect(reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind)).toEqual(['sign']);
    },
  );

  it('when most rows of a card that was filled up have a minus, one that thanks for a payment does not turn them all', async () => {
    const { reading, rows } = await readUndescribed([
      'Card;Date;Text;Amount;Balance',
      '1234 **** **** 5678;2024-03-01;Top up;100.00;100.00',
      '1234 **** **** 5678;2024-03-02;Shop;-20.00;80.00',
      '1234 **** **** 5678;2024-03-03;Payment, thank you;-5.00;75.00',
      '1234 **** **** 5678;2024-03-04;Shop;-5.00;70.00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([10_000, -2_000, -500, -500]);
    expect(reading.questions.map(({ kind }) => kind)).toContain('sign');
  });

  it.each([
    ['Datum;Händler;Belastung in EUR'],
    ['Datum;Händler;Abbuchung (EUR)'],
    ['Date;Merchant;Amount charged (GBP)'],
    ['Data;Esercente;Importo addebitato'],
  ])('when the only amount is named as money out (%s), numbers without minus are charges', async (header) => {
    expect(
      await amounts([
        header,
        '13.03.2026;Café Nord;4,50',
        '14.03.2026;Schuhhaus;-30,00',
        '15.03.2026;Markt;7,00',
      ]),
    ).toEqual([-450, 3000, -700]);
  });

  it('when the charges of that only amount have their minus, they are read as written', async () => {
    expect(
      await amounts([
        'Date,Description,Withdrawal',
        '2026-03-13,Tea,-4.50',
        '2026-03-14,Shoes,-30.00',
        '2026-03-15,Refund,7.00',
      ]),
    ).toEqual([-450, -3000, 700]);
  });

  it('when the balance follows that only amount as written, its signs are left alone', async () => {
    expect(
      await amounts([
        'Date,Description,Debit,Balance',
        '2026-03-13,Pay,50.00,150.00',
        '2026-03-14,Tea,-10.00,140.00',
        '2026-03-15,Pay,5.00,145.00',
      ]),
    ).toEqual([5000, -1000, 500]);
  });

  it.each([
    ['Charge', 'Credit'],
    ['Purchase', 'Payment'],
    ['Kauf', 'Gutschrift'],
    ['Afschrijving', 'Bijschrijving'],
    ['Dépense', 'Recette'],
  ])('when a column says %s or %s, it gives the amounts their sign', async (out, into) => {
    expect(
      await amounts([
        'Date;Merchant;Way;Amount',
        `2026-03-13;Tea;${out};4,50`,
        `2026-03-14;Shoes;${into};30,00`,
        `2026-03-15;Bread;${out};7,00`,
      ]),
    ).toEqual([-450, 3000, -700]);
  });

  it('when a column of directions holds words that nobody knows, no sign is guessed', async () => {
    const rows = await read([
      'Date;Merchant;Richtung;Amount',
      '2026-03-13;Tea;hott;4,50',
      '2026-03-14;Shoes;huest;30,00',
      '2026-03-15;Bread;hott;7,00',
    ]);
    expect(rows.map((row) => [row.disposition, row.amountMinor])).toEqual([
      [2, null],
      [2, null],
      [2, null],
    ]);
  });

  it.each([
    ['Kaufdatum;Verrechnungsdatum'],
    ['Aankoopdatum;Afgerekend'],
    ['Created;Settled'],
    ['Data acquisto;Data addebito'],
  ])(
    'when a second date lies days behind that of the purchase (%s), the bank booked it then',
    async (dates) => {
      expect(
        await days([
          `${dates};Text;Amount`,
          '13.03.2026;16.03.2026;Tea;-4,50',
          '14.03.2026;16.03.2026;Shoes;-30,00',
          '19.03.2026;19.03.2026;Bread;-7,00',
        ]),
      ).toEqual(['2026-03-16', '2026-03-16', '2026-03-19']);
    },
  );

  it('when the second date is one of a statement for many purchases, the day of the purchase counts', async () => {
    expect(
      await days([
        'Kaufdatum;Abgerufen;Text;Betrag',
        '13.03.2026;17.03.2026;Tee;-4,50',
        '14.03.2026;17.03.2026;Schuhe;-30,00',
        '15.03.2026;17.03.2026;Brot;-7,00',
      ]),
    ).toEqual(['2026-03-13', '2026-03-14', '2026-03-15']);
  });

  it.each([
    'PAGO TARJETA',
    'Pagamento de fatura',
    'ÖDEME - TEŞEKKÜRLER',
    'DD PAYMENT',
    'PRELEVEMENT MENSUEL',
    'LIQUIDACION MES ANTERIOR',
    'ZARA',
  ])('when one minus (%s) stands beside many amounts without, the signs are asked', async (text) => {
    const { reading } = await readUndescribed([
      'Fecha;Concepto;Importe;Divisa',
      '14/01/2024;LA TIENDA;45,20;EUR',
      '15/01/2024;EL SOL;60,00;EUR',
      '19/01/2024;FARMACIA;12,00;EUR',
      `29/01/2024;${text};-117,20;EUR`,
    ]);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['sign']);
  });

  it('when a row says of its minus that money went out, the signs are as written', async () => {
    const { reading, rows } = await readUndescribed([
      'Datum;Text;Betrag;Währung',
      '14.01.2024;Beitrag Nord;45,20;EUR',
      '15.01.2024;Beitrag West;60,00;EUR',
      '19.01.2024;Beitrag Ost;12,00;EUR',
      '29.01.2024;Kontogebühr;-5,00;EUR',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([4520, 6000, 1200, -500]);
    expect(reading.questions).toEqual([]);
  });
});
