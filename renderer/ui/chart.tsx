import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeOf } from './chart-look';

// The SVG renderer sets styles through the object model only, so it lives under a policy without inline styles (SEC-4).
use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

export interface ChartProps {
  option: EChartsCoreOption;
  heightPx: number;
  /** Fixed width for paper; on the screen the chart follows its place. */
  widthPx?: number;
  /** A place that is narrower is scrolled sideways. */
  minWidthPx?: number;
  /** What a screen reader says of the whole chart. */
  label: string;
  /** Number of places on the month axis. */
  places: number;
  /** What a screen reader says of one place, when the keyboard walks there. */
  describePlace?: (index: number) => string;
  onPick?: (index: number) => void;
  /** First column of each place, where a place is several columns of the axis. */
  starts?: readonly number[];
  /** Places are the items that carry one (`placeOf`), not the columns of an axis. */
  isByItem?: boolean;
  /** Called after each drawing whose strokes stand in the page; never for an empty frame. */
  onDrawn?: () => void;
}

/** An ECharts drawing with a keyboard walk: arrows move over the months, Enter opens what lies behind one. */
export function Chart(props: ChartProps) {
  const { heightPx, widthPx, minWidthPx, label, places, describePlace, onPick } = props;
  const { host, chart } = useDrawing(props);
  const { active, onKeyDown, onFocus } = useWalk(props, chart);
  const size = { height: heightPx, width: widthPx, minWidth: minWidthPx };
  if (!onPick) {
    return (
      // What is in an image is told by nobody; hidden on top of that, a printed page would have no figure there at all.
      <div className="chart" role="img" aria-label={label}>
        <div ref={host} style={size} />
      </div>
    );
  }
  return (
    <div className="chart" data-least-width={minWidthPx}>
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
        onFocus={onFocus}
        onBlur={() => chart.current?.dispatchAction({ type: 'hideTip' })}
      >
        <div ref={host} style={size} aria-hidden="true" />
      </div>
    </div>
  );
}

/** Draws into `host`, anew for another size, and tells the place of a click. */
function useDrawing({ option, heightPx, widthPx, isByItem = false, starts, onPick, onDrawn }: ChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const latest = useRef({ onPick, starts });
  latest.current = { onPick, starts };

  useEffect(() => {
    if (!host.current) return;
    const made = init(host.current, null, { renderer: 'svg', width: widthPx, height: heightPx });
    chart.current = made;
    onClick(made, isByItem, {
      starts: () => latest.current.starts,
      onPlace: (place) => latest.current.onPick?.(place),
    });
    const place = host.current;
    const observer = new ResizeObserver(() => {
      // It is called once at the beginning too: without another width every chart would be drawn twice.
      if (widthPx === undefined && place.clientWidth !== made.getWidth()) made.resize();
    });
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      made.dispose();
      chart.current = null;
    };
  }, [heightPx, widthPx, isByItem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size makes a new drawing, which needs its option again
  useEffect(() => {
    const made = chart.current;
    if (!made) return;
    made.setOption({ ...option, animation: false }, { notMerge: true });
    // Draws now, not in a later frame: a hidden window may have no frames (case B040).
    made.getZr().flush();
    if (host.current?.querySelector('svg path')) onDrawn?.();
  }, [option, onDrawn, heightPx, widthPx]);
  return { host, chart };
}

interface ClickTarget {
  starts: () => readonly number[] | undefined;
  onPlace: (place: number) => void;
}

function onClick(chart: EChartsType, isByItem: boolean, { starts, onPlace }: ClickTarget): void {
  const tell = (place: number | null) => {
    if (place !== null) onPlace(place);
  };
  if (isByItem) {
    chart.on('click', (params) => tell(placeOf(params)));
    return;
  }
  chart.getZr().on('click', (event: { offsetX: number; offsetY: number }) => {
    tell(placeOfColumn(columnAt(chart, event.offsetX, event.offsetY), starts()));
  });
}

/** The place that the keyboard stands on, -1 for none, and the keys that move it. */
function useWalk(
  { places, isByItem = false, starts, onPick }: ChartProps,
  chart: RefObject<EChartsType | null>,
) {
  const [active, setActive] = useState(-1);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(places - 1, index));
    setActive(next);
    if (!chart.current) return;
    if (isByItem) {
      showItem(chart.current, next);
      return;
    }
    // The last column of a place: what it ended with.
    const dataIndex = starts ? (starts[next + 1] ?? Number.MAX_SAFE_INTEGER) - 1 : next;
    showColumn(chart.current, dataIndex);
  };

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
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (active < 0 && event.currentTarget.matches(':focus-visible')) moveTo(places - 1);
  };
  return { active, onKeyDown, onFocus };
}

/** The column of the axis under a pixel: the whole column counts, so that a low bar is as easy to hit as a high one. */
function columnAt(chart: EChartsType, x: number, y: number): number | null {
  if (!chart.containPixel({ gridIndex: 0 }, [x, y])) return null;
  const [index] = chart.convertFromPixel({ gridIndex: 0 }, [x, y]) as number[];
  return index === undefined || !Number.isFinite(index) ? null : Math.round(index);
}

function placeOfColumn(column: number | null, starts: readonly number[] | undefined): number | null {
  if (column === null || !starts) return column;
  return starts.findLastIndex((start) => start <= column);
}

/** Shows the hint of a column, of the last one for a number beyond it. */
function showColumn(chart: EChartsType, column: number): void {
  const [series] = modelOf(chart).getSeries();
  const last = (series?.getData().count() ?? 1) - 1;
  chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: Math.min(column, last) });
}

// No public call names the items of a series; the model does, in every version since 4.
const modelOf = (chart: EChartsType) => (chart as unknown as DrawnItems).getModel();

interface DrawnItems {
  getModel(): {
    getSeries(): {
      seriesIndex: number;
      getData(): { count(): number; getRawDataItem(index: number): unknown };
    }[];
  };
}

/** Shows the hint of the item that carries a place, and lifts it. */
function showItem(chart: EChartsType, place: number): void {
  chart.dispatchAction({ type: 'downplay' });
  for (const series of modelOf(chart).getSeries()) {
    const items = series.getData();
    for (let dataIndex = 0; dataIndex < items.count(); dataIndex += 1) {
      if (placeOf({ data: items.getRawDataItem(dataIndex) }) !== place) continue;
      const item = { seriesIndex: series.seriesIndex, dataIndex };
      chart.dispatchAction({ type: 'highlight', ...item });
      chart.dispatchAction({ type: 'showTip', ...item });
      return;
    }
  }
  chart.dispatchAction({ type: 'hideTip' });
}
