import { beforeAll, expect, it } from 'vitest';
import { startLanguage, textsIn } from '../../../../renderer/base/language';
import { figuresSentence, withWholeAmounts } from '../../../../renderer/report/texts/whole-amounts';

beforeAll(() => startLanguage('en'));

it.each([
  [
    'EUR',
    '€1,235',
    'Amounts on this page are rounded to whole EUR; exact, and what each figure means: page 2.',
  ],
  // Of several currencies, or of one without places, the page says nothing of rounding: what has a currency of its own stands as it is.
  [null, '€1,234.56', 'What each figure means stands on page 2.'],
  ['JPY', '€1,234.56', 'What each figure means stands on page 2.'],
] as const)(
  'the first page of a report in %s rounds amounts only where it says so',
  (currency, amount, sentence) => {
    const texts = withWholeAmounts(textsIn('en'), currency);
    expect(texts.format.amount('1234.56', 'EUR')).toBe(amount);
    expect(figuresSentence(texts, '2', currency)).toBe(sentence);
  },
);
