import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 90 }, (_, index) => index + 1);
const orders = days.map((day) => 120 + Math.round(40 * Math.sin(day / 6) + ((day * 37) % 23)));
const line = { showMark: false, curve: 'linear' as const, color: '#0b6bcb' };
const yAxis = [{ min: 0, max: 200 }];

// preview-start
function Brush({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const toX = getValueToPositionMapper(useXScale());
  const place = { x: toX(from), y: top, width: toX(to) - toX(from), height };
  return <rect {...place} fill="gray" opacity={0.3} />;
}
// preview-end

export default function CompositionBrush() {
  const [[from, to], setRange] = React.useState<[number, number]>([31, 60]);
  const data = days.slice(from - 1, to);
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Orders by day, days ${from} to ${to}`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={220}
          margin={{ top: 20, bottom: 50, left: 50, right: 24 }}
          xAxis={[{ data, min: from, max: to, tickMinStep: 1, label: 'Day' }]}
          yAxis={yAxis}
          series={[{ ...line, data: orders.slice(from - 1, to) }]}
        />
      </Box>
      <Box component="figure" dir="ltr" aria-label="Orders by day, all 90 days" sx={{ m: 0 }}>
        <LineChart
          height={64}
          margin={{ top: 4, bottom: 4, left: 50, right: 24 }}
          xAxis={[{ data: days, min: 1, max: 90 }]}
          yAxis={yAxis}
          series={[{ ...line, data: orders }]}
          bottomAxis={null}
          leftAxis={null}
          tooltip={{ trigger: 'none' }}
        >
          <Brush from={from} to={to} />
        </LineChart>
      </Box>
      <Box dir="ltr" sx={{ marginInlineStart: '50px', marginInlineEnd: '24px' }}>
        <Slider
          value={[from, to]}
          min={1}
          max={days.length}
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'First day' : 'Last day')}
          onChange={(event, value) => {
            const [start = 1, end = 1] = Array.isArray(value) ? value : [];
            if (end - start > 5) setRange([start, end]);
          }}
        />
      </Box>
    </Box>
  );
}
