import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const orders = [12, 35, 140, 900, 4200, 310, 0];
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function AxisLogZero() {
  const [scaleType, setScaleType] = React.useState<'log' | 'sqrt'>('log');
  const log = scaleType === 'log';
  // preview-start
  const data = log ? orders.map((value) => (value > 0 ? value : null)) : orders;
  const yAxis = { scaleType, min: log ? 10 : 0, valueFormatter: compact.format };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(event, value: 'log' | 'sqrt' | null) => setScaleType(value ?? scaleType)}
      >
        <ToggleButton value="log">log, zero as null</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Orders by day on a ${scaleType} scale; none on Sunday`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={240}
          margin={{ top: 20, right: 20, bottom: 30 }}
          xAxis={[{ data: days, scaleType: 'point' }]}
          yAxis={[yAxis]}
          series={[{ data, curve: 'linear' }]}
        />
      </Box>
    </Box>
  );
}
