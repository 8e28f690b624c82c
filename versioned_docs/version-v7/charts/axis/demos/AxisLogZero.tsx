import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const orders = [12, 35, 140, 900, 4200, 310, 0];
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function AxisLogZero() {
  const [scaleType, setScaleType] = React.useState<'log' | 'symlog'>('symlog');
  const data = scaleType === 'log' ? orders.map((value) => (value > 0 ? value : null)) : orders;
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(event, value: 'log' | 'symlog' | null) => setScaleType(value ?? scaleType)}
      >
        <ToggleButton value="symlog">symlog</ToggleButton>
        <ToggleButton value="log">log, zero as null</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <LineChart
        aria-label={`Orders by day on a ${scaleType} scale; none on Sunday`}
        height={240}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ scaleType, valueFormatter: (value: number) => compact.format(value) }]}
        series={[{ data, curve: 'linear' }]}
        grid={{ horizontal: true }}
      />
      {/* preview-end */}
    </Box>
  );
}
