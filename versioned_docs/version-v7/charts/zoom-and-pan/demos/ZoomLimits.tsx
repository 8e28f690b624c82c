import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const percent = (days: number) => (days / visits.length) * 100;

// preview-start
const zoom = {
  minSpan: percent(7),
  maxSpan: percent(28),
  step: 10,
  panning: true,
  slider: { enabled: true },
};
const initialZoom = [{ axisId: 'day', start: 0, end: percent(14) }];
// preview-end

export default function ZoomLimits() {
  return (
    <BarChartPro
      aria-label="Visitors of the shop by day, one to four weeks at a time"
      height={300}
      dataset={visits}
      initialZoom={initialZoom}
      xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'band', valueFormatter: date.format, zoom }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      hideLegend
    />
  );
}
