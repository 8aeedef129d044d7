import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const amounts = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).rows.map((row) => row.amountMinor);

describe('which of several amounts was paid', () => {
  it.each([
    ['Bruttobetrag', 'Gebühren', 'Steuern', 'Nettobetrag'],
    ['Valor bruto', 'Taxa', 'Imposto', 'Valor líquido'],
    ['Belopp', 'Courtage', 'Skatt', 'Nettobelopp'],
    ['Betrag', 'Gebühr', 'MwSt', 'Auszahlung'],
    ['amount', 'fee', 'vat', 'payout_amount'],
  ])('when %s less %s and %s is %s, the last is, and nothing is taken off twice', async (...names) => {
    const [gross, fee, tax, net] = names;
    const lines = [
      `Datum;Text;${gross};${fee};${tax};${net};Währung`,
      '15.01.2024;Kauf A;-1.000,00;-1,00;0,00;-1.001,00;EUR',
      '22.01.2024;Verkauf B;520,00;-2,00;-5,00;513,00;EUR',
      '29.01.2024;Zins;3,00;0,00;-1,00;2,00;EUR',
    ];
    expect(await amounts(lines)).toEqual([-100100, 51300, 200]);
    // The same with fees and taxes that have no minus.
    const bare = lines.map((line) =>
      line
        .replace(/;-([\d,]+);-([\d,]+);/, ';$1;$2;')
        .replace(';-1,00;0,00;', ';1,00;0,00;')
        .replace(';0,00;-1,00;', ';0,00;1,00;'),
    );
    expect(await amounts(bare)).toEqual([-100100, 51300, 200]);
  });

  it.each([
    ['Netto;MwSt;Brutto', [1, 2, 0]],
    ['Brutto;Netto;MwSt', [0, 1, 2]],
    ['Net;VAT;Gross', [1, 2, 0]],
    ['Montant HT;TVA;Montant TTC', [1, 2, 0]],
    ['Base imponible;IVA;Total', [1, 2, 0]],
    ['Amount;GST;Net Amount', [0, 2, 1]],
  ])('when VAT is a part of it (%s), the amount with VAT is', async (header, order) => {
    const line = (start: string, figures: readonly string[]) =>
      `${start};${order.map((at) => figures[at]).join(';')};EUR`;
    const lines = [
      `Datum;Text;${header};Währung`,
      line('16.01.2024;Laden', ['-119,00', '-100,00', '-19,00']),
      line('18.01.2024;Rückzahlung', ['238,00', '200,00', '38,00']),
      line('22.01.2024;Miete', ['-595,00', '-500,00', '-95,00']),
    ];
    expect(await amounts(lines)).toEqual([-11900, 23800, -59500]);
  });

  it.each([
    ['davon Gebühren', 'Betrag'],
    ['Gebühren', 'Nettobetrag'],
    ['Commission', 'Endbetrag'],
    ['Fee', 'Payout amount'],
  ])('when %s stands in front of %s, the fee is in it', async (fee, amount) => {
    expect(
      await amounts([
        `Datum;Text;${fee};${amount};Währung`,
        '16.01.2024;Kauf A;-1,00;-1.001,00;EUR',
        '18.01.2024;Verkauf B;-2,00;518,00;EUR',
        '22.01.2024;Zins;0,00;3,00;EUR',
      ]),
    ).toEqual([-100100, 51800, 300]);
  });
});
