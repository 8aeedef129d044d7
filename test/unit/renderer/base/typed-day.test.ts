import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../../renderer/base/format';
import { typedDay } from '../../../../renderer/base/typed-day';

describe('a typed day', () => {
  it.each([
    ['31.12.2024', '2024-12-31'],
    ['1/2/2024', '2024-02-01'],
    [' 05-03-2024 ', '2024-03-05'],
    ['2024-02-29', '2024-02-29'],
  ])(
    'when %s is typed, it is read with the day before the month, as both languages write it',
    (text, day) => {
      expect(typedDay(text, 'de-DE')).toBe(day);
      expect(typedDay(text, 'en-GB')).toBe(day);
    },
  );

  it.each(['', '31.04.2024', '29.02.2023', '12/31/2024', '1.2.24', '0.1.2024', 'März 2024'])(
    'when %j is typed, it is no day',
    (text) => {
      expect(typedDay(text, 'en-GB')).toBeNull();
    },
  );

  it.each(['de-DE', 'en-GB', 'en-US', 'ja-JP', 'hu-HU', 'sv-SE'])(
    'when %s writes one, it can be typed as it stands',
    (locale) => {
      const style = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
      const shown = new Intl.DateTimeFormat(locale, style).format(Date.UTC(2024, 11, 31, 12));
      expect(typedDay(shown, locale)).toBe('2024-12-31');
    },
  );

  it('when an example is shown in a language of the program, it can be typed as it stands', () => {
    for (const language of ['de', 'en'] as const) {
      const { day, locale } = formatOf(language);
      expect(typedDay(day('2024-12-31'), locale)).toBe('2024-12-31');
    }
  });
});
