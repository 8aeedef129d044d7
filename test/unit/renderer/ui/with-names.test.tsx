import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dayLinesOption } from '../../../../renderer/ui/chart-kinds/day-lines-option';
import { sankeyOption } from '../../../../renderer/ui/chart-kinds/sankey-option';
import { timelineOption } from '../../../../renderer/ui/chart-kinds/timeline-option';
import { lightLook } from '../../../../renderer/ui/chart-look';
import { withNames } from '../../../../renderer/ui/names/with-names';

describe('what is hidden on request', () => {
  it.each([
    ['Saved: “umsatz.csv”', 'Saved: “<span class="private">umsatz.csv</span>”'],
    ['„A“ gespeichert', '„<span class="private">A</span>“ gespeichert'],
    // A name with quotes of its own is hidden as a whole.
    ['Delete “the “best” firm”?', 'Delete “<span class="private">the “best” firm</span>”?'],
    ['Nothing is named', 'Nothing is named'],
  ])('in the sentence %s are names', (text, markup) => {
    expect(renderToStaticMarkup(withNames(text))).toBe(markup);
  });

  it('in charts are names of accounts and partners, and neither months nor amounts nor areas', () => {
    const words = { axisNumber: String, monthName: String, isPartial: () => false, hint: () => '' };
    const line = { name: 'Giro', values: [1], isMain: false, limit: null };
    const options = {
      lines: dayLinesOption(['2026-01-01'], [line], words, lightLook),
      flow: sankeyOption(
        [
          { key: 'in', name: 'Sales', depth: 0, hint: '' },
          { key: 'own', name: 'Giro', depth: 1, hint: '' },
        ],
        [],
        lightLook,
      ),
      contracts: timelineOption([], { monthName: String }, lightLook),
    };
    const naming = JSON.parse(
      JSON.stringify(options, (name, value) =>
        name === 'fontFamily' ? value.startsWith('private, ') : value,
      ),
    );
    const hidden = { fontFamily: true };
    const shown = { fontFamily: false };
    expect(naming.lines).toMatchObject({
      legend: { textStyle: hidden },
      tooltip: { textStyle: hidden },
      xAxis: { axisLabel: shown },
      yAxis: { axisLabel: shown },
    });
    expect(naming.flow.series[0].data.map(({ label }: { label: object }) => label)).toMatchObject([
      shown,
      hidden,
    ]);
    expect(naming.contracts).toMatchObject({ xAxis: { axisLabel: shown }, yAxis: { axisLabel: hidden } });
  });
});
