import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const xAxis = [
  {
    id: 'day',
    dataKey: 'day',
    scaleType: 'utc',
    domainLimit: 'strict',
    valueFormatter: (day: Date) => date.format(day),
    zoom: true,
  } as const,
];
const dayAt = (percent: number) =>
  date.format(visits[Math.round((percent / 100) * (visits.length - 1))]?.day);

export default function ZoomSlider() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 60, end: 85 }]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Visitors of the shop by day, with a slider to zoom"
        height={260}
        dataset={visits}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={xAxis}
        series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
        margin={{ top: 20, right: 30, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
      <Box sx={{ pl: '50px', pr: '30px' }}>
        {/* preview-start */}
        <Slider
          value={[start, end]}
          onChange={(event, value) => {
            const [from = 0, to = 100] = Array.isArray(value) ? value : [];
            setZoom([{ axisId: 'day', start: from, end: Math.max(to, from + 5) }]);
          }}
          getAriaLabel={(thumb) => (thumb === 0 ? 'First visible day' : 'Last visible day')}
          getAriaValueText={dayAt}
          valueLabelDisplay="auto"
          valueLabelFormat={dayAt}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
