import { describe, expect, it } from 'vitest';
import { readLimits } from '../../../../../../renderer/import/engine/bytes/source';
import { readUndescribed } from '../../../../../check/read-file';

const rulesOf = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).reading.findings.map(({ rule, line, text }) => [rule, line, text]);

describe('observations about cells', () => {
  it('name a BIC that cannot be one, and leave the numbers of banks alone', async () => {
    const list = (bic: string) => [
      'Buchungstag;Name;BIC;Betrag;Währung',
      '03.03.2025;Bäcker;GENODEF1ABC;-4,50;EUR',
      `04.03.2025;Haus;${bic};-500,00;EUR`,
      '15.03.2025;Firma;GENODEF1ABC;1500,00;EUR',
    ];
    expect(await rulesOf(list('12ODEF1A'))).toEqual([['bic.form', 3, '12ODEF1A']]);
    expect(await rulesOf(list('76030080'))).toEqual([]);
  });

  it('name a balance that is no figure, at its cell; the booking stands all the same', async () => {
    const { rows, reading } = await readUndescribed([
      'Buchungstag;Text;Betrag;Währung;Saldo',
      '03.03.2025;Brot;-4,50;EUR;995,50',
      '04.03.2025;Miete;-500,00;EUR;495,5O',
      '05.03.2025;Lohn;1500,00;EUR;1995,50',
      '06.03.2025;Strom;-50,00;EUR;1945,50',
    ]);
    expect(reading.findings.filter(({ rule }) => rule === 'balance.unreadable')).toMatchObject([
      { line: 3, column: 'Saldo', text: '495,5O', severity: 'warning' },
    ]);
    expect(rows[1]).toMatchObject({ amountMinor: -50_000, balanceMinor: null, disposition: 0 });
  });

  it('name a day outside of the period that the file states', async () => {
    const found = await rulesOf([
      'Zeitraum;01.03.2025 - 31.03.2025',
      '',
      'Buchungstag;Text;Betrag;Währung',
      '03.03.2025;Brot;-4,50;EUR',
      '04.07.2025;Miete;-500,00;EUR',
    ]);
    expect(found).toEqual([['date.outsidePeriod', 5, '2025-07-04']]);
  });

  it('name a word for the state of a row that nobody taught', async () => {
    const found = await rulesOf([
      'Date,Description,Amount,Currency,Status',
      '2025-03-03,Grocer,-40.00,EUR,Completed',
      '2025-03-14,Hotel,-120.00,EUR,Zwibbled',
      '2025-03-15,Pay,1500.00,EUR,Completed',
    ]);
    expect(found).toEqual([['status.unknown', 3, 'Zwibbled']]);
  });

  it('block a row whose currency is none', async () => {
    const { rows, reading } = await readUndescribed([
      'Date,Description,Amount,Currency',
      '2025-03-03,Grocer,-40.00,EUR',
      '2025-03-14,Hotel,-120.00,EXX',
      '2025-03-15,Pay,1500.00,EUR',
    ]);
    expect(reading.findings.map(({ rule, line }) => [rule, line])).toEqual([['currency.unknown', 3]]);
    expect(rows.map(({ disposition, amountMinor }) => [disposition, amountMinor])).toEqual([
      [0, -4000],
      [2, null],
      [0, 150000],
    ]);
  });

  it.each(['DM', 'FR', 'XBT', 'UK£'])(
    'block a row in %s, which is not the currency of the others',
    async (code) => {
      const { rows } = await readUndescribed([
        'Date,Description,Amount,Currency',
        '2025-03-03,Grocer,-40.00,EUR',
        `2025-03-14,Hotel,-120.00,${code}`,
        '2025-03-15,Pay,1500.00,EUR',
      ]);
      expect(rows.map(({ disposition, amountMinor }) => [disposition, amountMinor])).toEqual([
        [0, -4000],
        [2, null],
        [0, 150000],
      ]);
    },
  );

  it('name a text that was shortened', async () => {
    const found = await rulesOf([
      'Date,Description,Amount,Currency',
      `2025-03-13,${'long '.repeat(readLimits.cellLength / 4)},-40.00,EUR`,
      '2025-03-14,short,-40.00,EUR',
    ]);
    expect(found.map(([rule, line]) => [rule, line])).toEqual([['cell.shortened', 2]]);
  });
});
