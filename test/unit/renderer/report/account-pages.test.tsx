import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalFigures } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { AccountPages, openingOf } from '../../../../renderer/report/account-pages';
import { CoveragePages } from '../../../../renderer/report/coverage-pages';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sampleFigures, sampleReport } from './sample-report';

type Account = LocalFigures['accounts'][number];

const [sample] = sampleFigures().accounts;
if (!sample) throw new Error('no account');
const account: Account = {
  ...sample,
  openingBalance: null,
  closingBalance: '150.00',
  closingBalanceDay: '2026-07-14',
  lastBookingDay: '2026-07-13',
  totalIn: '1000.10',
  totalOut: '-950.05',
  openingComputed: '99.95',
  balanceProof: 'noBalance',
};

describe('the opening balance of an account', () => {
  it('is the one that the store computed', () => {
    expect(openingOf(account)).toBe('99.95');
    expect(openingOf({ ...account, closingBalanceDay: '2026-07-13' })).toBe('99.95');
  });

  it.each<[string, Partial<Account>]>([
    ['the store computed none', { openingComputed: undefined }],
    ['the closing balance is older than the newest booking', { closingBalanceDay: '2026-07-12' }],
    ['nobody knows its day', { closingBalanceDay: null }],
    ['there is no closing balance', { closingBalance: null }],
  ])('is not shown where %s', (_, change) => {
    expect(openingOf({ ...account, ...change })).toBeNull();
  });
});

describe('the accounts on paper', () => {
  beforeAll(() => startLanguage('en'));
  const months = ['2026-05', '2026-06'].map((month) => ({
    month,
    moneyIn: '500.05',
    moneyOut: '-475.02',
    isPartial: month === '2026-06',
    endBalance: '31.40',
    lowestBalance: '-7.25',
  }));
  const drawn = (results: ReturnType<typeof sampleReport>['results'] = []) => {
    const base = sampleReport({ language: 'en', results });
    const figures = { ...base.figures, accounts: [{ ...account, months }] };
    const model = makeReportModel({ ...base, figures });
    return renderToStaticMarkup(<AccountPages model={model} />);
  };

  it('have the months of each, with their star, and say what is computed', () => {
    const text = drawn();
    for (const said of [
      'May 2026',
      '€500.05',
      '€1,000.10',
      '-€475.02',
      '-€7.25',
      '€31.40',
      'Lowest of the account',
    ])
      expect(text.replaceAll('\u2212', '-')).toContain(said);
    expect(text).toContain('Incomplete');
    expect(text).toContain('computed from balances and bookings');
    expect(text).not.toContain('Not explained');
  });

  it('say what a closing balance has that computed opening balance and bookings do not give', () => {
    const base = sampleReport({ language: 'en' });
    const figures = { ...base.figures, accounts: [{ ...account, closingBalance: '350.00' }] };
    const text = renderToStaticMarkup(<AccountPages model={makeReportModel({ ...base, figures })} />);
    expect(text).toMatch(/€99\.95.*Not explained by the bookings.*€200\.00.*€350\.00/s);
  });

  it('say how many bookings they contain that the cash flow leaves out', () => {
    const base = sampleReport({ language: 'en' });
    const one = { transactionId: 't', bookingDay: '2026-05-02', amount: '-5.00', currency: 'EUR' };
    const excluded = [{ ...one, counterpartyName: null, note: 'twice' }];
    const figures = { ...base.figures, accounts: [account] };
    const draw = (own: LocalFigures) =>
      renderToStaticMarkup(<AccountPages model={makeReportModel({ ...base, figures: own })} />);
    const said = '1 booking that does not count in the cash flow is contained in the totals and months';
    expect(draw({ ...figures, excluded })).toContain(said);
    expect(draw(figures)).not.toContain('does not count in the cash flow');
  });

  it('leave the months to the liquidity of the service where it has them', () => {
    const [one] = sampleReport().results;
    if (!one) throw new Error('no result');
    expect(drawn([{ ...one, endpoint: 'company.liquidity', payload: {} }])).not.toContain('account-months');
  });

  it('name why rows were left out: what a person said, what the rows say, and how many have no reason', () => {
    const base = sampleReport({ language: 'en' });
    const text = (changes: Partial<Account>) => {
      const figures = { ...base.figures, accounts: [{ ...account, ...changes }] };
      return renderToStaticMarkup(<CoveragePages model={makeReportModel({ ...base, figures })} />);
    };
    expect(
      text({
        leftOut: 7,
        leftOutFor: [{ reason: '#notNeeded: Umzug', rows: 3 }],
        leftOutAs: { pending: 2, blocked: 1 },
      }),
    ).toMatch(
      /Excluded because.*only announced by the bank \(2\), not readable \(1\), .*: Umzug \(3\), 1 not stated/,
    );
    expect(text({ leftOut: 0 })).not.toContain('Excluded because');
  });
});
