import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
const dayAt = (percent: number) =>
  date.format(visits[Math.round((percent / 100) * (visits.length - 1))]?.day);

export default function ZoomButtons() {
  // preview-start
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 0, end: 25 },
  ]);
  const { start, end } = zoomData[0] ?? { start: 0, end: 100 };
  const show = (from: number, to: number) => setZoomData([{ axisId: 'day', start: from, end: to }]);
  const move = (by: number) => {
    const from = Math.min(Math.max(start + by, 0), 100 - (end - start));
    show(from, from + end - start);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label="Visible days" sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button onClick={() => move(-10)}>Earlier</Button>
        <Button onClick={() => move(10)}>Later</Button>
        <Button onClick={() => show(75, 100)}>Last 4 weeks</Button>
        <Button onClick={() => show(0, 100)}>All</Button>
      </Box>
      <LineChartPro
        title="Visitors of the shop by day"
        height={270}
        dataset={visits}
        zoom={zoomData}
        onZoomChange={setZoomData}
        xAxis={xAxis}
        series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
        margin={{ top: 20, right: 30, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
      <Box role="status" sx={{ typography: 'body2' }}>
        {dayAt(start)} to {dayAt(end)}
      </Box>
    </Box>
  );
}
