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
      {/* preview-start */}
      <LineChart
        title="Energy by day in kilowatt hours, with three days without a reading"
        height={240}
        margin={{ top: 20, right: 40, bottom: 30 }}
        xAxis={[
          { data: days, scaleType: 'utc', tickInterval: days, valueFormatter: format.format },
        ]}
        yAxis={[{ min: 100, max: 160 }]}
        series={[{ data: energy, connectNulls, curve: 'linear', valueFormatter: reading }]}
      />
      {/* preview-end */}
    </Box>
  );
}
