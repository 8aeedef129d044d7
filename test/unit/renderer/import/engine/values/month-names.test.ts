import { describe, expect, it } from 'vitest';
import { DayReader, dateParts } from '../../../../../../renderer/import/engine/values/calendar-days';

describe('names of months', () => {
  it.each([
    ['5. března 2024', '2024-03-05'],
    ['12 października 2024', '2024-10-12'],
    ['7 Sept 2024', '2024-09-07'],
    ['15. maaliskuuta 2024', '2024-03-15'],
    ['3 dez 2024', '2024-12-03'],
    ['12 мая 2024 г.', '2024-05-12'],
    ['7 жовтня 2024', '2024-10-07'],
    ['3 set 2024. 15:18:58', '2024-09-03'],
    ['5 dic 2024 alle 15:18', '2024-12-05'],
    ['16 Ocak 2024', '2024-01-16'],
    ['3 Ağustos 2024', '2024-08-03'],
    ['9 Kasım 2024', '2024-11-09'],
    ['16 يناير 2024', '2024-01-16'],
    ['16 ديسمبر 2024', '2024-12-16'],
    ['2024年1月16日', '2024-01-16'],
    ['2024年12月3日 09:15', '2024-12-03'],
    ['2024년 1월 16일', '2024-01-16'],
  ])('when a day is written %s, it is read', (text, day) => {
    expect(new DayReader(text.startsWith('2024') ? 'YMD' : 'DMY', null).read(text)).toBe(day);
  });

  it.each(['Market 12', 'Description 1', 'Mayer 5', 'Decathlon 12'])(
    'when a text such as %s only begins like a month, it is no day',
    (text) => {
      expect(dateParts(text)).toBeNull();
    },
  );
});
