import { describe, expect, it } from 'vitest';
import { closeSensitiveAreas } from '../../../../main/report/close-areas';
import { maskAccounts } from '../../../../main/report/mask-accounts';
import type { LocalFigures, ReportData, Result, TracedTransaction } from '../../../../preload/contract';
import { sampleFigures } from '../../renderer/report/sample-report';

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

const figures = {
  ...sampleFigures(),
  excluded: [
    {
      transactionId: 'doctor',
      bookingDay: '2026-03-02',
      amount: '-40.00',
      currency: 'EUR',
      counterpartyName: 'Praxis Talweg',
      note: 'Arzt',
    },
  ],
} satisfies LocalFigures;
const [account] = figures.accounts;
if (account) account.iban = iban;

const data = {
  figures,
  results: [
    result('person.spending', {
      giving: area('Kirchengemeinde Nordhain', ['gift']),
      health: area('Praxis Talweg', ['doctor']),
      leisure: area('Kino Lichtspiel', ['cinema']),
    }),
    result('contracts.get', [
      { contractId: 'k1', name: 'Kirche St. Florian', category: 'giving.church', transactionIDs: ['church'] },
      { contractId: 'k2', name: 'Strom Nord', category: 'housing.energy', transactionIDs: ['power'] },
    ]),
    result('person.livingSituation', { parts: [{ name: 'Praxis Talweg', transactionIDs: ['doctor'] }] }),
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
    for (const name of ['Nordhain', 'Talweg', 'Eisen', 'Partei', 'Florian', 'Arzt'])
      expect(text).not.toContain(name);
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
    expect(text).toContain('Strom Nord');
  });
});

describe('where the service tells of no booking what it is', () => {
  it('every payee is closed, because each may be one', () => {
    const closed = closeSensitiveAreas({ ...data, results: [result('person.income', {})] });
    expect(closed.closedBookings).toHaveLength(4);
    expect(JSON.stringify(closed.appendix)).not.toContain('Kino');
  });
});

describe('masked accounts', () => {
  it('show the first and last four characters in every text, and tie together what belongs together', () => {
    const masked = maskAccounts(data);
    const [first] = masked.appendix;
    expect(first).toMatchObject({
      transactionId: 'gift',
      accountId: iban,
      accountLabel: 'Girokonto · DE89…3000',
      counterpartyIban: 'AT61…3201',
      purpose: 'Beitrag von DE89…3000',
      fileName: 'umsaetze-DE89…3000.csv',
    });
    const { accountId: _, ...shown } = first as TracedTransaction;
    expect(JSON.stringify(shown)).not.toContain(iban);
  });

  it('hide their own number in names of files and labels too', () => {
    const named = data.appendix.map((row) => ({
      ...row,
      fileName: '20250401-532013000-umsatz.csv',
      accountLabel: 'Kto 0532013000 BLZ 37040044',
    }));
    expect(maskAccounts({ ...data, appendix: named }).appendix[0]).toMatchObject({
      fileName: '20250401-…3000-umsatz.csv',
      accountLabel: 'Kto …3000 BLZ 37040044',
    });
  });
});
