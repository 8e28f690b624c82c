import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const money = [
  { label: 'Sales', data: [820, 910, 760, 990], color: '#1565c0' },
  { label: 'Returns', data: [-120, -90, -210, -60], color: '#c2410c' },
  { label: 'Vouchers', data: [60, -40, 30, 80], color: '#f9a825' },
];

export default function StackingNegative() {
  const [stackOffset, setStackOffset] = React.useState<'diverging' | 'none'>('diverging');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOffset"
        value={stackOffset}
        onChange={(event, value: 'diverging' | 'none' | null) =>
          setStackOffset(value ?? stackOffset)
        }
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Sales, returns and vouchers by week in dollars, offset ${stackOffset}`}
        sx={{ m: 0 }}
      >
        <BarChart
          height={260}
          xAxis={[{ scaleType: 'band', data: weeks }]}
          yAxis={[{ valueFormatter: (value: number) => `\u200e${value}` }]}
          series={money.map((part) => ({ ...part, stack: 'money', stackOffset }))}
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
