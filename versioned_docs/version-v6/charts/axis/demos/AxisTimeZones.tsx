import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const start = Date.UTC(2025, 2, 8, 18);
const load = [3.1, 4.6, 2.2, 1.4, 1.3, 2.9, 4.8, 3.9, 1.7];
const times = load.map((_, index) => new Date(start + index * 4 * 3_600_000));

export default function AxisTimeZones() {
  const [timeZone, setTimeZone] = React.useState('UTC');
  // preview-start
  const format = React.useMemo(
    () => new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric' }),
    [timeZone],
  );
  const xAxis = {
    scaleType: 'utc' as const,
    data: times,
    tickInterval: times.filter((_, index) => index % 2 === 0),
    valueFormatter: (time: Date) => format.format(time),
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Time zone"
        value={timeZone}
        onChange={(event, value: string | null) => setTimeZone(value ?? timeZone)}
      >
        {zones.map((zone) => (
          <ToggleButton key={zone} value={zone}>
            {zone}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Power in kilowatts over 32 hours, in the time zone ${timeZone}`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={230}
          xAxis={[xAxis]}
          yAxis={[{ label: 'kW', min: 0 }]}
          series={[{ data: load, label: 'Power (kW)' }]}
          margin={{ top: 20, right: 40, bottom: 30 }}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
    </Box>
  );
}
