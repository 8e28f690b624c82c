import * as React from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const percent = (days: number) => (days / visits.length) * 100;

// preview-start
const zoom = {
  minSpan: percent(7),
  maxSpan: percent(28),
  step: 10,
  panning: true,
};
// preview-end

export default function ZoomLimits() {
  const [range, setRange] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 0, end: percent(14) },
  ]);
  return (
    <BarChartPro
      title="Visitors of the shop by day, one to four weeks at a time"
      height={300}
      dataset={visits}
      zoom={range}
      onZoomChange={setRange}
      xAxis={[{ id: 'day', dataKey: 'day', scaleType: 'band', valueFormatter: date.format, zoom }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      margin={{ top: 20, right: 30, bottom: 30 }}
      slotProps={{ legend: { hidden: true } }}
    />
  );
}
