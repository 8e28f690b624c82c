import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const start = Date.UTC(2025, 5, 2);
const times = Array.from({ length: 49 }, (_, index) => new Date(start + index * 1_800_000));
const degrees = times.map((_, index) =>
  index === 20 || index === 21 ? null : 3 + 2.4 * Math.sin(index / 5) + ((index * 7) % 5) / 6,
);
const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

// preview-start
function LimitGradient({ id, limit }: { id: string; limit: number }) {
  const { top, height } = useDrawingArea();
  const toY = getValueToPositionMapper(useYScale());
  const offset = (toY(limit) - top) / height;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={0} y1={top} y2={top + height}>
      <stop offset={offset} stopColor="#d32f2f" />
      <stop offset={offset} stopColor="#0288d1" />
    </linearGradient>
  );
}
// preview-end

export default function LineDemoTemperature() {
  const id = React.useId();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Temperature in the cold room over one day, with the limit of 5 degrees Celsius"
      sx={{ m: 0, height: 270, width: '100%' }}
    >
      <LineChart
        margin={{ top: 20, right: 40 }}
        xAxis={[{ data: times, scaleType: 'utc', tickNumber: 5, valueFormatter: clock.format }]}
        yAxis={[{ label: '°C' }]}
        series={[{ data: degrees, showMark: false, valueFormatter: (v) => v?.toFixed(1) ?? '–' }]}
        sx={{ '& .MuiLineElement-root': { stroke: `url("#${id}")` } }}
      >
        <LimitGradient id={id} limit={5} />
        <ChartsReferenceLine
          y={5}
          label="Limit"
          labelAlign="end"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
        />
      </LineChart>
    </Box>
  );
}
