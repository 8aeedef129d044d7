import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categoryTree } from '../../../../main/local-service/analysis';
import { intervalShapes } from '../../../../main/local-service/analysis/contracts/cadence';
import { answerTable } from '../../../../preload/contract/answers/answer-table';
import { incomeModules, spendingModules } from '../../../../preload/contract/answers/person-answers';
import { startLanguage } from '../../../../renderer/base/language';
import { texts } from '../../../../renderer/base/languages';
import { noBasis } from '../../../../renderer/results/answers/result-basis';
import { DigestView } from '../../../../renderer/results/digest-view';
import { digestOf } from '../../../../renderer/results/digests/digest-of';
import { answersOfLedger } from '../../preload/contract/answers/answered';

const adultDecisions = ['ADULT', 'NOT_ADULT', 'UNKNOWN'];

/** Signs of the adult check (interface-gaps.md). */
const adultSigns = [
  'CAR_INSURANCE',
  'CONSUMER_CREDIT',
  'GAMBLING',
  'CREDIT_CARD_BILLING',
  'STABLE_FULL_TIME_INCOME',
  'HIGH_RENT',
  'PROPERTY_OWNERSHIP_COST',
  'MOBILE_PHONE_CONTRACT',
  'LEASING_CONTRACT',
  'LIABILITY_INSURANCE',
  'HOUSEHOLD_INSURANCE',
  'LEGAL_PROTECTION_INSURANCE',
  'LOW_RENT',
  'STREAMING_SUBSCRIPTION',
  'SECURITIES_TRADING',
  'PARENTAL_TRANSFER_PATTERN',
  'LOW_INCOME_PATTERN',
];

const categories = categoryTree.flatMap(({ children }) => (children ?? []).map(({ id }) => id));

const keys = [
  ...Object.keys(answerTable)
    .filter((endpoint) => endpoint !== 'categorization.get')
    .map((endpoint) => `results.kind.${endpoint}`),
  ...categories.map((category) => `results.category.${category}`),
  ...intervalShapes.map(({ interval }) => `results.interval.${interval}`),
  ...[...incomeModules, ...spendingModules].map((module) => `results.module.${module}`),
  ...[...adultDecisions, ...adultSigns].map((code) => `results.value.${code}`),
  ...['GIRO', 'KREDIT_KARTE', 'DEPOT'].map((type) => `accountType.${type}`),
  ...['KREDIT', 'LEASING'].map((type) => `results.creditType.${type}`),
];

/** Marks of a program that no reader should meet: capitals joined by lines, humps, dotted codes. */
const programMarks = />[^<]*(\b[A-Z]+_[A-Z]+\b|\b[a-z]+[A-Z][a-z]+\b|\b[a-z]+\.[a-z]+-?[a-z]*\b)[^<]*</;

describe('codes of the service', () => {
  it.each(['de', 'en'] as const)('have words of their own in %s, every one', (language) => {
    const known: Record<string, string> = texts[language];
    expect(keys.filter((key) => known[key] === undefined)).toEqual([]);
  });

  it.each(['de', 'en'] as const)('never stand on a view of a known result in %s', async (language) => {
    await startLanguage(language);
    const reading = { fetchedAt: '2026-07-15T08:00:00.000Z', currency: 'EUR', basis: noBasis };
    const seen = new Set<string>();
    for (let number = 0; number < 4; number += 1) {
      for (const [endpoint, payload] of answersOfLedger(number).answers) {
        const digest = digestOf(endpoint, payload, reading);
        if (!digest) continue;
        seen.add(endpoint);
        // What people and banks wrote themselves stands as it is.
        const markup = renderToStaticMarkup(<DigestView digest={digest} currency="EUR" />);
        const own = JSON.stringify(payload);
        const found = programMarks.exec(markup)?.[1];
        expect(found === undefined || isOfData(found, own), `${endpoint}: ${found}`).toBe(true);
      }
    }
    expect(seen.size).toBeGreaterThan(14);
  });

  it('are written as words where no language file knows them', async () => {
    await startLanguage('de');
    const reading = { fetchedAt: '2026-07-15T08:00:00.000Z', currency: 'EUR', basis: noBasis };
    const digest = digestOf('person.adultCheck', { decision: 'ADULT', indicators: ['OWNS_A_BOAT'] }, reading);
    const markup = digest ? renderToStaticMarkup(<DigestView digest={digest} currency={null} />) : '';
    expect(markup).toContain('Owns a boat');
    expect(markup).toContain('kein rechtlicher Altersnachweis');
  });
});

/** Names of payees may look like codes. */
function isOfData(found: string, payload: string): boolean {
  return (
    payload.includes(`"name":"`) &&
    new RegExp(`"(?:name|owner)":"[^"]*${found.replace('.', '\\.')}`).test(payload)
  );
}
