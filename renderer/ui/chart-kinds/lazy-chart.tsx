import { useEffect, useState } from 'react';
import { Busy } from '../busy';
import { Chart, type ChartProps } from '../chart';

interface LazyChartProps extends ChartProps {
  /** Brings the kind of drawing; the same function each time. */
  load: () => Promise<unknown>;
}

/** A chart of a kind that comes in a chunk of its own. */
export function LazyChart({ load, ...chart }: LazyChartProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void load().then(() => {
      if (isCurrent) setLoaded(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (isLoaded) return <Chart {...chart} />;
  return (
    <div style={{ height: chart.heightPx }}>
      <Busy />
    </div>
  );
}
