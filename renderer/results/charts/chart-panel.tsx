import { Group, Title } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { MonthLegend } from '../answers/month-legend';
import type { ChartData } from './chart-data';
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
  children,
}: ChartPanelProps) {
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
          {shownAs === 'chart' ? <CopyPicture host={host} title={finding} /> : null}
          <CopyData makeData={makeData} />
          <ShownAsSwitch value={shownAs} onChange={setShownAs} />
        </Group>
      </div>
      {shownAs === 'chart' ? chart : <div className="table-scroll">{table}</div>}
      <MonthLegend isNeeded={isPartial} />
      {children}
    </section>
  );
}
