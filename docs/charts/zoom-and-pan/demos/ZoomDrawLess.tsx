import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  useBarSeries,
  useDrawingArea,
  useIsZoomInteracting,
  useXScale,
  useYScale,
} from '@mui/x-charts-pro/hooks';
import type { XAxis } from '@mui/x-charts-pro/models';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const zoom = { minSpan: 5, slider: { enabled: true } };
const xAxis: XAxis[] = [
  { id: 'day', dataKey: 'day', scaleType: 'band', valueFormatter: date.format, zoom },
];
const initialZoom = [{ axisId: 'day', start: 40, end: 55 }];

// preview-start
function Values() {
  const isZooming = useIsZoomInteracting();
  return isZooming ? null : <DrawnValues />;
}
// preview-end

function DrawnValues() {
  const [series] = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return visits.map(({ day }, index) => {
    const value = series?.data[index];
    const x = (xScale(day) ?? NaN) + xScale.bandwidth() / 2;
    return value && x >= left && x <= left + width ? (
      <text
        key={index}
        x={x}
        y={yScale(value) - 4}
        textAnchor="middle"
        fontSize={11}
        fill="currentColor"
      >
        {value}
      </text>
    ) : null;
  });
}

export default function ZoomDrawLess() {
  return (
    <BarChartPro
      aria-label="Visitors of the shop by day, with a number on each bar"
      height={300}
      dataset={visits}
      xAxis={xAxis}
      yAxis={[{ max: 260 }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      initialZoom={initialZoom}
      hideLegend
    >
      <Values />
    </BarChartPro>
  );
}
