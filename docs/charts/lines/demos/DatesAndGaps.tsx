import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [14, 15, 16, 17, 18, 19, 20].map((day) => new Date(2025, 3, day));
const depth = [2.1, 2.3, null, null, 2.9, 2.8, 2.6];
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function DatesAndGaps() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Depth of the lake in meters, with two days without a reading"
        xAxis={[
          {
            data: days,
            scaleType: 'time',
            tickInterval: days,
            valueFormatter: (day: Date) => dayFormat.format(day),
          },
        ]}
        series={[{ data: depth, label: 'Depth (m)', connectNulls: false, curve: 'linear' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
