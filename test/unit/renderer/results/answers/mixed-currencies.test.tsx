import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import { startLanguage } from '../../../../../renderer/base/language';
import { BasisProvider, makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { BreakdownView } from '../../../../../renderer/results/breakdown-view';
import { DigestView } from '../../../../../renderer/results/digest-view';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { BasisLine } from '../../../../../renderer/results/facts/key-facts-view';
import { sampleFigures } from '../../report/sample-report';
import { module } from '../facts/made-case';

beforeAll(() => startLanguage('en'));

const even = sampleFigures();
const [first, second] = even.accounts;
if (!first || !second) throw new Error('no accounts');
const figures = { ...even, accounts: [first, { ...second, currency: 'CHF' }] };
const basis = makeBasis(figures, false);
const fetchedAt = '2026-07-15T00:00:00Z';

const shown = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <BasisProvider value={basis}>{node}</BasisProvider>
    </MantineProvider>,
  ).replace(/<[^>]+>/g, ' ');

describe('results of a customer with accounts in two currencies', () => {
  it('a breakdown whose bookings may be of both says so, and no sum stands under it', () => {
    const result: Result = {
      endpoint: 'company.credits',
      runId: 'r',
      fetchedAt,
      state: 'received',
      payload: { ...module(4321), current: 4321, median: 4321, average: 4321 },
      error: null,
    };
    const text = shown(
      <BreakdownView
        endpoint="company.credits"
        title="Credits"
        result={result}
        currency={null}
        currencies={['CHF', 'EUR']}
        onBehind={() => undefined}
      />,
    );
    expect(text).toContain('CHF and EUR');
    expect(text).toContain('cannot be determined');
    expect(text).not.toMatch(/4[.,]?321/);
  });

  it('neither does one stand in the tables of a digest', () => {
    const digest = digestOf(
      'person.spending',
      { housing: module(4321), leisure: module(4321) },
      { fetchedAt, currency: null, basis },
    );
    expect(digest && shown(<DigestView digest={digest} currency={null} />)).not.toMatch(/4[.,]?321/);
    const cash = digestOf(
      'company.cashTransactions',
      { overview: { outgoings: { sum: -4321, count: 2, transactionIDs: ['a'] } } },
      { fetchedAt, currency: null, basis },
    );
    expect(cash && shown(<DigestView digest={cash} currency={null} />)).not.toMatch(/4[.,]?321/);
    expect(cash && shown(<DigestView digest={cash} currency="CHF" />)).toMatch(/CHF.4,321\.00/);
  });

  it('the first line says which currencies there are, and that none is known where none is', () => {
    expect(shown(<BasisLine currencies={['CHF', 'EUR']} />)).toContain('kept in CHF and EUR');
    const none = shown(<BasisLine currencies={[]} />);
    expect(none).toContain('currency of these amounts is not known');
    expect(none).not.toContain('kept in');
  });
});
