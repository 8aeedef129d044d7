import { expect, it } from 'vitest';
import { timelineOption } from '../../../../renderer/ui/chart-kinds/timeline-option';
import { tileNumbers, treemapOption } from '../../../../renderer/ui/chart-kinds/treemap-option';
import { lightLook } from '../../../../renderer/ui/chart-look';

it('a small tile has a number and no word that could be cut; a larger one has its name and its amount', () => {
  const tile = (name: string, value: number) => ({ name, value, label: '9,00 €', isFolded: false, hint: '' });
  const tiles = [
    tile('Kredite und Leasing', 88),
    tile('Bargeld', 8),
    tile('Sparen und Geldanlage', 3),
    tile('Post', 1),
  ];
  const { series } = treemapOption(tiles, lightLook) as {
    series: { data: { label: { formatter: string } }[] }[];
  };
  expect(series[0]?.data.map(({ label }) => label.formatter)).toEqual([
    'Kredite und Leasing\n9,00 €',
    'Bargeld\n9,00 €',
    '1',
    '2',
  ]);
  expect(tileNumbers(tiles.map(({ value }) => value))).toEqual([null, null, 1, 2]);
});

it('a contract of a partner that has several says what it is below the name; a long name goes on below', () => {
  const row = (name: string, kind: string | null) => ({
    name,
    kind,
    first: 0,
    last: 1,
    paid: [],
    gaps: [],
    next: null,
    hint: '',
  });
  const rows = [
    row('Finanzamt Ostmoor', 'Lohnsteuer, 12,00 €'),
    row('Gewerbehof Ostmoor Verwaltungs GmbH', null),
    row('Stadtwerke', null),
  ];
  const { yAxis } = timelineOption(rows, { monthName: String }, lightLook) as {
    yAxis: { axisLabel: { formatter: (index: string) => string } };
  };
  expect(['0', '1', '2'].map((index) => yAxis.axisLabel.formatter(index))).toEqual([
    'Finanzamt Ostmoor\nLohnsteuer, 12,00 €',
    'Gewerbehof Ostmoor Verwaltungs\nGmbH',
    'Stadtwerke',
  ]);
});
