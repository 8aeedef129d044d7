import { describe, expect, it } from 'vitest';
import { readLabel } from '../../../../../../renderer/import/engine/vocabulary/preamble-labels';
import { readUndescribed } from '../../../../../check/read-file';

describe('what the balances of an account are called above its rows', () => {
  it.each([
    'Saldo de abertura',
    'Saldo de apertura',
    'Saldo di partenza',
    'Saldo de inicio',
    'Saldo al comienzo',
    "Saldo all'inizio",
    'Solde de départ',
    'Sold deschidere',
    'Saldovortrag',
    'Kontostand am Anfang',
    'Saldo zu Beginn',
    'Balance brought forward',
    'Opening ledger balance',
    'Opening available balance',
    'Aloitussaldo',
    'Åpningssaldo',
    'Saldo otwarcia',
  ])('%s: with which it began', (label) => {
    expect(readLabel(label)?.label).toBe('opening');
  });

  it.each([
    'Saldo de cierre',
    'Saldo de fecho',
    'Saldo di chiusura',
    'Closing ledger balance',
    'Utgående balans',
    'Abschlusssaldo',
  ])('%s: with which it ended', (label) => {
    expect(readLabel(label)?.label).toBe('closing');
  });

  it.each(['Balance carried forward', 'Balance forward', 'All bookings', 'All balances'])(
    '%s: neither',
    (label) => {
      expect(readLabel(label)).toBeNull();
    },
  );

  it('when a balance is carried from page to page, the pages are of one account', async () => {
    const { reading } = await readUndescribed([
      'Date,Details,Paid Out,Paid In,Balance',
      ',BALANCE BROUGHT FORWARD,,,500.00',
      '13/03/2026,Kiosk,23.50,,476.50',
      ',BALANCE CARRIED FORWARD,,,476.50',
      '',
      'Date,Details,Paid Out,Paid In,Balance',
      ',BALANCE BROUGHT FORWARD,,,476.50',
      '14/03/2026,Cinema,60.10,,416.40',
      '15/03/2026,Works,,1200.00,1616.40',
      ',BALANCE CARRIED FORWARD,,,1616.40',
    ]);
    expect(reading.accounts).toMatchObject([
      { openingBalanceMinor: 50_000, balanceMinor: 161_640, balanceDay: '2026-03-15', rowCount: 3 },
    ]);
    expect(reading.findingTotals).toEqual({});
  });

  it('when the balance it began with is a cent off, nothing is proven', async () => {
    const file = (opening: string) => [
      'IBAN: PT50900000000000000000012',
      `Saldo de abertura: ${opening}`,
      '',
      'Data;Descrição;Montante;Saldo',
      '02-03-2026;Renda;-400,00;600,00',
      '05-03-2026;Ordenado;1.250,00;1.850,00',
      '09-03-2026;Luz;-50,00;1.800,00',
      '12-03-2026;Água;-21,50;1.778,50',
    ];
    const right = await readUndescribed(file('1.000,00'));
    expect(right.reading.findingTotals).not.toHaveProperty('balance.break');
    expect(right.reading.accounts[0]?.openingBalanceMinor).toBe(100_000);
    const wrong = await readUndescribed(file('1.000,01'));
    expect(wrong.reading.findingTotals).toHaveProperty('balance.break');
  });
});
