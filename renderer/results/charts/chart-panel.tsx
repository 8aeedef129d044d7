import { Group, Title } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { MonthLegend } from '../answers/month-legend';
import { accountCount, useBasis } from '../answers/result-basis';
import { filterScope } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { type ChartData, scopedData } from './chart-data';
import { CopyData } from './copy-data';
import { CopyPicture } from './copy-picture';
import { type ShownAs, ShownAsSwitch } from './shown-as-switch';

interface ChartPanelProps {
  /** What the chart shows, as a sentence. */
  finding: string;
  /** Unit and what a mark or pattern means, below the title. */
  about?: string;
  chart: ReactNode;
  /** The same values as a table. */
  table: ReactNode;
  makeData: () => ChartData;
  /** Some months are not complete. */
  isPartial?: boolean;
  /** Accounts and months that it is of, for its copies: those of the filter unless it is said; null where it does not follow one. */
  scope?: string | null;
  /** What the numbers in a chart that has no room for words stand for; below it, and part of its picture. */
  keys?: readonly string[];
  /** Sentences that are said below it, for its picture. */
  notes?: readonly string[];
  /** Said below both. */
  children?: ReactNode;
}

/** A chart as every one of them stands on a screen: its finding, its table twin, its copies, its legend. */
export function ChartPanel({
  finding,
  about,
  chart,
  table,
  makeData,
  isPartial = false,
  scope,
  keys = [],
  notes = [],
  children,
}: ChartPanelProps) {
  const texts = useTexts();
  const { filter, whole } = useFilter();
  const said = scope === undefined ? filterScope(texts, filter, whole?.accounts ?? []) : scope;
  const count = accountCount(useBasis());
  const star = isPartial ? texts.t('results.unfinishedNote', { count }) : null;
  const lines = [finding, about, joinedTexts(keys, ' · ') || null, said, star, ...notes].filter(
    (line) => line !== null && line !== undefined,
  );
  const host = useRef<HTMLElement>(null);
  const [shownAs, setShownAs] = useState<ShownAs>('chart');
  return (
    <section className="chart-panel" aria-label={finding} ref={host}>
      <div className="chart-panel-head">
        <div>
          <Title order={3} className="private">
            {finding}
          </Title>
          {about ? <p className="dim">{about}</p> : null}
        </div>
        <Group gap="xs">
          {shownAs === 'chart' ? <CopyPicture host={host} lines={lines} /> : null}
          <CopyData makeData={() => scopedData(makeData(), said)} />
          <ShownAsSwitch value={shownAs} onChange={setShownAs} />
        </Group>
      </div>
      {shownAs === 'chart' ? chart : <div className="table-scroll">{table}</div>}
      {shownAs === 'chart' && keys.length > 0 ? (
        <ul className="chart-keys private">
          {keys.map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      ) : null}
      <MonthLegend isNeeded={isPartial} />
      {children}
    </section>
  );
}
