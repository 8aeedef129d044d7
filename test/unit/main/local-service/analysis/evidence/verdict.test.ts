import { expect, it } from 'vitest';
import { confidenceOf, weigh } from '../../../../../../main/local-service/analysis/evidence/verdict';
import { calibrationOf } from '../../../../../check/ledger-calibration';

const evidence = (category: string, weight: number) => ({
  category,
  weight,
  reason: category,
  isPurpose: true,
  isName: false,
});

it('a category is the less sure the more speaks for another one', () => {
  const alone = weigh([evidence('housing.rent', 5)]);
  const beside = weigh([evidence('housing.rent', 5), evidence('leisure.sport', 4)]);
  expect(alone && confidenceOf(alone)).toBe(0.96);
  expect(beside && confidenceOf(beside)).toBe(0.77);
});

it('a sum of signs that name no branch is no sign that names one', () => {
  const pooled = { ...evidence('insurances.other', 10.9), strongest: 5.6 };
  expect(weigh([evidence('insurances.property', 6), pooled])?.category).toBe('insurances.property');
  expect(weigh([evidence('fees.account', 6), evidence('fees.other', 11)])?.category).toBe('fees.other');
});

it('a decision without evidence says how often its kind is right', () => {
  expect(confidenceOf({ weight: 1, share: 0.3 })).toBe(0.3);
});

it('calibration tells what says nine in ten and is right in five', () => {
  const claims = Array.from({ length: 10 }, (_, at) => ({ confidence: 0.9, isRight: at < 5 }));
  const { apart, lines } = calibrationOf(claims);
  expect(apart).toBeCloseTo(0.4);
  expect(lines).toEqual([expect.stringContaining('says 90.0%  is right in 50.0%  of 10 bookings')]);
});
