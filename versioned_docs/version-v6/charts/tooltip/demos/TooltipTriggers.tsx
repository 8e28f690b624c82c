import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18];
const series = [
  { data: [11, 14, 19, 21, 17], label: 'Storeroom' },
  { data: [9, 9, 10, 11, 10], label: 'Cellar' },
];

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Tooltip"
        size="small"
        exclusive
        value={trigger}
        onChange={(event, value) => setTrigger(value ?? trigger)}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="item">Item</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <Box
        component="figure"
        dir="ltr"
        aria-label="Temperature in storeroom and cellar"
        sx={{ m: 0 }}
      >
        <LineChart
          height={270}
          xAxis={[{ data: hours, scaleType: 'point', valueFormatter: (hour) => `${hour}:00` }]}
          yAxis={[{ label: '°C' }]}
          series={series}
          tooltip={{ trigger }}
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
