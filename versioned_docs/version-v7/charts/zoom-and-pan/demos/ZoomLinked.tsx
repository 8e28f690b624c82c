import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const xAxis = [
  {
    id: 'day',
    dataKey: 'day',
    scaleType: 'band',
    valueFormatter: (day: Date) => date.format(day),
    zoom: true,
  } as const,
];

export default function ZoomLinked() {
  // preview-start
  const [zoom, onZoomChange] = React.useState<ZoomData[]>([{ axisId: 'day', start: 20, end: 60 }]);
  const shared = { dataset: visits, zoom, onZoomChange, xAxis, height: 210 };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        {...shared}
        title="Visitors by day"
        margin={{ bottom: 30, right: 20 }}
        series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      />
      <BarChartPro
        {...shared}
        title="Energy by day in kilowatt hours"
        margin={{ bottom: 30, right: 20 }}
        series={[{ dataKey: 'energy', label: 'Energy in kWh', color: '#b5651d' }]}
      />
    </Box>
  );
}
