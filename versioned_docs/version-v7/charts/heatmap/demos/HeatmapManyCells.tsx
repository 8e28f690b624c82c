import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const days = Array.from({ length: 60 }, (_, day) => day + 1);
const hours = Array.from({ length: 24 }, (_, hour) => hour);

// preview-start
const cells = days.flatMap((day, x) =>
  hours.map((hour): HeatmapValueType => {
    const open = hour >= 7 && hour < 20 && day % 7 !== 0;
    const noise = (day * 13 + hour * 29) % 9;
    return [x, hour, (open ? 34 + 12 * Math.sin((hour - 7) / 4) : 9) + noise];
  }),
);
const series = [
  { data: cells, label: 'kW', valueFormatter: ([, , kw]: HeatmapValueType) => kw.toFixed(1) },
];
// preview-end

const xAxis = [{ data: days, label: 'Day', tickLabelInterval: (day: number) => day % 10 === 0 }];
const yAxis = [
  {
    data: hours,
    reverse: true,
    label: 'Hour',
    tickLabelInterval: (hour: number) => hour % 6 === 0,
    tickInterval: (hour: number) => hour % 6 === 0,
  },
];
const zAxis = [
  { colorMap: { type: 'continuous' as const, max: 55, color: ['#f1f5f9', '#1e3a8a'] as const } },
];

export default function HeatmapManyCells() {
  return (
    <Box
      role="figure"
      aria-label="Power by day and hour in 60 days: high from 7 AM to 8 PM, except on Sundays"
      sx={{ height: 320, width: '100%' }}
    >
      <Heatmap
        xAxis={xAxis}
        yAxis={yAxis}
        zAxis={zAxis}
        series={series}
        margin={{ top: 10, right: 20 }}
      />
    </Box>
  );
}
