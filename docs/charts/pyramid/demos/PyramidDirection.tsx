import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const waste = [
  { value: 40, label: 'Avoid' },
  { value: 25, label: 'Reuse' },
  { value: 20, label: 'Recycle' },
  { value: 15, label: 'Burn' },
];

export default function PyramidDirection() {
  const [direction, setDirection] = React.useState<'increasing' | 'decreasing'>('decreasing');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(event, value) => setDirection(value ?? direction)}
      >
        <ToggleButton value="decreasing">Point at the bottom</ToggleButton>
        <ToggleButton value="increasing">Point at the top</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <FunnelChart
        aria-label="Treatment of the waste of the shop in percent"
        height={280}
        series={[{ data: waste, curve: 'pyramid', funnelDirection: direction, borderRadius: 0 }]}
        gap={3}
      />
      {/* preview-end */}
    </Box>
  );
}
