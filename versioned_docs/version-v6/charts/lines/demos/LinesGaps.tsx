import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [2, 3, 4, 5, 6, 7, 10, 11].map((day) => new Date(Date.UTC(2025, 5, day)));
const energy = [142, 138, null, null, 151, null, 118, 126];
const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const reading = (value: number | null) => (value === null ? 'no reading' : `${value} kWh`);

export default function LinesGaps() {
  const [connectNulls, setConnectNulls] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch checked={connectNulls} onChange={(e, checked) => setConnectNulls(checked)} />
        }
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy by day in kilowatt hours, with three days without a reading"
        sx={{ m: 0, height: 240 }}
      >
        {/* preview-start */}
        <LineChart
          xAxis={[
            {
              data: days,
              scaleType: 'utc',
              tickInterval: days,
              valueFormatter: (day: Date) => format.format(day),
            },
          ]}
          yAxis={[{ min: 100, max: 160 }]}
          series={[{ data: energy, connectNulls, curve: 'linear', valueFormatter: reading }]}
          margin={{ top: 16, right: 40, bottom: 32 }}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
