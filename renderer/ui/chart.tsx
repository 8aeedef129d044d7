import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

// The SVG renderer sets styles through the object model only, so it lives under a policy without inline styles (SEC-4).
use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

export interface ChartProps {
  option: EChartsCoreOption;
  heightPx: number;
  /** Fixed width for paper; on the screen the chart follows its place. */
  widthPx?: number;
  /** What a screen reader says of the whole chart. */
  label: string;
  /** Number of places on the month axis. */
  places: number;
  /** What a screen reader says of one place, when the keyboard walks there. */
  describePlace?: (index: number) => string;
  onPick?: (index: number) => void;
  /** Called after each drawing whose strokes stand in the page; never for an empty frame. */
  onDrawn?: () => void;
}

/** An ECharts drawing with a keyboard walk: arrows move over the months, Enter opens what lies behind one. */
export function Chart({
  option,
  heightPx,
  widthPx,
  label,
  places,
  describePlace,
  onPick,
  onDrawn,
}: ChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const [active, setActive] = useState(-1);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    if (!host.current) return;
    const made = init(host.current, null, { renderer: 'svg', width: widthPx, height: heightPx });
    chart.current = made;
    const zrender = made.getZr();
    zrender.on('click', (event: { offsetX: number; offsetY: number }) => {
      const index = placeAt(made, event.offsetX, event.offsetY);
      if (index !== null) pick.current?.(index);
    });
    const observer = new ResizeObserver(() => {
      if (widthPx === undefined) made.resize();
    });
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      made.dispose();
      chart.current = null;
    };
  }, [heightPx, widthPx]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size makes a new drawing, which needs its option again
  useEffect(() => {
    const made = chart.current;
    if (!made) return;
    made.setOption({ ...option, animation: false }, { notMerge: true });
    // Draws now, not in a later frame: a hidden window may have no frames (case B040).
    made.getZr().flush();
    if (host.current?.querySelector('svg path')) onDrawn?.();
  }, [option, onDrawn, heightPx, widthPx]);

  const moveTo = useCallback(
    (index: number) => {
      const next = Math.max(0, Math.min(places - 1, index));
      setActive(next);
      chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: next });
    },
    [places],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: places - 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(step);
    } else if ((event.key === 'Enter' || event.key === ' ') && active >= 0) {
      event.preventDefault();
      onPick?.(active);
    } else if (event.key === 'Escape' && active >= 0) {
      setActive(-1);
      chart.current?.dispatchAction({ type: 'hideTip' });
    }
  };

  const size = { height: heightPx, ...(widthPx === undefined ? {} : { width: widthPx }) };
  if (!onPick) {
    return (
      <div className="chart" role="img" aria-label={label}>
        <div ref={host} style={size} aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="chart">
      <div
        className="chart-walk"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={places}
        aria-valuenow={Math.max(1, active + 1)}
        aria-valuetext={active >= 0 ? (describePlace?.(active) ?? '') : label}
        onKeyDown={onKeyDown}
        onFocus={(event) => active < 0 && event.currentTarget.matches(':focus-visible') && moveTo(places - 1)}
        onBlur={() => chart.current?.dispatchAction({ type: 'hideTip' })}
      >
        <div ref={host} style={size} aria-hidden="true" />
      </div>
    </div>
  );
}

/** The place on the month axis under a pixel: the whole column counts, so that a low bar is as easy to hit as a high one. */
function placeAt(chart: EChartsType, x: number, y: number): number | null {
  if (!chart.containPixel({ gridIndex: 0 }, [x, y])) return null;
  const [index] = chart.convertFromPixel({ gridIndex: 0 }, [x, y]) as number[];
  return index === undefined || !Number.isFinite(index) ? null : Math.round(index);
}
