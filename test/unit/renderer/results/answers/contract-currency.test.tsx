import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { BasisProvider, makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { BreakdownView } from '../../../../../renderer/results/breakdown-view';
import { contractSpans } from '../../../../../renderer/results/contracts/contract-spans';
import { contractsIn } from '../../../../../renderer/results/contracts/contracts-in';
import { SpansTable, spansData } from '../../../../../renderer/results/contracts/timeline-panel';
import { DigestView } from '../../../../../renderer/results/digest-view';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { tablesOf } from '../../../../../renderer/results/exports/case-tables';
import { sampleFigures } from '../../report/sample-report';

beforeAll(() => startLanguage('en'));

const even = sampleFigures();
const [first, second] = even.accounts;
if (!first || !second) throw new Error('no accounts');
const accounts = [first, { ...second, currency: 'JPY' }];
const accountOf = (id: string) => (id[0] === 'e' ? first : id[0] === 'j' ? second : null)?.accountId ?? null;
const basis = makeBasis({ ...even, accounts }, false, accountOf);
const fetchedAt = '2026-07-15T00:00:00Z';

const contract = (partner: string, amount: number, transactionIDs: string[]) => ({
  contractId: partner,
  paymentPartner: partner,
  amount,
  interval: 'monthly',
  isActive: true,
  duration: { since: '2026-01-05', until: '2026-06-05' },
  transactionIDs,
});
const contractSummary = [
  contract('Strom', -98.5, ['e1', 'e2']),
  contract('Lager', -12_000, ['j1', 'j2']),
  contract('Beide', -7.25, ['e3', 'j3']),
];
const resultOf = (endpoint: string, payload: unknown): Result => ({
  endpoint,
  runId: 'r',
  fetchedAt,
  state: 'received',
  payload,
  error: null,
});
const breakdown = resultOf('company.credits', {
  available: true,
  monthlyOverview: [{ month: '2026-06', amount: 5 }],
  contractSummary,
});
const list = resultOf('contracts.get', contractSummary);

const shown = (node: React.ReactNode, own = basis) =>
  renderToStaticMarkup(
    <MantineProvider>
      <BasisProvider value={own}>{node}</BasisProvider>
    </MantineProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

function expectOwnCurrencies(text: string): void {
  expect(text).toMatch(/-?€98\.50/);
  expect(text).toMatch(/-?(JP)?¥12,000(?![.\d])/);
  expect(text).toContain('7.25 ¤');
  expect(text.match(/¤/g)).toHaveLength(1);
}

describe('contracts of a customer with accounts in two currencies', () => {
  const all = contractsIn(new Map([[list.endpoint, list]]), { of: () => null }, basis);
  const spans = contractSpans(all, { bookings: new Map(), accounts: [] });

  it('each has the amount of the accounts that pay it; one paid from both, of neither', () => {
    expect(all.map(({ amount, currency }) => [amount, currency])).toEqual([
      [-98_50, 'EUR'],
      [-12_000, 'JPY'],
      [-72_500, null],
    ]);
  });

  it('in the timeline, its table and what is copied of it', () => {
    expectOwnCurrencies(shown(<SpansTable spans={spans} onSpan={() => undefined} />));
    const [head, ...rows] = spansData(textsIn('en'), spans);
    expect(head?.slice(-2)).toEqual(['Amount', 'Currency']);
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['-98.50', 'EUR'],
      ['-12000', 'JPY'],
      ['-7.25', ''],
    ]);
  });

  it('below a breakdown and in the table of all contracts', () => {
    expectOwnCurrencies(
      shown(
        <BreakdownView
          endpoint={breakdown.endpoint}
          title="Credits"
          result={breakdown}
          currency={null}
          currencies={['EUR', 'JPY']}
          onBehind={() => undefined}
        />,
      ).replace('currency (¤)', ''),
    );
    const digest = digestOf('contracts.get', contractSummary, { fetchedAt, currency: null, basis });
    expectOwnCurrencies(shown(digest && <DigestView digest={digest} currency={null} />));
  });

  it('in the exports with a column of currencies, and without one where there is only one', () => {
    const rowsIn = (currency: string | null, own = basis) =>
      tablesOf(textsIn('en'), {
        results: [breakdown],
        figures: null,
        basis: own,
        currency,
        currencyOf: () => currency,
        keyFacts: [],
        points: [],
      }).at(-1)?.rows ?? [];
    const [head, ...rows] = rowsIn(null);
    expect(head?.slice(-2)).toEqual(['Amount', 'Currency']);
    expect(rows.map((row) => row.slice(-2))).toEqual([
      [{ number: '-12000' }, 'JPY'],
      [{ number: '-98.50' }, 'EUR'],
      [{ number: '-7.25' }, ''],
    ]);
    expect(rowsIn('EUR', makeBasis(even, false, accountOf))[0]?.at(-1)).toBe('Amount (EUR)');
  });

  it('an account with bookings of another currency too says nothing', () => {
    const [eur, jpy] = accounts;
    const own = makeBasis(
      { ...even, accounts: [{ ...(eur ?? first), otherCurrency: 2 }, ...(jpy ? [jpy] : [])] },
      false,
      accountOf,
    );
    const read = contractsIn(new Map([[list.endpoint, list]]), { of: () => null }, own);
    expect(read.map(({ currency }) => currency)).toEqual([null, 'JPY', null]);
  });
});
