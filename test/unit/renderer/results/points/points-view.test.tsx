import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { pointRules } from '../../../../../preload/contract/points';
import { startLanguage } from '../../../../../renderer/base/language';
import type { Point } from '../../../../../renderer/results/points/evaluate-points';
import { PointsView } from '../../../../../renderer/results/points/points-view';

function pointWith(key: string, value: number): Point {
  const rule = pointRules.find((one) => one.key === key);
  if (!rule) throw new Error(`no rule ${key}`);
  return { rule, level: 'note', value, why: null, of: null, day: null, ids: [] };
}

const shown = (key: string, value: number) =>
  renderToStaticMarkup(<PointsView points={[pointWith(key, value)]} currency="EUR" />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

describe('German sentences of points bend their values', () => {
  beforeAll(() => startLanguage('de'));

  it.each([
    ['P3', 2, 'In 2 Monaten der letzten drei Monate mehr Ausgaben als Einnahmen'],
    ['P3', 1, 'In 1 Monat der letzten drei Monate'],
    ['P4', 2, 'In 2 Monaten kam weder Lohn noch Rente an.'],
    ['C4', 5.9, 'Die Zuflüsse sind das 5,9-Fache der Linie.'],
    ['C9', 2, 'Für 2 Monate ist keine Zahlung von Sozialabgaben zu sehen.'],
    ['C7', 12, 'Das Guthaben deckt 12 Tage der Ausgaben.'],
    ['D3', 1, 'Grundlage: nur 1 Tag.'],
    ['C8', 1.1, 'Der Geldfluss deckt den Kapitaldienst 1,1-fach.'],
  ])('%s with %d', (key, value, sentence) => {
    expect(shown(key, value)).toContain(sentence);
  });

  it('and thresholds as well', () => {
    expect(shown('P3', 2)).toContain('● ab 1 Monat ▲ ab 2 Monaten');
    expect(shown('C7', 12)).toContain('● unter 27 Tagen ▲ unter 15 Tagen');
    expect(shown('C4', 5.9)).toContain('● unter 6-fach');
  });
});
