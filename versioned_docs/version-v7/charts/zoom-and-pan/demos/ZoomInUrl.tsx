import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const zoom = { slider: { enabled: true } };
const xAxis = [
  {
    id: 'day',
    dataKey: 'day',
    scaleType: 'utc',
    domainLimit: 'strict',
    valueFormatter: date.format,
    zoom,
  } as const,
];

// preview-start
function parse(text: string): ZoomData[] {
  const [start = NaN, end = NaN] = text.split('-').map(Number);
  return start >= 0 && end - start >= 10 && end <= 100 ? [{ axisId: 'day', start, end }] : [];
}
function format([item]: ZoomData[]) {
  return item ? `${Math.round(item.start)}-${Math.round(item.end)}` : '0-100';
}
// preview-end

export default function ZoomInUrl() {
  const [range, setRange] = React.useState('20-55');
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        aria-label="Visitors of the shop by day"
        height={290}
        dataset={visits}
        initialZoom={parse('20-55')}
        onZoomChange={(data) => setRange(format(data))}
        xAxis={xAxis}
        series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
        hideLegend
      />
      <Link href={`?visible=${range}#keep-the-zoom-in-the-url`}>Link to days {range}%</Link>
    </Box>
  );
}
