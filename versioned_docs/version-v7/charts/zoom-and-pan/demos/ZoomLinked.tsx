import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const day = { id: 'day', dataKey: 'day', scaleType: 'band', valueFormatter: date.format } as const;
const plain = [{ ...day, zoom: true }];
const withSlider = [{ ...day, zoom: { slider: { enabled: true } } }];
const visitors = [{ dataKey: 'visitors', label: 'Visitors' }];
const energy = [{ dataKey: 'energy', label: 'Energy in kWh', color: '#b5651d' }];

export default function ZoomLinked() {
  // preview-start
  const [zoomData, onZoomChange] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 20, end: 60 },
  ]);
  const shared = { dataset: visits, zoomData, onZoomChange };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        {...shared}
        aria-label="Visitors by day"
        height={170}
        xAxis={plain}
        series={visitors}
      />
      <BarChartPro
        {...shared}
        aria-label="Energy by day in kilowatt hours"
        height={200}
        xAxis={withSlider}
        series={energy}
      />
    </Box>
  );
}
