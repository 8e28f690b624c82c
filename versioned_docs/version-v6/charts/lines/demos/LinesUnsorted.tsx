import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { time: new Date(Date.UTC(2025, 5, 2, 8)), load: 3 },
  { time: new Date(Date.UTC(2025, 5, 2, 14)), load: 9 },
  { time: new Date(Date.UTC(2025, 5, 2, 10)), load: 5 },
  { time: new Date(Date.UTC(2025, 5, 2, 18)), load: 4 },
  { time: new Date(Date.UTC(2025, 5, 2, 12)), load: 8 },
];
const format = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const clock = (time: Date) => format.format(time);
// preview-start
const byTime = [...readings].sort((a, b) => a.time.getTime() - b.time.getTime());
// preview-end

export default function LinesUnsorted() {
  const [sorted, setSorted] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sort the readings by time"
        control={<Switch checked={sorted} onChange={(event, checked) => setSorted(checked)} />}
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Power by time of day in kilowatts, ${sorted ? 'sorted' : 'in the order of arrival'}`}
        sx={{ m: 0, height: 230 }}
      >
        <LineChart
          dataset={sorted ? byTime : readings}
          xAxis={[{ dataKey: 'time', scaleType: 'utc', valueFormatter: clock }]}
          yAxis={[{ min: 0, max: 10 }]}
          series={[{ dataKey: 'load', curve: 'linear' }]}
          margin={{ top: 16, right: 40, bottom: 32 }}
        />
      </Box>
    </Box>
  );
}
