import { describe, expect, it } from 'vitest';
import { closeSensitiveAreas } from '../../../../main/report/close-areas';
import { maskAccounts } from '../../../../main/report/mask-accounts';
import type { ReportData, Result, TracedTransaction } from '../../../../preload/contract';

const iban = 'DE89370400440532013000';

const booking = (transactionId: string, counterpartyName: string): TracedTransaction => ({
  transactionId,
  accountId: iban,
  accountLabel: `Girokonto · ${iban}`,
  bookingDay: '2026-03-02',
  valueDay: null,
  amount: '-40.00',
  currency: 'EUR',
  counterpartyName,
  counterpartyIban: 'AT611904300234573201',
  purpose: `Beitrag von ${iban}`,
  bookingText: 'Lastschrift',
  fileName: `umsaetze-${iban}.csv`,
  fileSha256: 'a'.repeat(64),
  line: 7,
  raw: `02.03.2026;${counterpartyName};-40,00`,
});

const result = (endpoint: string, payload: unknown): Result => ({
  endpoint,
  runId: 'r1',
  fetchedAt: '2026-07-01T00:00:00.000Z',
  state: 'received',
  payload,
  error: null,
});

const area = (payee: string, ids: string[]) => ({
  available: true,
  monthlyOverview: [{ month: '2026-03', amount: 40, recurringAmount: 40, recurringTransactionIDs: ids }],
  contractSummary: [{ contractId: 'c', name: payee, transactionIDs: ids }],
});

const correction = (payee: string, category: string): ReportData['corrections'][number] => ({
  payee,
  original: 'shopping.other',
  category,
  bookings: 1,
  changedAt: '2026-06-01T00:00:00.000Z',
  isHeeded: true,
});

const data = {
  results: [
    result('person.spending', {
      giving: area('Kirchengemeinde Nordhain', ['gift']),
      health: area('Praxis Talweg', ['doctor']),
      leisure: area('Kino Lichtspiel', ['cinema']),
    }),
    result('categorization.get', [{ transactionId: 'union', category: 'giving.membership' }]),
  ],
  appendix: [
    booking('gift', 'Kirchengemeinde Nordhain'),
    booking('doctor', 'Praxis Talweg'),
    booking('union', 'Gewerkschaft Eisen'),
    booking('cinema', 'Kino Lichtspiel'),
  ],
  corrections: [
    correction('Partei der Mitte', 'giving.donation'),
    correction('Kino Lichtspiel', 'leisure.culture'),
  ],
};

describe('sensitive areas of a person', () => {
  const closed = closeSensitiveAreas(data);
  const text = JSON.stringify(closed);

  it('leave no payee and no purpose behind, by area of spending and by the category of a booking', () => {
    for (const name of ['Nordhain', 'Talweg', 'Eisen', 'Partei']) expect(text).not.toContain(name);
    expect(closed.closedBookings).toEqual(['gift', 'doctor', 'union']);
    expect(closed.appendix.slice(0, 3).map(({ purpose, raw }) => [purpose, raw])).toEqual([
      [null, ''],
      [null, ''],
      [null, ''],
    ]);
  });

  it('keep day, amount, file and line of each booking, and the months of each area', () => {
    expect(closed.appendix.map(({ amount, line }) => [amount, line])).toEqual(Array(4).fill(['-40.00', 7]));
    const [spending] = closed.results;
    expect(spending?.payload).toMatchObject({ giving: { monthlyOverview: [{ amount: 40 }] } });
  });

  it('take nothing from other areas', () => {
    expect(closed.appendix[3]).toEqual(data.appendix[3]);
    expect(text).toContain('Kino Lichtspiel');
  });
});

describe('masked accounts', () => {
  it('show country and last four characters in every text, and tie together what belongs together', () => {
    const masked = maskAccounts(data);
    const [first] = masked.appendix;
    expect(first).toMatchObject({
      transactionId: 'gift',
      accountId: iban,
      accountLabel: 'Girokonto · DE…3000',
      counterpartyIban: 'AT…3201',
      purpose: 'Beitrag von DE…3000',
      fileName: 'umsaetze-DE…3000.csv',
    });
    const { accountId: _, ...shown } = first as TracedTransaction;
    expect(JSON.stringify(shown)).not.toContain(iban);
  });
});
