import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const xAxis = [
  {
    id: 'day',
    dataKey: 'day',
    scaleType: 'utc',
    domainLimit: 'strict',
    valueFormatter: date.format,
    zoom: true,
  } as const,
];

// preview-start
function parse(text: string): ZoomData[] {
  const [start = NaN, end = NaN] = text.split('-').map(Number);
  const valid = start >= 0 && end - start >= 10 && end <= 100;
  return [{ axisId: 'day', start: valid ? start : 0, end: valid ? end : 100 }];
}
function format([item]: ZoomData[]) {
  return item ? `${Math.round(item.start)}-${Math.round(item.end)}` : '0-100';
}
// preview-end

export default function ZoomInUrl() {
  const [range, setRange] = React.useState<ZoomData[]>(parse('20-55'));
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Visitors of the shop by day"
        height={290}
        dataset={visits}
        zoom={range}
        onZoomChange={setRange}
        xAxis={xAxis}
        series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
        margin={{ top: 20, right: 30, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
      <Link href={`?visible=${format(range)}#keep-the-zoom-in-the-url`}>
        Link to days {format(range)}%
      </Link>
    </Box>
  );
}
